// The text of a card: paragraphs, options behind bullets, what each result of a test brings.
import { act, type Clause, thing } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { speakers } from './speakers.ts'
import type { Words } from './words.ts'

const say = act<Words>
const gain = (count: number): Clause<Words> => say('gain', { object: { noun: 'food', count } })
const fall = say('fall')
const choice: Clause<Words> = {
  say: 'chooseOne',
  options: [
    { say: 'inOrder', clauses: [thing({ name: 'storm' }), gain(1), fall] },
    { say: 'inOrder', clauses: [thing({ name: 'storm' })] },
  ],
}
const inOrder = (...clauses: readonly Clause<Words>[]): Clause<Words> => ({ say: 'inOrder', clauses })
const { en, ru } = speakers

test('what is done without a condition between is one paragraph, and an option has a line of its own', () => {
  expect(en.paragraphs(inOrder(gain(1), fall, choice))).toEqual([
    'Gain 1 food. Fall.',
    'Choose one:',
    '• Storm: gain 1 food, fall.',
    '• Storm.',
  ])
  expect(en.line(inOrder(gain(1), choice))).toBe('gain 1 food. Choose one: • Storm: gain 1 food, fall • Storm')
})

test('somebody who does several things is named once', () => {
  const everyone = { noun: 'everyone' as const }
  const both = inOrder(
    say('gain', { subject: everyone, object: { noun: 'food', count: 2 } }),
    say('fall', { subject: everyone }),
  )
  expect(en.paragraphs(both)).toEqual(['Each castaway gains 2 food and falls.'])
})

test('a branch that ends in a choice comes last', () => {
  const dark: Clause<Words> = { say: 'if', condition: { fact: 'dark' }, clause: choice, otherwise: gain(2) }
  expect(en.paragraphs(dark)[0]).toBe('If it is light, gain 2 food. Otherwise, choose one:')
  const plain: Clause<Words> = { say: 'if', condition: { fact: 'dark' }, clause: gain(1), otherwise: gain(2) }
  expect(en.paragraphs(plain)).toEqual(['If it is dark, gain 1 food. Otherwise, gain 2 food.'])
})

test('a die is told by what it shows, any other test by how it ends', () => {
  const results = { least: 3, success: gain(2), failure: fall }
  expect(en.paragraphs({ say: 'test', test: fall, faces: 6, ...results })).toEqual([
    'Fall. 3–6: gain 2 food. 1–2: fall.',
  ])
  expect(en.paragraphs({ say: 'test', test: fall, ...results })).toEqual(['Fall. Success: gain 2 food. Failure: fall.'])
  expect(ru.paragraphs({ say: 'test', test: fall, least: 6, faces: 6, success: gain(1) })).toEqual([
    'Падайте. 6: получите 1 еду.',
  ])
})

test('some words introduce a text', () => {
  expect(en.introduced(inOrder(gain(1), fall), (text) => `at night: ${text}`)).toEqual(['At night: gain 1 food, fall.'])
})
