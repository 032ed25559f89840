// The box: every component counted, every figure of its tiles, and what must be true of all cards together.
import { table } from '@landfall/naufragos/testing'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../src/cards/buildings.ts'
import { CAMP_CARDS } from '../src/cards/camp-cards.ts'
import type { Lasting, Price } from '../src/cards/cards.ts'
import { CHARACTERS } from '../src/cards/characters.ts'
import { DAMAGE_CARDS } from '../src/cards/damage-cards.ts'
import { EVENT_CARDS } from '../src/cards/events.ts'
import { EXPLORATIONS } from '../src/cards/explorations.ts'
import {
  BASE_EVENT_IDS,
  BUILDING_IDS,
  type BuildingId,
  CAMP_CARD_IDS,
  CENTRE_IDS,
  CHARACTER_IDS,
  COAST_IDS,
  DAMAGE_IDS,
  type ExplorationId,
  FIRST_CAMP_IDS,
  INTERIOR_IDS,
  NUMBERED_EVENT_IDS,
  NUMBERED_EXPLORATION_IDS,
  NUMBERED_ITEM_IDS,
  WRECKAGE_IDS,
  type WreckageId,
  ZERO_IDS,
} from '../src/cards/ids.ts'
import { ITEMS } from '../src/cards/items.ts'
import { ACTIONS, BOXES } from '../src/components/action-spaces.ts'
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
} from '../src/components/tiles.ts'
import { areaOf, finalDraw, rankOf, SUMMIT, WEATHER, WEATHER_NAMES, weatherName } from '../src/components/tracks.ts'
import type { NaufragosEffect, Option } from '../src/effects/effect-types.ts'
import { isSatisfied } from '../src/phases/ending.ts'
import { rescueSaid } from './notation.ts'

