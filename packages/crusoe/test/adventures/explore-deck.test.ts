// Every Explore Adventure, its upper and its lower half.
import { rule } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import {
  BACK,
  type Changes,
  cardsOf,
  changes,
  checkDeck,
  checkLower,
  checkUpper,
  draw,
  everyone,
  healed,
  type Lower,
  named,
  nothing,
  REMOVED,
  rerolls,
  special,
  type Upper,
  withMedicine,
} from './halves.ts'
import { act, comesUp } from './helpers.ts'

/** Somebody sleeps on B2, with what the tile brought. */
const outside: Changes = {
  'outside.carpenter.space': 'B2',
  'outside.carpenter.found': true,
  'outside.carpenter.discoveries': ['discovery/goat'],
  futureDiscoveries: 'none',
}

const EXPLORE_UPPER: readonly Upper[] = [
  { card: 'explore/bamboo', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  { card: 'explore/bamboo', note: 'accepted', answers: ['1'], changes: { 'future.wood': 2 }, to: BACK },
  { card: 'explore/carcass', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'explore/carcass',
    note: 'accepted',
    answers: ['1'],
    changes: { 'future.food': 2, 'future.fur': 2 },
    to: BACK,
  },
  { card: 'explore/cold-wind', changes: nothing, to: BACK },
  { card: 'explore/dangerous-terrain', changes: { 'islandTokens.B2': ['greaterDanger'] }, to: REMOVED },
  {
    card: 'explore/dangerous-terrain',
    note: 'after a failure',
    failed: true,
    changes: { 'islandTokens.B2': ['greaterDanger'] },
    to: REMOVED,
  },
  { card: 'explore/empty-forest', changes: nothing, to: BACK },
  { card: 'explore/flu', note: 'treated', answers: ['0'], changes: { 'available.food': -1 }, to: REMOVED },
  { card: 'explore/flu', note: 'ignored', answers: ['1'], changes: nothing, to: BACK },
  { card: 'explore/flu', note: 'no food', scene: { available: { food: 0 } }, changes: nothing, to: BACK },
  { card: 'explore/its-going-to-rain', changes: nothing, to: BACK },
  { card: 'explore/lost', changes: { ...outside, later: 1 }, to: REMOVED },
  { card: 'explore/lost-in-the-thicket', changes: { ...outside, later: 1 }, to: REMOVED },
  { card: 'explore/lost-in-the-woods', changes: { 'carpenter.determination': -2 }, to: REMOVED },
  { card: 'explore/misadventure', changes: special('leg', 'explore/misadventure'), to: BACK },
  { card: 'explore/old-grave', changes: { 'carpenter.determination': -1 }, to: BACK },
  { card: 'explore/old-hut', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'explore/old-hut',
    note: 'accepted: one Creature and one Treasure',
    answers: ['1', 'yes'],
    changes: {
      'carpenter.wounds': 1,
      cardsToCome: ['treasure/compass'],
      mysteryDiscard: ['creature/bite'],
      mysteryDeck: -2,
    },
    to: BACK,
  },
  { card: 'explore/puma', note: 'hides', answers: ['0'], changes: outside, to: REMOVED },
  { card: 'explore/puma', note: 'goes home', answers: ['1'], changes: nothing, to: BACK },
  { card: 'explore/remains-of-a-settlement', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'explore/remains-of-a-settlement',
    note: 'accepted: one Trap and two Treasures',
    answers: ['1', 'yes', 'yes'],
    changes: {
      'carpenter.wounds': 2,
      cardsToCome: ['treasure/boxes', 'treasure/compass'],
      mysteryDiscard: ['trap/blunt-spear'],
      mysteryDeck: -3,
    },
    to: BACK,
  },
  { card: 'explore/ruined-hut', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  ...(['knife', 'rope', 'shovel', 'medicine'] as const).map(
    (item, i): Upper => ({
      card: 'explore/ruined-hut',
      note: item,
      answers: [String(i + 1)],
      changes: { futureItems: [`invention/${item}`], inventions: -1 },
      to: BACK,
    }),
  ),
  { card: 'explore/secret-cave', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'explore/secret-cave',
    note: 'accepted: one Creature or Trap, and two Treasures',
    answers: ['1', 'yes', 'yes'],
    changes: {
      'carpenter.wounds': 1,
      cardsToCome: ['treasure/boxes', 'treasure/compass'],
      mysteryDiscard: ['creature/bite'],
      mysteryDeck: -3,
    },
    to: BACK,
  },
  { card: 'explore/shrine', note: 'declined', answers: ['0'], changes: nothing, to: REMOVED },
  {
    card: 'explore/shrine',
    note: 'accepted: one Treasure',
    answers: ['1'],
    changes: { cardsToCome: ['treasure/compass'], mysteryDeck: -1 },
    to: BACK,
  },
  {
    card: 'explore/signs-of-fire',
    note: 'the bird',
    answers: ['B2/bird'],
    changes: { 'island.B2.exhausted': ['bird'] },
    to: REMOVED,
  },
  {
    card: 'explore/signs-of-fire',
    note: 'the wood',
    answers: ['B2/wood'],
    changes: { 'island.B2.exhausted': ['wood'] },
    to: REMOVED,
  },
  {
    card: 'explore/signs-of-fire',
    note: 'after a failure',
    failed: true,
    changes: { waitingMarkers: ['B2'] },
    to: REMOVED,
  },
  { card: 'explore/storm-on-the-horizon', changes: nothing, to: BACK },
  {
    card: 'explore/surprising-discovery',
    changes: { cardsToCome: ['explore/surprising-discovery'] },
    to: 'kept',
  },
  { card: 'explore/swamp', changes: { 'islandTokens.B2': ['timeConsuming'] }, to: REMOVED },
  {
    card: 'explore/swamp',
    note: 'after a failure',
    failed: true,
    changes: { 'islandTokens.B2': ['timeConsuming'] },
    to: REMOVED,
  },
  { card: 'explore/theres-something-in-the-air', changes: { adventureTokens: ['explore'] }, to: BACK },
  { card: 'explore/thorny-bush', changes: special('arm', 'explore/thorny-bush'), to: BACK },
  { card: 'explore/tiger', note: 'hides', answers: ['0'], changes: outside, to: REMOVED },
  { card: 'explore/tiger', note: 'goes home', answers: ['1'], changes: nothing, to: BACK },
  { card: 'explore/vipers', changes: special('head', 'explore/vipers'), to: BACK },
  { card: 'explore/wild-berries', changes: special('stomach', 'explore/wild-berries'), to: BACK },
  { card: 'explore/wild-dog', changes: { 'carpenter.wounds': 1 }, to: BACK },
  { card: 'explore/wrong-track', changes: { ...outside, later: 1 }, to: REMOVED },
]

const EXPLORE_LOWER: readonly Lower[] = [
  { card: 'explore/bamboo', note: 'the Roof', upper: ['1'], answers: ['0'], changes: { roof: -1 } },
  { card: 'explore/bamboo', note: 'the Palisade', upper: ['1'], answers: ['1'], changes: { palisade: -1 } },
  { card: 'explore/carcass', upper: ['1'], changes: everyone('wounds', 1) },
  { card: 'explore/cold-wind', changes: { 'weatherTokens.snow': true } },
  { card: 'explore/empty-forest', changes: { 'actionTokens.hunt': ['greaterDanger'] } },
  { card: 'explore/flu', upper: ['1'], changes: { extraMeals: 1 } },
  { card: 'explore/its-going-to-rain', changes: { 'weatherTokens.rain': true } },
  { card: 'explore/misadventure', changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed } },
  {
    card: 'explore/misadventure',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.only.carpenter': ['arrange', 'build', 'rest'], ...healed },
  },
  { card: 'explore/old-grave', changes: { 'cook.determination': -2 } },
  { card: 'explore/old-hut', upper: ['1', 'no'], changes: everyone('determination', -1) },
  {
    card: 'explore/puma',
    upper: ['1'],
    changes: { 'cook.wounds': 1, weapons: -1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  { card: 'explore/remains-of-a-settlement', upper: ['1', 'no'], changes: everyone('wounds', 1) },
  { card: 'explore/ruined-hut', upper: ['3'], changes: { morale: -1 } },
  {
    card: 'explore/secret-cave',
    upper: ['1', 'no'],
    changes: { 'cook.wounds': 1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  { card: 'explore/shrine', upper: ['1'], changes: rerolls },
  { card: 'explore/storm-on-the-horizon', changes: { 'weatherTokens.storm': true } },
  { card: 'explore/theres-something-in-the-air', alone: true, changes: { adventureTokens: ['explore'] } },
  { card: 'explore/thorny-bush', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  { card: 'explore/thorny-bush', note: 'Medicine', scene: withMedicine, changes: healed },
  {
    card: 'explore/tiger',
    upper: ['1'],
    changes: { 'cook.wounds': 2, weapons: -1, 'available.food': 2, 'available.fur': 1, palisade: -1 },
  },
  { card: 'explore/vipers', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  { card: 'explore/vipers', note: 'Medicine', scene: withMedicine, changes: healed },
  { card: 'explore/wild-berries', changes: { 'limits.onePawn': ['carpenter'], ...healed } },
  {
    card: 'explore/wild-berries',
    note: 'Medicine',
    scene: withMedicine,
    changes: { 'limits.onePawn': ['carpenter'], ...healed },
  },
  {
    card: 'explore/wild-dog',
    note: 'is fed',
    answers: ['yes'],
    changes: { 'available.food': -1, weapons: 1 },
  },
  { card: 'explore/wild-dog', note: 'is sent away', answers: ['no'], changes: nothing },
]

describe('the Explore Adventure deck', () => {
  for (const [name, half] of named(EXPLORE_UPPER)) rule('RC-DECK-04', `upper half: ${name}`, () => checkUpper(half))
  for (const [name, half] of named(EXPLORE_LOWER)) rule('RC-DECK-04', `lower half: ${name}`, () => checkLower(half))

  test('RC-BOARD-08 RC-DECK-04 thirty cards of twenty-nine titles, twenty-one with an Event half', () => {
    checkDeck('explore', EXPLORE_UPPER, EXPLORE_LOWER, { 'explore/signs-of-fire': 2 })
    expect(cardsOf(EXPLORE_UPPER)).toHaveLength(29)
    expect(cardsOf(EXPLORE_LOWER)).toHaveLength(21)
  })

  /** What a character who slept outside brings home: the token of the tile, and what the card says. */
  for (const [card, brought] of [
    ['explore/lost', { morale: 1, availableDiscoveries: ['discovery/goat'] }],
    [
      'explore/lost-in-the-thicket',
      { availableDiscoveries: ['discovery/goat', 'discovery/tobacco'], discoveryStack: -1 },
    ],
    ['explore/wrong-track', { 'available.wood': 2, availableDiscoveries: ['discovery/goat'] }],
  ] as const) {
    rule('RC-DECK-04', `at the start of the next round: ${card}`, () => {
      const t = draw({ card }, true).play('actionsEnd')
      const before = t.state
      t.play('roundStart').settled()
      const home = {
        'outside.carpenter.space': 'none',
        'outside.carpenter.found': 'none',
        'outside.carpenter.discoveries': 'none',
        later: -1,
      }
      expect(changes(before, t.state)).toEqual({ ...home, ...brought })
    })
  }

  rule('RC-DECK-04', 'the marker of Signs of Fire waits for the tile', () => {
    const t = draw({ card: 'explore/signs-of-fire', failed: true }, true)
    act(t, 'explore', 'cook', { id: 2, certain: true }).choose('B2/wood')
    t.has({ island: { B2: { tile: 6, exhausted: ['wood'] } }, waitingMarkers: [] }).settled()
  })

  rule('RC-DECK-04', 'everybody pays for Sore Throat in one night', () => {
    const t = comesUp('explore/flu', { available: { food: 3 } })
    t.play('eating').choose('cook')
    t.has({
      available: { food: 0 },
      people: { carpenter: { wounds: 1 }, cook: { wounds: 0 } },
      extraMeals: 0,
    }).settled()
    t.play('eating')
      .has({ people: { carpenter: { wounds: 3 }, cook: { wounds: 2 } } })
      .settled()
  })
})
