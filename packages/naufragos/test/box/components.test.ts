// The box: every component counted, every figure of its tiles. Cards beyond the box are not counted.

import { table } from '@landfall/naufragos/testing'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../../src/cards/buildings.ts'
import type { ExplorationId } from '../../src/cards/card-ids.ts'
import { CHARACTERS } from '../../src/cards/characters.ts'
import {
  BASE_EVENT_IDS,
  BUILDING_IDS,
  CENTRE_IDS,
  CHARACTER_IDS,
  COAST_IDS,
  EXPLORATIONS,
  FIRST_CAMP_IDS,
  INTERIOR_IDS,
  NUMBERED_EVENT_IDS,
  WRECKAGE_IDS,
  ZERO_IDS,
} from '../../src/cards/decks.ts'
import { ACTIONS, BOXES } from '../../src/components/action-spaces.ts'
import {
  CAMP_SPACES,
  FISH_TILES,
  FORAGE_TILES,
  isNumbered,
  PENDING_BOXES,
  PROJECT_SPACES,
  STORY_TILES,
  TOKENS,
  tileValue,
  WRECK_SPACES,
} from '../../src/components/tiles.ts'
import { areaOf, finalDraw, rankOf, SUMMIT, WEATHER, WEATHER_NAMES, weatherName } from '../../src/components/tracks.ts'
import { CAMP_CARD_IDS, DAMAGE_IDS, isInBox, NUMBERED_EXPLORATION_IDS, NUMBERED_ITEM_IDS } from '../designed.ts'
import { count } from './counting.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** How many of some cards are of the box. */
const inBox = (ids: readonly string[]): number => ids.filter(isInBox).length

const SPACES = Array.from({ length: SUMMIT }, (_, index) => index + 1)

describe('what there is how often', () => {
  test('NA-COMP-01 three boards with their spaces', () => {
    const { state } = table({ players: 4 })
    expect([state.camp.length, state.projects.length, state.wreckCubes]).toEqual([8, 6, 6])
    expect([CAMP_SPACES, PROJECT_SPACES, WRECK_SPACES, PENDING_BOXES]).toEqual([8, 6, 6, 4])
    expect(SPACES).toHaveLength(15)
    expect(ACTIONS).toHaveLength(9)
  })

  test('NA-SETUP-05 105 numbered cards, each of one kind', () => {
    const explorations = NUMBERED_EXPLORATION_IDS.filter(isInBox)
    const kinds = {
      coast: explorations.filter((id) => EXPLORATIONS[id].deck === 'coast').length,
      interior: explorations.filter((id) => EXPLORATIONS[id].deck === 'interior').length,
      centre: explorations.filter((id) => EXPLORATIONS[id].deck === 'centre').length,
      event: inBox(NUMBERED_EVENT_IDS),
      camp: inBox(CAMP_CARD_IDS),
      damage: inBox(DAMAGE_IDS),
      item: inBox(NUMBERED_ITEM_IDS),
    }
    expect(kinds).toEqual({ coast: 7, interior: 29, centre: 17, event: 13, camp: 13, damage: 9, item: 17 })
    expect(sum(Object.values(kinds))).toBe(105)
  })

  test('NA-SETUP-06 NA-SETUP-07 the pools of the areas and the zero cards', () => {
    expect([COAST_IDS, INTERIOR_IDS, CENTRE_IDS].map(inBox)).toEqual([20, 18, 14])
    const decks = ZERO_IDS.filter(isInBox).map((id) => EXPLORATIONS[id].deck)
    expect([count(decks, 'coast'), count(decks, 'interior'), count(decks, 'centre')]).toEqual([10, 8, 4])
    expect(inBox(ZERO_IDS)).toBe(22)
    for (const id of COAST_IDS) expect(EXPLORATIONS[id].deck, id).toBe('coast')
    for (const id of INTERIOR_IDS) expect(EXPLORATIONS[id].deck, id).toBe('interior')
    for (const id of CENTRE_IDS) expect(EXPLORATIONS[id].deck, id).toBe('centre')
  })

  test('NA-SETUP-09 NA-SETUP-10 NA-SETUP-11 characters, camp cards, buildings, events and wreckage', () => {
    const ids = [CHARACTER_IDS, FIRST_CAMP_IDS, BUILDING_IDS, BASE_EVENT_IDS, WRECKAGE_IDS]
    expect(ids.map(inBox)).toEqual([8, 5, 16, 21, 30])
  })

  test('feet, maps and diaries of each pool', () => {
    const zeros = (deck: string): readonly ExplorationId[] => ZERO_IDS.filter((id) => EXPLORATIONS[id].deck === deck)
    const symbols = (ids: readonly ExplorationId[]): readonly number[] => {
      const cards = ids.filter(isInBox).map((id) => EXPLORATIONS[id])
      return [
        sum(cards.map(({ foot }) => foot)),
        sum(cards.map(({ map }) => map)),
        sum(cards.map(({ diary }) => diary)),
      ]
    }
    expect([COAST_IDS, INTERIOR_IDS, CENTRE_IDS].map(symbols)).toEqual([
      [13, 20, 2],
      [11, 28, 3],
      [9, 25, 3],
    ])
    expect([zeros('coast'), zeros('interior'), zeros('centre')].map(symbols)).toEqual([
      [6, 8, 3],
      [6, 7, 3],
      [2, 3, 1],
    ])
  })
})

describe('people', () => {
  test('NA-SETUP-03 eight characters, one of them with a longer track', () => {
    const figures = CHARACTER_IDS.map((id) => [CHARACTERS[id].role, CHARACTERS[id].energy, CHARACTERS[id].strength])
    expect(figures).toEqual([
      ['cook', 6, 0],
      ['stoker', 7, 1],
      ['navigator', 6, 0],
      ['netmender', 6, 0],
      ['carpenter', 6, 0],
      ['surgeon', 6, 0],
      ['chronicler', 6, 0],
      ['fowler', 6, 1],
    ])
  })
})