const count = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
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
    const kinds = {
      coast: NUMBERED_EXPLORATION_IDS.filter((id) => EXPLORATIONS[id].deck === 'coast').length,
      interior: NUMBERED_EXPLORATION_IDS.filter((id) => EXPLORATIONS[id].deck === 'interior').length,
      centre: NUMBERED_EXPLORATION_IDS.filter((id) => EXPLORATIONS[id].deck === 'centre').length,
      event: NUMBERED_EVENT_IDS.length,
      camp: CAMP_CARD_IDS.length,
      damage: DAMAGE_IDS.length,
      item: NUMBERED_ITEM_IDS.length,
    }
    expect(kinds).toEqual({ coast: 7, interior: 29, centre: 17, event: 13, camp: 13, damage: 9, item: 17 })
    expect(sum(Object.values(kinds))).toBe(105)
  })

  test('NA-SETUP-06 NA-SETUP-07 the pools of the areas and the zero cards', () => {
    expect([COAST_IDS, INTERIOR_IDS, CENTRE_IDS].map(({ length }) => length)).toEqual([20, 18, 14])
    const decks = ZERO_IDS.map((id) => EXPLORATIONS[id].deck)
    expect([count(decks, 'coast'), count(decks, 'interior'), count(decks, 'centre')]).toEqual([10, 8, 4])
    expect(ZERO_IDS).toHaveLength(22)
    for (const id of COAST_IDS) expect(EXPLORATIONS[id].deck, id).toBe('coast')
    for (const id of INTERIOR_IDS) expect(EXPLORATIONS[id].deck, id).toBe('interior')
    for (const id of CENTRE_IDS) expect(EXPLORATIONS[id].deck, id).toBe('centre')
  })

  test('NA-SETUP-09 NA-SETUP-10 NA-SETUP-11 characters, camp cards, buildings, events and wreckage', () => {
    const ids = [CHARACTER_IDS, FIRST_CAMP_IDS, BUILDING_IDS, BASE_EVENT_IDS, WRECKAGE_IDS]
    expect(ids.map(({ length }) => length)).toEqual([8, 5, 16, 21, 30])
  })

  test('feet, maps and diaries of each pool', () => {
    const zeros = (deck: string): readonly ExplorationId[] => ZERO_IDS.filter((id) => EXPLORATIONS[id].deck === deck)
    const symbols = (ids: readonly ExplorationId[]): readonly number[] => [
      sum(ids.map((id) => EXPLORATIONS[id].foot)),
      sum(ids.map((id) => EXPLORATIONS[id].map)),
      sum(ids.map((id) => EXPLORATIONS[id].diary)),
    ]
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
      ['B01', 3, 'single', 2],
      ['B02', 5, 'single', 3],
      ['B03', 6, 'single', 4],
      ['B04', 8, 'cubes', 0],
      ['B05', 6, 'wood', 0],
      ['B06', 6, 'single', 5],
      ['B07', 4, 'single', 2],
      ['B08', 3, 'single', 2],
      ['B09', 3, 'single', 2],
      ['B10', 4, 'single', 3],
      ['B11', 3, 'single', 1],
      ['B12', 4, 'single', 3],
      ['B13', 2, 'single', 2],
      ['B14', 5, 'single', 3],
      ['B15', 3, 'rope', 1],
      ['B16', 5, 'single', 2],
    ])
  })

  test('NA-SETUP-17 NA-BUILD-14 four lie there from the beginning, shelters follow each other', () => {
    expect(EVERY.filter(({ start }) => start === true).map(({ id }) => id)).toEqual(['B01', 'B04', 'B05', 'B06'])
    expect(EVERY.flatMap(({ id, after }) => (after === undefined ? [] : [`${after} ${id}`]))).toEqual([
      'B01 B02',
      'B02 B03',
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
    expect(signals).toEqual(['B04', 'B05', 'B06', 'B07', 'B12', 'B14', 'B16'])
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

const requirement = (id: keyof typeof EVENT_CARDS): string => rescueSaid(EVENT_CARDS[id].rescue)

describe('event cards', () => {
  const figures = (id: keyof typeof EVENT_CARDS): string =>
    `${id} ${EVENT_CARDS[id].climate} ${EVENT_CARDS[id].wreckage} ${requirement(id)}`

  test('NA-RESCUE-02 icon, wreckage number and requirement of each', () => {
    expect(BASE_EVENT_IDS.map(figures)).toEqual([
      'E01 sun 4 B04',
      'E02 storm 3 B05',
      'E03 sun 5 B04+B05',
      'E04 sun 2 item:mirror',
      'E05 storm 4 B05+item:powder',
      'E06 storm 1 B06',
      'E07 sun 6 B07+item:spyglass',
      'E08 storm 3 B05+B07',
      'E09 sun 4 B04+item:ensign',
      'E10 storm 5 B04+shelter>=2',
      'E11 sun 2 item:lantern+B07',
      'E12 sun 5 item:horn+B06',
      'E13 storm 3 B05+item:ensign',
      'E14 sun 4 B07+B04',
      'E15 storm 6 B12+item:ensign',
      'E16 storm 2 B05+fire',
      'E17 sun 3 item:lantern+fire',
      'E18 storm 6 fire+shelter>=3',
      'E19 sun 5 B04+B05+B07',
      'E20 storm 1 B14',
      'E21 sun 4 B06+item:sailcloth',
    ])
    expect(NUMBERED_EVENT_IDS.map(figures)).toEqual([
      '022 none 4 item:gold+B05',
      '029 sun 2 flag:allies',
      '038 storm 1 item:flare',
      '045 none 3 B04+item:cat',
      '047 storm 5 fire+B10',
      '056 storm 3 B05+B11',
      '061 sun 6 B05+B12',
      '063 none 4 B07+flag:smoke',
      '073 storm 6 item:idol+B04',
      '079 storm 2 B10+B07',
      '082 none 3 B06+flag:bosun',
      '094 sun 4 B16',
      '096 none 5 B04 or B05 or B07',
    ])
  })

  test('NA-EVT-03 NA-EVT-10 eleven suns, ten storms, and how often each wreckage number comes', () => {
    const cards = BASE_EVENT_IDS.map((id) => EVENT_CARDS[id])
    const icons = cards.map(({ climate }) => climate)
    expect([count(icons, 'sun'), count(icons, 'storm'), count(icons, 'none')]).toEqual([11, 10, 0])
    const numbers = cards.map(({ wreckage }) => wreckage)
    expect([1, 2, 3, 4, 5, 6].map((number) => count(numbers, number))).toEqual([2, 3, 4, 5, 4, 3])
  })

  test('NA-RESCUE-02 NA-RESCUE-03 which events are satisfied by what a group has', () => {
    const satisfied = (built: BuildingId[], lit = false, items: WreckageId[] = []): string => {
      const { state } = table({ built, fire: { lit }, castaways: { yellow: { items } } })
      return BASE_EVENT_IDS.filter((id) => isSatisfied(state, id)).join(' ')
    }
    expect(satisfied([])).toBe('')
    expect(satisfied(['B04'])).toBe('E01')
    expect(satisfied(['B05'])).toBe('E02')
    expect(satisfied(['B04', 'B05', 'B01', 'B02'], true)).toBe('E01 E02 E03 E10 E16')
    expect(satisfied(['B04', 'B05', 'B01', 'B02', 'B07'], true)).toBe('E01 E02 E03 E08 E10 E14 E16 E19')
    expect(satisfied(['B04', 'B05', 'B01', 'B02', 'B07', 'B06'], true)).toBe('E01 E02 E03 E06 E08 E10 E14 E16 E19')
    expect(satisfied(['B04', 'B05', 'B01', 'B02', 'B07', 'B06'], true, ['W25', 'W26', 'W02', 'W09'])).toBe(
      'E01 E02 E03 E04 E05 E06 E08 E09 E10 E11 E13 E14 E16 E17 E19',
    )
  })
})

/** An effect and all that it contains. */
function* within(effects: readonly NaufragosEffect[]): Iterable<NaufragosEffect> {
  for (const effect of effects) {
    yield effect
    if (effect.do === 'choose' || effect.do === 'vote')
      for (const option of effect.options) yield* within(option.effects)
    if (effect.do === 'roll' || effect.do === 'strength' || effect.do === 'groupStrength') {
      yield* within(effect.ok)
      yield* within(effect.ko)
    }
    if (effect.do === 'if') {
      yield* within(effect.effects)
      yield* within(effect.otherwise ?? [])
    }
  }
}

const lastingEffects = (lasting: readonly Lasting[] = []): readonly NaufragosEffect[] =>
  lasting.flatMap((one) => {
    if (one.last === 'at') return one.effects
    return one.last === 'when' ? lastingEffects(one.lasting) : []
  })

/** Every card and tile, with all effects that stand on it. */
const LINES: ReadonlyMap<string, readonly NaufragosEffect[]> = new Map(
  [
    ...Object.entries(EXPLORATIONS).map(([id, { effects }]) => [id, effects] as const),
    ...Object.entries(EVENT_CARDS).map(([id, { effects }]) => [id, effects] as const),
    ...Object.entries(CAMP_CARDS).map(([id, { effects, enter = [] }]) => [id, [...enter, ...effects]] as const),
    ...Object.entries(DAMAGE_CARDS).map(
      ([id, { enter = [], lasting }]) => [id, [...enter, ...lastingEffects(lasting)]] as const,
    ),
    ...Object.entries(ITEMS).map(
      ([id, { use, lasting }]) => [id, [...(use?.effects ?? []), ...lastingEffects(lasting)]] as const,
    ),
    ...Object.entries(BUILDINGS).map(([id, { lasting }]) => [id, lastingEffects(lasting)] as const),
    ...Object.entries(CHARACTERS).map(([id, { lasting }]) => [id, lastingEffects(lasting)] as const),
  ].map(([id, effects]) => [id, [...within(effects)]]),
)

const EFFECTS = [...LINES.values()].flat()
const OPTIONS: readonly (readonly Option[])[] = EFFECTS.flatMap((effect) =>
  effect.do === 'choose' || effect.do === 'vote' ? [effect.options] : [],
)
const NUMBERED = Array.from({ length: 105 }, (_, index) => String(index + 1).padStart(3, '0'))

/** The numbered cards that a line can bring into play, in ascending order. */
function nextOf(line: string): readonly string[] {
  const named = (LINES.get(line) ?? []).flatMap((effect) =>
    effect.do === 'add' || effect.do === 'camp' || effect.do === 'item' ? [effect.card] : [],
  )
  return [...new Set(named)].toSorted()
}

/** Everything that is written about a card, as text. */
const WRITTEN = JSON.stringify([EXPLORATIONS, EVENT_CARDS, CAMP_CARDS, DAMAGE_CARDS, ITEMS, BUILDINGS, CHARACTERS])
const asked = (kind: string): readonly string[] =>
  [...WRITTEN.matchAll(new RegExp(`"fact":"(?:${kind})/([a-z]+)"`, 'g'))].flatMap(([, name]) => name ?? [])

describe('all cards together', () => {
  test('every number occurs once, is named by another line, and can be reached', () => {
    expect([...LINES.keys()]).toHaveLength(259)
    const numbers = [...LINES.keys()].filter((id) => /^\d/.test(id))
    expect(numbers.toSorted()).toEqual(NUMBERED)
    for (const number of NUMBERED) {
      const namedBy = [...LINES.keys()].filter((line) => line !== number && nextOf(line).includes(number))
      expect(namedBy.length, number).toBeGreaterThan(0)
    }
    const reached = new Set([...LINES.keys()].filter((line) => /^[ACEHIZ]/.test(line)))
    for (const line of reached) for (const next of nextOf(line)) reached.add(next)
    expect(NUMBERED.filter((number) => !reached.has(number))).toEqual([])
  })

  test('cards go where cards of their kind lie', () => {
    const decks: readonly string[] = [...NUMBERED_EXPLORATION_IDS, ...NUMBERED_EVENT_IDS]
    const camp: readonly string[] = [...CAMP_CARD_IDS, ...DAMAGE_IDS]
    const items: readonly string[] = NUMBERED_ITEM_IDS
    const named = EFFECTS.flatMap((effect) => {
      if (effect.do === 'add') return [decks.includes(effect.card)]
      if (effect.do === 'camp') return [camp.includes(effect.card)]
      return effect.do === 'item' ? [items.includes(effect.card)] : []
    })
    expect([named.length, named.every(Boolean)]).toEqual([164, true])
  })

  test('no exploration card adds to the deck of an earlier area', () => {
    const isExploration = (id: string): id is ExplorationId => Object.hasOwn(EXPLORATIONS, id)
    const steps = [...LINES.keys()].filter(isExploration).flatMap((line) =>
      nextOf(line)
        .filter(isExploration)
        .map((next) => rankOf(EXPLORATIONS[next].deck) - rankOf(EXPLORATIONS[line].deck)),
    )
    expect([steps.length, Math.min(...steps)]).toEqual([80, 0])
  })

  test('every choice has at least two options, and one of them costs nothing', () => {
    expect(OPTIONS).toHaveLength(73)
    for (const options of OPTIONS) {
      expect(options.length, options[0]?.label).toBeGreaterThanOrEqual(2)
      expect(
        options.some(({ price }) => price === undefined),
        options[0]?.label,
      ).toBe(true)
    }
  })

  test('options are numbered from 1, inner ones included', () => {
    for (const [line, effects] of LINES) {
      const labels = effects.flatMap((effect) =>
        effect.do === 'choose' || effect.do === 'vote' ? effect.options.map(({ label }) => label) : [],
      )
      expect(labels.toSorted()).toEqual(labels.map((_, index) => `${line}/${index + 1}`))
    }
  })

  test('NA-RESCUE-02 no two requirements are the same', () => {
    const sorted = (id: keyof typeof EVENT_CARDS): string => requirement(id).split('+').toSorted().join('+')
    expect(new Set(BASE_EVENT_IDS.map(sorted)).size).toBe(21)
    expect(new Set(NUMBERED_EVENT_IDS.map(sorted)).size).toBe(13)
  })

  test('NA-BUILD-15 every building comes from somewhere', () => {
    const offered = new Set(EFFECTS.flatMap((effect) => (effect.do === 'project' ? [effect.building] : [])))
    const others = BUILDING_IDS.filter((id) => BUILDINGS[id].start !== true && BUILDINGS[id].after === undefined)
    expect([...offered].toSorted()).toEqual(others)
    expect(others).toHaveLength(10)
  })

  test('every flag that is asked for is set somewhere, every tag is carried by some item', () => {
    const prices: readonly Price[] = [
      ...OPTIONS.flat().flatMap(({ price }) => price ?? []),
      ...Object.values(DAMAGE_CARDS).flatMap(({ fix }) => fix),
    ]
    const needs = Object.values(EVENT_CARDS).flatMap(({ rescue }) => rescue.flat())
    const set = new Set(EFFECTS.flatMap((effect) => (effect.do === 'flag' ? [effect.flag] : [])))
    const flags = new Set<string>([
      ...asked('flag'),
      ...EFFECTS.flatMap((effect) => (effect.do === 'unflag' ? [effect.flag] : [])),
      ...prices.flatMap(({ flag }) => flag ?? []),
      ...needs.flatMap((need) => ('flag' in need ? [need.flag] : [])),
    ])
    const ALL = ['allies', 'bones', 'bosun', 'gift', 'mercy', 'offence', 'respect', 'robbed', 'smoke', 'trust']
    expect([...flags].toSorted()).toEqual(ALL)
    expect([...set].toSorted()).toEqual(ALL)
    const carried = new Set<string>(Object.values(ITEMS).flatMap(({ tags }) => tags))
    expect(carried.size).toBe(37)
    const tags = new Set<string>([
      ...asked('g?has'),
      ...prices.flatMap(({ item }) => item ?? []),
      ...Object.values(BUILDINGS).flatMap(({ item }) => item ?? []),
      ...needs.flatMap((need) => ('item' in need ? [need.item] : [])),
    ])
    expect(tags.size).toBe(18)
    expect([...tags].filter((tag) => !carried.has(tag))).toEqual([])
  })

  test('every verb stands on some card', () => {
    const VERBS =
      'add away back ban bonus camp cancelTrauma choose cubes cure dear difficulty drop energy fireOut fish flag food ' +
      'foot forage gather goHome groupStrength heal if item lost ownTokens peek pend progress project repair ' +
      'returnRolls roll safe salvage sort start story strength tiebreak tokens trauma uncamp unflag vote weather wood wound'
    expect([...new Set(EFFECTS.map((effect) => effect.do))].toSorted().join(' ')).toBe(VERBS)
  })

  test('each line brings the cards of its story into play, and no others', () => {
    const found = [...LINES.keys()].flatMap((line) => {
      const next = nextOf(line)
      return next.length === 0 ? [] : [`${line} > ${next.join(' ')}`]
    })
    expect(found.toSorted()).toEqual(
      NEXT.trim()
        .split(/ *[;\n] */)
        .toSorted(),
    )
  })
})

/** The flow of the stories: each line with every numbered card that it can bring into play. */
const NEXT = `
E10 > 097; E11 > 099; E12 > 101; E13 > 098; E15 > 100; C12 > 103; C14 > 102; C19 > 104; I04 > 105
Z01 > 001 002; Z02 > 009; Z03 > 009 010; Z04 > 015; Z05 > 016 017; Z06 > 024 025; Z07 > 033; Z08 > 033
Z09 > 040 041 042; Z10 > 046; Z11 > 046 047; Z12 > 053 054; Z13 > 059; Z14 > 059 061; Z15 > 067; Z16 > 069 070
Z17 > 075; Z18 > 076 081; Z19 > 083; Z20 > 088; Z21 > 090; Z22 > 096
001 > 003 004 005; 002 > 003; 003 > 006 007; 004 > 003 005; 006 > 008
009 > 010; 010 > 011 012; 012 > 013; 013 > 014
015 > 016 017 018; 017 > 018 019; 018 > 019 023; 019 > 020; 020 > 021 022; 022 > 101; 023 > 019
024 > 025 026 027; 025 > 027; 026 > 027 028 029 031; 027 > 030 031; 031 > 032
033 > 034 039; 034 > 035 036 037 038
040 > 041 042 043; 041 > 040 042; 042 > 098; 043 > 044 045
046 > 047 048; 047 > 048; 048 > 049 050 051; 050 > 049; 051 > 050 052
053 > 054 056; 054 > 055 058; 058 > 057
059 > 060 065; 060 > 062 066; 061 > 063 064
067 > 068; 068 > 069 070; 069 > 071; 070 > 071; 071 > 072 073 074; 073 > 098
075 > 076 077 078; 076 > 077 079 080; 077 > 082; 079 > 081; 082 > 079
083 > 084 085; 085 > 086 087
088 > 089; 089 > 090 091 093; 090 > 092 094; 093 > 090; 094 > 095
`
