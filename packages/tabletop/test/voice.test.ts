// What the voice of any game adds to what is asked.
import { ASKING, type Choice, type Question } from '@landfall/kernel'
import { type Voice, voiceFor } from '@landfall/tabletop'
import { words } from '@landfall/tabletop/en'
import { expect, test } from 'vitest'

const voice = (prompt: string, asker: string | undefined): Voice => ({
  language: 'en',
  title: 'Quay',
  words,
  seat: (seat) => seat,
  prompt: () => prompt,
  asker: () => asker,
  choice: ({ id }) => id,
  log: () => undefined,
  outcome: () => '',
  scene: () => [],
})

const question: Question = { id: 1, seat: 'ann', kind: 'source', choices: [{ id: 'everywhere' }] }

const prompt = (asked: string, asker: string | undefined, of: Question = question): string =>
  voiceFor(voice(asked, asker), {}).prompt(of)

test('what asks is named in front of what is asked', () => {
  expect(prompt('Which source?', 'Night Prowler')).toBe('Night Prowler: which source?')
  expect(prompt('Étrange?', 'Night Prowler')).toBe('Night Prowler: étrange?')
  expect(prompt('3 of them?', 'Night Prowler')).toBe('Night Prowler: 3 of them?')
})

test('a name that ends with a mark of its own is a sentence', () => {
  expect(prompt('Which source?', 'Who is there?')).toBe('Who is there? Which source?')
  expect(prompt('Which source?', 'Pirates!')).toBe('Pirates! Which source?')
})

test('nothing is named twice, or where nothing asks', () => {
  expect(prompt('Where does the Night Prowler go?', 'Night Prowler')).toBe('Where does the Night Prowler go?')
  expect(prompt('Which source?', undefined)).toBe('Which source?')
})

test('of several choices that are called the same, all but the first are numbered, whatever their odds', () => {
  const plain = voice('Which hand?', undefined)
  const hands: Voice = { ...plain, choice: ({ id, odds }) => `${id.slice(0, 4)}${odds === undefined ? '' : ' 50%'}` }
  const choices = [{ id: 'left' }, { id: 'right' }, { id: 'left too', odds: { success: 0.5 } }, { id: 'left as well' }]
  const labels = (of: readonly Choice[]): readonly string[] =>
    of.map((choice) => voiceFor(hands, {}).choice(choice, { ...question, choices }))
  expect(labels(choices)).toEqual(['left', 'righ', 'left 50% (2)', 'left (3)'])
  expect(labels(choices.map(({ id }) => ({ id })))).toEqual(['left', 'righ', 'left (2)', 'left (3)'])
})

test('how often somebody wants to be asked, no card asks', () => {
  const asking = { ...question, kind: ASKING }
  expect(prompt('?', 'Night Prowler', asking)).toBe(words.asking.prompt)
  expect(voiceFor(voice('?', undefined), {}).choice({ id: 'everywhere' }, asking)).toBe(words.asking.choices.everywhere)
})