describe('building tiles', () => {
  const EVERY = BUILDING_IDS.map((id) => ({ id, ...BUILDINGS[id] }))

  test('energy and materials of each', () => {
    expect(
      EVERY.map(({ id, energy, wood, hourglass, item }) => [id, energy, item ?? hourglass ?? 'single', wood]),
    ).toEqual([
      ['building/lean-to', 3, 'single', 2],
      ['building/hut', 5, 'single', 3],
      ['building/cabin', 6, 'single', 4],
      ['building/signs-in-the-sand', 8, 'cubes', 0],
      ['building/huge-bonfire', 6, 'wood', 0],
      ['building/raft', 6, 'single', 5],
      ['building/lookout', 4, 'single', 2],
      ['building/fish-weir', 3, 'single', 2],
      ['building/smokehouse', 3, 'single', 2],
      ['building/palisade', 4, 'single', 3],
      ['building/cistern', 3, 'single', 1],
      ['building/signal-mast', 4, 'single', 3],
      ['building/hen-coop', 2, 'single', 2],
      ['building/dugout-canoe', 5, 'single', 3],
      ['building/rope-bridge', 3, 'rope', 1],
      ['building/bell-frame', 5, 'single', 2],
    ])
  })

  test('NA-SETUP-17 NA-BUILD-14 four lie there from the beginning, shelters follow each other', () => {
    expect(EVERY.filter(({ start }) => start === true).map(({ id }) => id)).toEqual([
      'building/lean-to',
      'building/signs-in-the-sand',
      'building/huge-bonfire',
      'building/raft',
    ])
    expect(EVERY.flatMap(({ id, after }) => (after === undefined ? [] : [`${after} ${id}`]))).toEqual([
      'building/lean-to building/hut',
      'building/hut building/cabin',
    ])
  })

  test('NA-REST-03 what each shelter gives', () => {
    const shelters = EVERY.flatMap(({ lasting }) =>
      lasting.flatMap((one) => (one.last === 'shelter' ? [[one.level, ...one.rest]] : [])),
    )
    expect(shelters).toEqual([
      [1, 1, 1, 1, 2, 2, 2],
      [2, 1, 1, 2, 2, 3, 3],
      [3, 2, 2, 3, 3, 4, 4],
    ])
  })

  test('the signals are those that appear in requirements for rescue', () => {
    const signals = EVERY.filter(({ lasting }) => lasting.some(({ last }) => last === 'signal')).map(({ id }) => id)
    expect(signals).toEqual([
      'building/signs-in-the-sand',
      'building/huge-bonfire',
      'building/raft',
      'building/lookout',
      'building/signal-mast',
      'building/dugout-canoe',
      'building/bell-frame',
    ])
  })
})

describe('small tiles and tracks', () => {
  const values = (tiles: readonly Parameters<typeof tileValue>[0][]): readonly number[] => tiles.map(tileValue)

  test('NA-COMP-05 forage and fish tiles', () => {
    const forage = values(FORAGE_TILES)
    expect([1, 2, 3, 4].map((value) => count(forage, value))).toEqual([6, 10, 6, 2])
    expect([forage.length, sum(forage)]).toEqual([24, 52])
    const fish = values(FISH_TILES.filter(isNumbered))
    expect([0, 1, 2, 3].map((value) => count(fish, value))).toEqual([3, 4, 4, 2])
    expect([fish.length, sum(fish), FISH_TILES.length]).toEqual([13, 18, 15])
    expect(FISH_TILES.filter((tile) => !isNumbered(tile))).toEqual(['jellyfish', 'shark'])
    for (const tiles of [FORAGE_TILES, FISH_TILES, STORY_TILES]) expect(new Set(tiles).size).toBe(tiles.length)
  })

  test('NA-COMP-06 sixty story tiles', () => {
    const stories = values(STORY_TILES)
    expect([1, 2, 3, 4, 5].map((value) => count(stories, value))).toEqual([18, 18, 14, 7, 3])
    expect([stories.length, sum(stories)]).toEqual([60, 139])
  })

  test('NA-COMP-03 sixteen tokens of each kind', () => {
    expect(TOKENS).toEqual({ food: 16, wood: 16 })
  })

  test('NA-EXPL-15 NA-SCORE-03 fifteen spaces of the Exploration track', () => {
    const areas = SPACES.slice(0, -1).map(areaOf)
    expect([count(areas, 'coast'), count(areas, 'interior'), count(areas, 'centre')]).toEqual([5, 5, 4])
    expect(areas).toEqual(areas.toSorted((one, other) => rankOf(one) - rankOf(other)))
    expect(SPACES.map(finalDraw)).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6])
  })

  test('NA-EVT-02 five places of the weather track', () => {
    expect([1, 2, 3, 4, 5].map(weatherName)).toEqual(['scorching', 'fair', 'cloudy', 'rain', 'storm'])
    expect(WEATHER_NAMES.map((name) => WEATHER[name])).toEqual([1, 2, 3, 4, 5])
  })

  test('NA-ACT-05 NA-RESOLVE-01 the boxes of each action, in the order of resolution', () => {
    expect(ACTIONS.map((action) => [action, ...BOXES[action]])).toEqual([
      ['forage', 0, 1, 1],
      ['wood', 0, 1, 1],
      ['diary', 0, 1],
      ['wreck', 1],
      ['fire', '?'],
      ['rest', 0, 0, 0, 0],
      ['camp'],
      ['build', '?', '?'],
      ['explore', 1, 1, 1, 1],
    ])
  })
})
