// Every Build Adventure, its upper and its lower half.
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import {
  BACK,
  cardsOf,
  checkDeck,
  checkLower,
  checkUpper,
  everyone,
  flipped,
  healed,
  type Lower,
  named,
  nothing,
  REMOVED,
  special,
  type Upper,
  withMedicine,
} from './halves.ts'

const BUILD_UPPER: readonly Upper[] = [
  { card: 'build/accident', changes: special('leg', 'build/accident'), to: BACK },
  { card: 'build/breakdown', changes: { morale: -1 }, to: BACK },
  { card: 'build/broken-lever', changes: { weapons: -1 }, to: REMOVED },
  { card: 'build/broken-tool', answers: ['invention/pot'], changes: flipped('invention/pot'), to: REMOVED },
  { card: 'build/broken-tool', note: 'no Item', scene: { items: [] }, changes: nothing, to: REMOVED },
  {
    card: 'build/coming-to-terms',
    answers: ['invention/dam', 'invention/fire', 'invention/rope'],
    changes: { inventions: -3, inventionDeck: 3 },
    to: BACK,
  },
  { card: 'build/construction', changes: nothing, to: BACK },
  {
    card: 'build/cut-head',
    changes: { 'carpenter.wounds': 1, 'carpenter.determination': 2, ...special('head', 'build/cut-head') },
    to: BACK,
  },
  {
    card: 'build/dangerous-work',
    changes: { 'actionTokens.build': ['reroll'], adventureTokens: ['build'] },
    to: REMOVED,
  },
  { card: 'build/dark-clouds-in-the-sky', changes: { 'weatherTokens.rain': true }, to: BACK },
  { card: 'build/fast-work', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'build/fast-work',
    note: 'accepted',
    answers: ['1', 'weapons'],
    scene: {
      rolls: {
        'die.build.wound': ['blank', 'wound'],
        'die.build.success': ['success', 'success'],
        'die.build.adventure': ['adventure', 'blank'],
      },
    },
    changes: { weapons: 1, 'available.wood': -1, 'carpenter.wounds': 1 },
    to: BACK,
  },
  { card: 'build/fear-of-the-beasts', changes: nothing, to: BACK },
  { card: 'build/hard-work', changes: { 'available.food': -1 }, to: REMOVED },
  { card: 'build/hard-work', note: 'no food', scene: { available: { food: 0 } }, changes: nothing, to: REMOVED },
  { card: 'build/howling-in-the-bushes', changes: nothing, to: BACK },
  {
    card: 'build/hungry-predator',
    note: 'fought off',
    answers: ['0'],
    changes: { 'carpenter.wounds': 2, 'future.food': 2, 'future.fur': 1 },
    to: REMOVED,
  },
  {
    card: 'build/hungry-predator',
    note: 'fed',
    answers: ['1'],
    changes: { 'available.food': -1, palisade: -1 },
    to: BACK,
  },
  { card: 'build/in-a-hurry', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'build/in-a-hurry',
    note: 'accepted',
    answers: ['1'],
    changes: { futureDiscoveries: ['discovery/goat', 'discovery/tobacco'], discoveryStack: -2 },
    to: BACK,
  },
  { card: 'build/laborious-work', changes: { 'actionTokens.build': ['timeConsuming'] }, to: REMOVED },
  {
    card: 'build/lack-of-hope',
    answers: ['invention/dam', 'invention/fire', 'invention/rope'],
    changes: { inventions: -3, inventionDeck: 3 },
    to: REMOVED,
  },
  { card: 'build/monkey-see', changes: nothing, to: BACK },
  { card: 'build/nasty-wound', changes: special('arm', 'build/nasty-wound'), to: BACK },
  { card: 'build/predator-in-the-camp', changes: { 'carpenter.wounds': 2 }, to: BACK },
  { card: 'build/savings', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'build/savings', note: 'accepted', answers: ['1'], changes: { 'future.wood': 2 }, to: BACK },
  { card: 'build/sting', changes: special('stomach', 'build/sting'), to: BACK },
  { card: 'build/tired', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'build/tired', note: 'accepted', answers: ['1'], changes: { 'carpenter.wounds': -2 }, to: BACK },
  { card: 'build/tools-inspection', answers: ['invention/pot', 'invention/map'], changes: nothing, to: BACK },
  {
    card: 'build/unmotivated',
    note: 'a token',
    answers: ['0'],
    changes: { 'carpenter.determination': -1 },
    to: BACK,
  },
  { card: 'build/unmotivated', note: 'a wound', answers: ['1'], changes: { 'carpenter.wounds': 1 }, to: BACK },
  { card: 'build/visit-of-a-predator', changes: { 'available.food': -1 }, to: BACK },
  { card: 'build/weak-construction', changes: nothing, to: BACK },
  { card: 'build/windstorm', changes: { palisade: -1 }, to: BACK },
  { card: 'build/you-need-a-bigger-camp', changes: nothing, to: BACK },
]

