// Every Gather Adventure, its upper and its lower half.
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import {
  BACK,
  cardsOf,
  checkDeck,
  checkLower,
  checkUpper,
  everyone,
  healed,
  type Lower,
  named,
  nothing,
  REMOVED,
  RICH,
  rerolls,
  special,
  type Upper,
  withMedicine,
} from './halves.ts'

const GATHER_UPPER: readonly Upper[] = [
  {
    card: 'gather/after-the-hurricane',
    changes: { 'future.wood': 2, 'islandTokens.A1': ['timeConsuming'] },
    to: BACK,
  },
  { card: 'gather/end-of-source', changes: { 'island.A1.exhausted': ['wood'] }, to: REMOVED },
  { card: 'gather/eyes-in-the-bushes', changes: nothing, to: BACK },
  { card: 'gather/fruit', changes: special('stomach', 'gather/fruit'), to: BACK },
  { card: 'gather/furs', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'gather/furs', note: 'accepted', answers: ['1'], changes: { 'future.fur': 2 }, to: BACK },
  { card: 'gather/gold-coin', changes: nothing, to: BACK },
  { card: 'gather/mushrooms', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'gather/mushrooms', note: 'accepted', answers: ['1'], changes: { 'future.food': 3 }, to: BACK },
  { card: 'gather/nestlings', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'gather/nestlings', note: 'accepted', answers: ['1'], changes: { 'future.food': 3 }, to: BACK },
  {
    card: 'gather/new-flock',
    changes: { 'island.A1.additionalFood': [{ by: 'gather/new-flock', flock: true }] },
    to: BACK,
  },
  { card: 'gather/nice-surprise', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'gather/nice-surprise', note: 'accepted', answers: ['1'], changes: { 'future.wood': 3 }, to: BACK },
  { card: 'gather/path-of-a-predator', changes: nothing, to: BACK },
  { card: 'gather/pirates-chest', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'gather/pirates-chest',
    note: 'accepted',
    answers: ['1', 'yes'],
    changes: { cardsToCome: ['treasure/boxes', 'treasure/compass'], mysteryDeck: -2 },
    to: BACK,
  },
  { card: 'gather/shortage', changes: { 'future.wood': 1, 'island.A1.exhausted': ['wood'] }, to: REMOVED },
  {
    card: 'gather/shortage',
    note: 'after a failure',
    failed: true,
    changes: { 'future.wood': 1, 'island.A1.exhausted': ['wood'] },
    to: REMOVED,
  },
  { card: 'gather/signs-of-a-predator', changes: nothing, to: BACK },
  { card: 'gather/skeleton', changes: nothing, to: BACK },
  { card: 'gather/spider', changes: special('head', 'gather/spider'), to: BACK },
  { card: 'gather/surprise-in-the-bushes', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'gather/surprise-in-the-bushes',
    note: 'accepted',
    answers: ['1'],
    scene: { rolls: { 'deck.equipment': ['equipment/biscuits'] } },
    changes: { futureEquipment: ['equipment/biscuits'] },
    to: BACK,
  },
  { card: 'gather/tracks-of-a-predator', changes: { 'islandTokens.A1': ['greaterDanger'] }, to: REMOVED },
  { card: 'gather/twisted-ankle', changes: special('leg', 'gather/twisted-ankle'), to: BACK },
  { card: 'gather/unbelievable-effort', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'gather/unbelievable-effort',
    note: 'accepted',
    answers: ['1'],
    changes: { 'future.wood': 2, ...special('arm', 'gather/unbelievable-effort') },
    to: BACK,
  },
  {
    card: 'gather/unexpected-discovery',
    changes: { futureDiscoveries: ['discovery/goat'], discoveryStack: -1 },
    to: REMOVED,
  },
  { card: 'gather/unexpected-troubles', changes: { 'island.A1.terrainCovered': true }, to: REMOVED },
  { card: 'gather/viper', changes: nothing, to: BACK },
  { card: 'gather/weather-breakdown', changes: nothing, to: BACK },
  {
    card: 'gather/winter-freezing',
    note: 'the bird',
    answers: ['A1/bird'],
    changes: { 'island.A1.exhausted': ['bird'] },
    to: REMOVED,
  },
  {
    card: 'gather/winter-freezing',
    note: 'the wood',
    answers: ['A1/wood'],
    changes: { 'island.A1.exhausted': ['wood'] },
    to: REMOVED,
  },
  { card: 'gather/winter-is-coming', changes: nothing, to: BACK },
]

