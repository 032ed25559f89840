// What English makes of acts that share a sentence.
import { type Act, type Clause, speaker } from '@landfall/tabletop'
import { grammar } from '@landfall/tabletop/en'
import { expect, test } from 'vitest'
import { words } from './en.ts'
import type { Words } from './words.ts'

const say = speaker(grammar, words, 'listed')

const gain = (noun: Words['noun'], who?: Words['noun']): Act<Words> => ({
  say: 'act',
  verb: 'gain',
  object: { noun, count: 1 },
  ...(who === undefined ? {} : { subject: { noun: who } }),
})

const inOrder = (...clauses: readonly Clause<Words>[]): Clause<Words> => ({ say: 'inOrder', clauses })

const dark = (clause: Clause<Words>): Clause<Words> => ({ say: 'if', condition: { fact: 'dark' }, clause })

test('orders are joined by commas and “and”', () => {
  expect(say.line(inOrder(gain('food'), gain('wood')))).toBe('gain 1 food and gain 1 wood')
  expect(say.line(inOrder(gain('food'), gain('wood'), gain('card')))).toBe('gain 1 food, gain 1 wood and gain 1 card')
})

test('a semicolon stands where the subject changes', () => {
  expect(say.line(inOrder(gain('food'), gain('wood'), gain('card', 'everyone'), gain('food')))).toBe(
    'gain 1 food and gain 1 wood; each castaway gains 1 card; gain 1 food',
  )
})

test('somebody who does several things is named once', () => {
  expect(say.line(inOrder(gain('food', 'everyone'), gain('wood', 'everyone')))).toBe(
    'each castaway gains 1 food and gains 1 wood',
  )
})

test('acts share a sentence only behind what introduces them', () => {
  const acts = inOrder(gain('food'), gain('card', 'everyone'))
  expect(say.paragraphs(acts)).toEqual(['Gain 1 food. Each castaway gains 1 card.'])
  expect(say.paragraphs(dark(acts))).toEqual(['If it is dark, gain 1 food; each castaway gains 1 card.'])
  expect(say.introduced(acts, (text) => `at night: ${text}`)).toEqual([
    'At night: gain 1 food; each castaway gains 1 card.',
  ])
})