const BUILD_LOWER: readonly Lower[] = [
  { card: 'build/accident', changes: { 'carpenter.wounds': 3, ...healed } },
  { card: 'build/accident', note: 'Medicine', scene: withMedicine, changes: { 'carpenter.wounds': 1, ...healed } },
  { card: 'build/breakdown', changes: { 'cook.determination': 2 } },
  {
    card: 'build/coming-to-terms',
    upper: ['invention/dam', 'invention/fire', 'invention/rope'],
    changes: { morale: -1 },
  },
  { card: 'build/construction', changes: { palisade: 1 } },
  { card: 'build/construction', note: 'no Shelter', scene: { shelterBuilt: false }, changes: nothing },
  { card: 'build/cut-head', changes: { 'carpenter.wounds': 2, ...healed } },
  { card: 'build/cut-head', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'build/dark-clouds-in-the-sky', changes: { palisade: 1 } },
  { card: 'build/dark-clouds-in-the-sky', note: 'no Shelter', scene: { shelterBuilt: false }, changes: nothing },
  { card: 'build/fast-work', note: 'the Roof', alone: true, answers: ['0'], changes: { roof: -1 } },
  { card: 'build/fast-work', note: 'the Palisade', alone: true, answers: ['1'], changes: { palisade: -1 } },
  { card: 'build/fear-of-the-beasts', changes: { surcharges: ['weapons'] } },
  {
    card: 'build/howling-in-the-bushes',
    changes: { 'cook.wounds': 1, weapons: -1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  {
    card: 'build/hungry-predator',
    upper: ['1'],
    changes: { 'cook.wounds': 1, 'available.food': 1, 'available.fur': 1, palisade: -1 },
  },
  { card: 'build/in-a-hurry', upper: ['1'], changes: { palisade: -1 } },
  { card: 'build/monkey-see', note: 'the Roof', answers: ['0'], changes: { roof: -2 } },
  { card: 'build/monkey-see', note: 'the Palisade', answers: ['1'], changes: { palisade: -3 } },
  { card: 'build/nasty-wound', changes: { 'carpenter.wounds': 2, ...healed } },
  { card: 'build/nasty-wound', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'build/predator-in-the-camp', changes: { 'available.food': 2, 'available.fur': 2 } },
  { card: 'build/savings', upper: ['1'], changes: { morale: -1 } },
  { card: 'build/sting', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  { card: 'build/sting', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'build/tired', upper: ['1'], changes: { morale: -1 } },
  {
    card: 'build/tools-inspection',
    upper: ['invention/pot', 'invention/map'],
    changes: flipped('invention/pot', 'invention/map'),
  },
  { card: 'build/unmotivated', upper: ['1'], changes: everyone('determination', -1) },
  { card: 'build/visit-of-a-predator', changes: { 'weatherTokens.animals': true } },
  { card: 'build/weak-construction', changes: { roof: -2 } },
  { card: 'build/windstorm', changes: { palisade: 1 } },
  {
    card: 'build/windstorm',
    note: 'no Shelter',
    scene: { shelterBuilt: false },
    changes: nothing,
  },
  { card: 'build/you-need-a-bigger-camp', changes: { surcharges: ['palisade', 'roof', 'shelter'] } },
]

describe('the Build Adventure deck', () => {
  for (const [name, half] of named(BUILD_UPPER)) rule('RC-DECK-02', `upper half: ${name}`, () => checkUpper(half))
  for (const [name, half] of named(BUILD_LOWER)) rule('RC-DECK-02', `lower half: ${name}`, () => checkLower(half))

  test('RC-BOARD-08 RC-DECK-02 thirty cards of twenty-nine titles, twenty-three with an Event half', () => {
    checkDeck('build', BUILD_UPPER, BUILD_LOWER, { 'build/laborious-work': 2 })
    expect(cardsOf(BUILD_UPPER)).toHaveLength(29)
    expect(cardsOf(BUILD_LOWER)).toHaveLength(23)
  })
})
