// Italian cards in lines: where somebody else begins, a comma is not enough.
import { type Act, act, type Clause, speaker, thing } from '@landfall/tabletop'
import { grammar } from '@landfall/tabletop/it'
import { expect, test } from 'vitest'
import { words } from './it.ts'
import type { Words } from './words.ts'

const say = act<Words>
const gain = (count: number): Clause<Words> => say('gain', { object: { noun: 'food', count } })
const everyone = { noun: 'everyone' } as const
const inOrder = (...clauses: readonly Clause<Words>[]): Clause<Words> => ({ say: 'inOrder', clauses })

const discardTwo = (told: Act<Words>): Act<Words> =>
  told.verb === 'discard' ? { ...told, object: { noun: 'card', count: 2 } } : told

const it = speaker(grammar, { ...words, retold: discardTwo }, 'listed')

/** In its words to fall is not for the reader to do. */
const rainy = speaker(
  grammar,
  { ...words, verbs: { ...words.verbs, fall: { phrase: 'cade la pioggia', isStatement: true } } },
  'listed',
)

test('what one does is listed, and somebody else begins behind a semicolon', () => {
  const all = inOrder(thing({ name: 'storm' }), gain(1), gain(2), gain(3), say('fall', { subject: everyone }), gain(4))
  expect(it.option(all)).toBe(
    'Tempesta: ottieni 1 cibo, ottieni 2 cibi e ottieni 3 cibi; ogni naufrago cade; ottieni 4 cibi',
  )
})

test('somebody who does several things is named once', () => {
  const both = [2, 3].map((count) => say('gain', { subject: everyone, object: { noun: 'food', count } }))
  expect(it.line(inOrder(...both, gain(1)))).toBe('ogni naufrago ottiene 2 cibi e ottiene 3 cibi; ottieni 1 cibo')
})

test('what happens by itself stands apart', () => {
  expect(rainy.line(inOrder(gain(1), say('fall'), say('fall'), gain(2)))).toBe(
    'ottieni 1 cibo; cade la pioggia; cade la pioggia; ottieni 2 cibi',
  )
})

test('without a condition each thing is a sentence, and behind one they stay together', () => {
  const dark: Clause<Words> = { say: 'if', condition: { fact: 'dark' }, clause: inOrder(gain(1), gain(2)) }
  expect(it.paragraphs(inOrder(gain(1), gain(2), dark))).toEqual([
    'Ottieni 1 cibo. Ottieni 2 cibi.',
    'Se è buio, ottieni 1 cibo e ottieni 2 cibi.',
  ])
})

test('an act is told in other words wherever it stands', () => {
  const discard = say('discard', { object: { noun: 'card', count: 1 } })
  expect(it.paragraphs(discard)).toEqual(['Scarta 2 carte.'])
  expect(it.introduced(inOrder(gain(1), discard), (text) => `di notte: ${text}`)).toEqual([
    'Di notte: ottieni 1 cibo e scarta 2 carte.',
  ])
  expect(it.paragraphs({ say: 'test', test: discard, least: 3, faces: 6, success: discard })).toEqual([
    'Scarta 2 carte. 3–6: scarta 2 carte.',
  ])
})

test('a choice is introduced as ever', () => {
  const choice: Clause<Words> = { say: 'chooseOne', who: everyone, options: [thing({ name: 'storm' })] }
  expect(it.paragraphs(choice)).toEqual(['Ogni naufrago sceglie un’opzione:', '• Tempesta.'])
})
