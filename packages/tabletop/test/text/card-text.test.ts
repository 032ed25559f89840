// The text of a card: paragraphs, options behind bullets, what each result of a test brings.
import { act, type Clause, speaker, thing } from '@landfall/tabletop'
import { grammar as englishGrammar } from '@landfall/tabletop/en'
import { grammar as russianGrammar } from '@landfall/tabletop/ru'
import { expect, test } from 'vitest'
import { words as english } from './en.ts'
import { words as russian } from './ru.ts'
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
/** They write cards in lines. */
const en = speaker(englishGrammar, english, 'listed')
const ru = speaker(russianGrammar, russian, 'listed')

test('what is done without a condition between is one paragraph, and an option has a line of its own', () => {
  expect(en.paragraphs(inOrder(gain(1), fall, choice))).toEqual([
    'Gain 1 food. Fall.',
    'Choose one:',
    '• Storm: gain 1 food and fall.',
    '• Storm.',
  ])
  expect(en.line(inOrder(gain(1), choice))).toBe('gain 1 food. Choose one: • Storm: gain 1 food and fall • Storm')
})

test('running text has a sentence for each thing that is done, with all its conditions and choices', () => {
  const running = speakers.en
  const either: Clause<Words> = { say: 'chooseOne', options: [inOrder(gain(1), fall), fall] }
  const dark: Clause<Words> = { say: 'if', condition: { fact: 'dark' }, clause: gain(1), otherwise: fall }
  expect(running.paragraphs(inOrder(gain(1), fall, either, dark))).toEqual([
    'Gain 1 food. Fall. Choose one: gain 1 food, then fall; or fall. If it is dark, gain 1 food; otherwise fall.',
  ])
  expect(running.introduced(inOrder(gain(1), fall), (text) => `later: ${text}`)).toEqual(['Later: gain 1 food. Fall.'])
  expect(running.paragraphs(inOrder())).toEqual([])
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
  expect(en.introduced(inOrder(gain(1), fall), (text) => `at night: ${text}`)).toEqual([
    'At night: gain 1 food and fall.',
  ])
})
