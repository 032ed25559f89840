// Games of earlier versions of the rules: nobody loses one because cards have other names now.
import { codeOf } from '@landfall/kernel'
import { naufragosPlugin } from '@landfall/naufragos'
import { testEarlierGames } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { CARD_IDS } from '../src/cards/decks.ts'
import { namesOfVersion2, namesOfVersion3 } from '../src/former-names.ts'

/** As version 3 left them open, one of every variant. */
const open = { version: 3 } as const

testEarlierGames(naufragosPlugin, new URL('../kept/earlier/', import.meta.url), {
  'four-rescued-full-decks': {
    version: 2,
    answers: 194,
    outcome: {
      result: 'won',
      why: 'rescued',
      winners: ['yellow'],
      scores: { yellow: 22, green: 18, blue: 20, red: 16 },
    },
  },
  'open-chosen-full-together': { version: 2, answers: 85 },
  'two-all-dead': { version: 2, answers: 78, outcome: { result: 'lost', why: 'allDead' } },
  'four-rescued-3': {
    version: 3,
    answers: 326,
    outcome: {
      result: 'won',
      why: 'rescued',
      winners: ['green'],
      scores: { yellow: 39, green: 47, blue: 18, red: 40 },
    },
  },
  'four-rescued-full-decks-3': {
    version: 3,
    answers: 194,
    outcome: {
      result: 'won',
      why: 'rescued',
      winners: ['yellow'],
      scores: { yellow: 22, green: 18, blue: 20, red: 16 },
    },
  },
  'golden-3': { version: 3, answers: 164, outcome: { result: 'lost', why: 'allDead' } },
  'open-chosen-full-alone-3': { ...open, answers: 65 },
  'open-chosen-full-together-3': { ...open, answers: 85 },
  'open-chosen-usual-alone-3': { ...open, answers: 55 },
  'open-chosen-usual-together-3': { ...open, answers: 75 },
  'open-dealt-full-alone-3': { ...open, answers: 60 },
  'open-dealt-full-together-3': { ...open, answers: 80 },
  'open-dealt-usual-alone-3': { ...open, answers: 50 },
  'open-dealt-usual-together-3': { ...open, answers: 70 },
  'solo-rescued-3': {
    version: 3,
    answers: 92,
    outcome: { result: 'won', why: 'rescued', winners: ['red'], scores: { red: 16 } },
  },
  'three-events-out-3': { version: 3, answers: 210, outcome: { result: 'lost', why: 'eventsOut' } },
  'three-rescued-together-3': {
    version: 3,
    answers: 186,
    outcome: {
      result: 'won',
      why: 'rescued',
      winners: ['green', 'red', 'yellow'],
      scores: { green: 12, red: 18, yellow: 27 },
    },
  },
  'two-all-dead-3': { version: 3, answers: 78, outcome: { result: 'lost', why: 'allDead' } },
  'two-no-ship-3': { version: 3, answers: 244, outcome: { result: 'lost', why: 'noShip' } },
  'two-rescued-3': {
    version: 3,
    answers: 191,
    outcome: { result: 'won', why: 'rescued', winners: ['yellow'], scores: { yellow: 30, red: 18 } },
  },
})

const { pieces, choices = {} } = namesOfVersion2

test('every card and option that version 2 had is known by its former name', () => {
  expect(Object.keys(pieces)).toHaveLength(259)
  expect(new Set(Object.values(pieces)).size).toBe(259)
  expect(pieces).toMatchObject({
    K1: 'character/tomasa-quill',
    C04: 'coast/crab-gulch',
    '053': 'damage/fever-in-the-camp',
  })
  expect(pieces).toMatchObject({
    Z22: 'centre/nesting-cliff',
    W30: 'wreckage/caged-parrot',
    A5: 'camp/put-the-camp-in-order',
  })
  expect(Object.keys(choices)).toHaveLength(157 + 259)
  expect(new Set(Object.values(choices)).size).toBe(157 + 259)
  expect(choices).toMatchObject({
    'C04/2': 'coast/crab-gulch/keep-the-best-one',
    '090/3': 'centre/the-fog-bell/ring-it-once-and-go',
    'use/W11': 'use/wreckage/flask-of-rum',
  })
})

test('no former name is used for anything else, nor shares a code with another name', () => {
  const decks = Object.entries(namesOfVersion3.pieces).flat()
  const names = [...Object.keys(pieces), ...CARD_IDS, ...decks]
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(names.map(codeOf)).size).toBe(names.length)
})
