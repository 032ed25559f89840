import { type Clause, LANGUAGES, type Phrase, type Speaker, type WordsIn } from '@landfall/tabletop'
import type * as english from '@landfall/tabletop/en'
import type * as polish from '@landfall/tabletop/pl'
import { describe, expect, test } from 'vitest'
import { words as en } from './en.ts'
import { speakers } from './speakers.ts'
import type { Words } from './words.ts'

/** The columns of the rows below. */
const COLUMNS = ['en', 'it', 'pl', 'ru'] as const

const in4 = (say: (speaker: Speaker<Words>) => string): readonly string[] =>
  COLUMNS.map((language) => say(speakers[language]))

const inAll = (say: (speaker: Speaker<Words>) => string): readonly string[] =>
  LANGUAGES.map((language) => say(speakers[language]))

describe('plurals', () => {
  const counted = (noun: Words['noun'], count: number): readonly string[] =>
    in4((speaker) => speaker.phrase({ noun, count }))

  test.each([
    [0, '0 wounds', '0 ferite', '0 ran', '0 ран'],
    [1, '1 wound', '1 ferita', '1 rana', '1 рана'],
    [2, '2 wounds', '2 ferite', '2 rany', '2 раны'],
    [4, '4 wounds', '4 ferite', '4 rany', '4 раны'],
    [5, '5 wounds', '5 ferite', '5 ran', '5 ран'],
    [11, '11 wounds', '11 ferite', '11 ran', '11 ран'],
    [12, '12 wounds', '12 ferite', '12 ran', '12 ран'],
    [21, '21 wounds', '21 ferite', '21 ran', '21 рана'],
    [22, '22 wounds', '22 ferite', '22 rany', '22 раны'],
    [112, '112 wounds', '112 ferite', '112 ran', '112 ран'],
  ])('%i wounds', (count, ...expected) => {
    expect(counted('wound', count)).toEqual(expected)
  })

  test.each([
    [1, '1 castaway', '1 naufrago', '1 rozbitek', '1 робинзон'],
    [2, '2 castaways', '2 naufraghi', '2 rozbitków', '2 робинзона'],
    [5, '5 castaways', '5 naufraghi', '5 rozbitków', '5 робинзонов'],
  ])('%i people', (count, ...expected) => {
    expect(counted('castaway', count)).toEqual(expected)
  })
})

describe('cases', () => {
  const say = (clause: Clause<Words>): readonly string[] => in4((speaker) => speaker.paragraphs(clause).join(' '))
  const gain = (object: Phrase<Words>): Clause<Words> => ({ say: 'act', verb: 'gain', object })

  test.each([1, 2, 5])('the accusative of %i things and people', (count) => {
    const nouns: readonly Words['noun'][] = ['card', 'castaway']
    expect(
      nouns.map((noun) => inAll((speaker) => speaker.paragraphs(gain({ noun, count })).join(' '))),
    ).toMatchSnapshot()
  })

  test('places of a verb stand in their own case', () => {
    expect(say({ say: 'act', verb: 'discard', object: { noun: 'card', count: 3 }, from: { noun: 'wood' } })).toEqual([
      'Discard 3 cards from wood.',
      'Scarta 3 carte da legno.',
      'Odrzuć 3 karty z drewna.',
      'Сбросьте 3 карты из дерева.',
    ])
  })

  test('a title need not bend', () => {
    expect(say(gain({ name: 'storm', kind: 'card' }))).toEqual([
      'Gain “Storm”.',
      'Ottieni «Tempesta».',
      'Zyskaj kartę „Sztorm”.',
      'Получите карту «Шторм».',
    ])
    expect(in4((speaker) => speaker.label({ say: 'thing', thing: { name: 'storm' } }))).toEqual([
      'Storm',
      'Tempesta',
      'Sztorm',
      'Шторм',
    ])
  })
})

describe('what happened', () => {
  const log = (verb: Words['verb'], subject: Phrase<Words>): readonly string[] =>
    in4((speaker) => speaker.log({ say: 'act', verb, subject }))

  test('agrees in gender and number', () => {
    expect(log('fall', { noun: 'night' })).toEqual(['Night fell.', 'Notte è caduta.', 'Noc spadła.', 'Ночь упала.'])
    expect(log('fall', { noun: 'castaway' })).toEqual([
      'Castaway fell.',
      'Naufrago è caduto.',
      'Rozbitek spadł.',
      'Робинзон упал.',
    ])
    expect(log('fall', { noun: 'card', count: 3 })).toEqual([
      '3 cards fell.',
      '3 carte sono cadute.',
      '3 karty spadły.',
      '3 карты упали.',
    ])
    expect(log('fall', { noun: 'card', count: 5 })).toEqual([
      '5 cards fell.',
      '5 carte sono cadute.',
      '5 kart spadło.',
      '5 карт упали.',
    ])
    expect(log('fall', { noun: 'castaway', count: 3 })).toEqual([
      '3 castaways fell.',
      '3 naufraghi sono caduti.',
      '3 rozbitków spadło.',
      '3 робинзона упали.',
    ])
  })
})