const GATHER_LOWER: readonly Lower[] = [
  { card: 'gather/after-the-hurricane', changes: { 'island.A1.inaccessible': true, 'islandTokens.A1': 'none' } },
  { card: 'gather/eyes-in-the-bushes', changes: { 'weatherTokens.animals': true } },
  { card: 'gather/fruit', changes: { 'limits.only.carpenter': ['rest'], ...healed } },
  { card: 'gather/fruit', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'gather/furs', upper: ['1'], changes: { 'production.more.food': -1 } },
  { card: 'gather/gold-coin', changes: rerolls },
  { card: 'gather/mushrooms', upper: ['1'], changes: everyone('wounds', 1) },
  { card: 'gather/mushrooms', note: 'Medicine', upper: ['1'], scene: withMedicine, changes: nothing },
  { card: 'gather/nestlings', upper: ['1'], changes: { roof: -1 } },
  { card: 'gather/new-flock', changes: { 'island.A1.exhausted': ['bird', 'wood'] } },
  { card: 'gather/nice-surprise', upper: ['1'], changes: { roof: -2 } },
  { card: 'gather/path-of-a-predator', changes: { 'weatherTokens.animals': true } },
  {
    card: 'gather/pirates-chest',
    upper: ['1', 'yes'],
    changes: { 'limits.onePawn': ['carpenter', 'cook', 'soldier'] },
  },
  { card: 'gather/signs-of-a-predator', changes: { 'island.B1.exhausted': ['fish'] } },
  {
    card: 'gather/signs-of-a-predator',
    note: 'weapon level 3',
    scene: { levels: { ...RICH.levels, weapons: 3 } },
    changes: nothing,
  },
  {
    card: 'gather/signs-of-a-predator',
    note: 'no food in camp',
    scene: { island: { B1: { exhausted: ['fish'] } } },
    changes: everyone('wounds', 1),
  },
  { card: 'gather/skeleton', changes: { morale: -1, inventions: 1, inventionDeck: -1 } },
  { card: 'gather/spider', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  {
    card: 'gather/spider',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.onePawn': ['carpenter'], ...healed },
  },
  {
    card: 'gather/surprise-in-the-bushes',
    upper: ['1'],
    scene: { rolls: { 'deck.equipment': ['equipment/biscuits'] } },
    changes: { morale: -1 },
  },
  { card: 'gather/twisted-ankle', changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed } },
  {
    card: 'gather/twisted-ankle',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed },
  },
  { card: 'gather/unbelievable-effort', upper: ['1'], changes: { 'carpenter.wounds': 1, ...healed } },
  {
    card: 'gather/unbelievable-effort',
    note: 'Medicine',
    upper: ['1'],
    scene: withMedicine,
    changes: { 'carpenter.wounds': 1, ...healed },
  },
  { card: 'gather/viper', changes: { 'cook.wounds': 3 } },
  { card: 'gather/viper', note: 'Medicine', scene: withMedicine, changes: { 'cook.wounds': 1 } },
  { card: 'gather/weather-breakdown', changes: { 'weatherTokens.storm': true } },
  { card: 'gather/winter-is-coming', changes: { 'weatherTokens.snow': true } },
]

describe('the Gather Adventure deck', () => {
  for (const [name, half] of named(GATHER_UPPER)) rule('RC-DECK-03', `upper half: ${name}`, () => checkUpper(half))
  for (const [name, half] of named(GATHER_LOWER)) rule('RC-DECK-03', `lower half: ${name}`, () => checkLower(half))

  test('RC-BOARD-08 RC-DECK-03 thirty cards of twenty-six titles, twenty with an Event half', () => {
    checkDeck('gather', GATHER_UPPER, GATHER_LOWER, { 'gather/end-of-source': 5 })
    expect(cardsOf(GATHER_UPPER)).toHaveLength(26)
    expect(cardsOf(GATHER_LOWER)).toHaveLength(20)
  })
})