describe('control verbs', () => {
  const gain = (count: number, subject?: Phrase<Words>): Clause<Words> =>
    subject === undefined
      ? { say: 'act', verb: 'gain', object: { noun: 'food', count } }
      : { say: 'act', verb: 'gain', subject, object: { noun: 'food', count } }
  const wood = { value: 'wood' } as const

  test.each<[string, Clause<Words>]>([
    [
      'in order',
      { say: 'inOrder', clauses: [gain(1), { say: 'inOrder', clauses: [gain(2), gain(3, { noun: 'everyone' })] }] },
    ],
    ['choose one', { say: 'chooseOne', options: [gain(1), { say: 'inOrder', clauses: [gain(2), gain(3)] }] }],
    ['somebody chooses', { say: 'chooseOne', who: { noun: 'everyone' }, options: [gain(1), gain(2)] }],
    ['may', { say: 'may', clause: gain(1) }],
    [
      'somebody may',
      { say: 'may', who: { noun: 'everyone' }, clause: { say: 'chooseOne', options: [gain(1), gain(2)] } },
    ],
    ['for each', { say: 'forEach', of: { noun: 'everyone' }, clause: gain(1, { noun: 'each' }) }],
    [
      'for each, several things',
      {
        say: 'forEach',
        of: { noun: 'everyone' },
        clause: { say: 'inOrder', clauses: [gain(1, { noun: 'each' }), gain(2, { noun: 'each' })] },
      },
    ],
    ['if', { say: 'if', condition: { fact: 'dark' }, clause: gain(1) }],
    ['if not', { say: 'if', condition: { not: { fact: 'dark' } }, clause: gain(1), otherwise: gain(2) }],
    ['at least', { say: 'if', condition: { compare: wood, is: 'atLeast', to: 3 }, clause: gain(1) }],
    [
      'less than',
      { say: 'if', condition: { not: { compare: wood, is: 'atLeast', to: { count: 'everyone' } } }, clause: gain(1) },
    ],
    ['at most', { say: 'if', condition: { compare: { count: 'wound' }, is: 'atMost', to: 2 }, clause: gain(1) }],
    [
      'more than',
      {
        say: 'if',
        condition: { not: { compare: wood, is: 'atMost', to: { half: { count: 'card' }, rounded: 'down' } } },
        clause: gain(1),
      },
    ],
    ['exactly', { say: 'if', condition: { compare: wood, is: 'exactly', to: 4 }, clause: gain(1) }],
    ['not exactly', { say: 'if', condition: { not: { compare: wood, is: 'exactly', to: 4 } }, clause: gain(1) }],
    [
      'both',
      { say: 'if', condition: { all: [{ fact: 'dark' }, { compare: wood, is: 'atLeast', to: 3 }] }, clause: gain(1) },
    ],
    [
      'not both',
      {
        say: 'if',
        condition: { not: { all: [{ fact: 'dark' }, { compare: wood, is: 'atLeast', to: 3 }] } },
        clause: gain(1),
      },
    ],
    [
      'either',
      { say: 'if', condition: { any: [{ fact: 'dark' }, { compare: wood, is: 'atLeast', to: 3 }] }, clause: gain(1) },
    ],
    ['once', { say: 'repeat', times: 1, clause: gain(1) }],
    ['twice', { say: 'repeat', times: 2, clause: gain(1) }],
    ['five times', { say: 'repeat', times: 5, clause: gain(1) }],
    ['as often as', { say: 'repeat', times: { count: 'everyone' }, clause: gain(1) }],
    ['as many as', { say: 'act', verb: 'gain', object: { noun: 'wound', count: { count: 'everyone' } } }],
    [
      'half as many',
      { say: 'act', verb: 'gain', object: { noun: 'wound', count: { half: { count: 'everyone' }, rounded: 'up' } } },
    ],
    ['a sum', { say: 'act', verb: 'gain', object: { noun: 'wound', count: { sum: [{ count: 'everyone' }, 2] } } }],
    [
      'a multiple',
      { say: 'act', verb: 'gain', object: { noun: 'wound', count: { times: 2, of: { count: 'everyone' } } } },
    ],
  ])('%s', (_, clause) => {
    expect(inAll((speaker) => speaker.paragraphs(clause).join(' '))).toMatchSnapshot()
  })
})

test('a missing word does not compile', () => {
  const { gain: _, ...verbs } = en.verbs
  // @ts-expect-error: the verb “gain” is missing
  const noVerb: WordsIn<Words, english.Noun, english.Verb> = { ...en, verbs }
  // @ts-expect-error: the noun “card” is missing
  const noNoun: WordsIn<Words, english.Noun, english.Verb>['nouns'] = { wound: { one: 'wound', other: 'wounds' } }
  // @ts-expect-error: a case is missing
  const noCase: polish.Noun['one'] = ['rana', 'rany', 'ranie', 'ranę', 'raną']
  // @ts-expect-error: nobody can say a noun that the game does not have
  const noSuch: Phrase<Words> = { noun: 'unicorn' }
  expect([noVerb, noNoun, noCase, noSuch]).toHaveLength(4)
})
