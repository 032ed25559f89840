// The box: every component counted and measured against the rules.
import {
  ACTION_DICE,
  ANIMALS_DIE,
  BEASTS,
  BUILDING_COSTS,
  CHARACTER_SHEETS,
  CHARACTERS,
  crusoePlugin,
  DISCOVERIES,
  EQUIPMENT_IDS,
  FRIDAY,
  INVENTIONS,
  NEIGHBOURS,
  RAIN_DIE,
  SPACES,
  SPECIAL_DISCOVERIES,
  stepsFrom,
  TILES,
  WINTER_DIE,
} from '@landfall/crusoe'
import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { ARRANGE_CAMP } from '../src/components/camp.ts'
import { DOG } from '../src/components/characters.ts'
import { sheet as CASTAWAYS, PILE_STAGES } from '../src/scenarios/castaways/sheet.ts'
import { printedSheet, SCENARIO_IDS } from '../src/scenarios/sheets.ts'
import { ofTheBox, ROUNDS } from './box-scenarios.ts'
import { packs } from './spoken.ts'

const count = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length
const titled = (deck: string): readonly string[] =>
  Object.keys(packs.en.cards).filter((id) => id.startsWith(`${deck}/`))

describe('the island', () => {
  /** Without the half space that only scenario 5 uses. */
  const WHOLE = SPACES.filter((space) => space !== 'A4')

  test('RC-BOARD-02 ten spaces in rows of three, four and three', () => {
    expect(['A', 'B', 'C'].map((row) => WHOLE.filter((space) => space.startsWith(row)).length)).toEqual([3, 4, 3])
  })

  test('RC-BOARD-03 nineteen pairs of neighbours, each known from both sides', () => {
    const pairs = WHOLE.flatMap((space) =>
      NEIGHBOURS[space].filter((other) => other !== 'A4').map((other) => [space, other].sort().join('–')),
    )
    expect(NEIGHBOURS.A4.map((space) => NEIGHBOURS[space].includes('A4'))).toEqual([true, true])
    expect(new Set(pairs).size).toBe(19)
    expect(pairs).toHaveLength(38)
    for (const pair of ['A1–B1', 'A1–B2', 'A3–B4', 'B1–C1', 'B2–C1', 'B3–C3', 'B4–C3']) expect(pairs).toContain(pair)
    expect(pairs).not.toContain('A1–C1')
  })

  test('RC-BOARD-04 the distance is the shortest way over spaces that may be crossed', () => {
    const anywhere = (): boolean => true
    expect(stepsFrom('B1', anywhere).B1).toBe(0)
    expect(stepsFrom('B1', anywhere).C1).toBe(1)
    expect(stepsFrom('B1', anywhere).B4).toBe(3)
    expect(stepsFrom('A1', anywhere).C3).toBe(3)
  })

  test('RC-EXPL-06 the way leads over explored tiles only, the destination need not be one', () => {
    const explored =
      (...spaces: readonly string[]) =>
      (space: string) =>
        spaces.includes(space)
    expect(stepsFrom('B1', explored('B1', 'B2')).B3).toBe(2)
    expect(stepsFrom('B1', explored('B1')).B3).toBeUndefined()
    expect(stepsFrom('B1', explored('B1', 'A1', 'A2')).A3).toBe(3)
  })
})

test('RC-BOARD-05 RC-BOARD-06 RC-DECK-11 eleven tiles with their terrain, sources and symbols', () => {
  const tiles = Object.values(TILES)
  expect(tiles).toHaveLength(11)
  const terrains = tiles.map(({ terrain }) => terrain)
  expect(
    ['beach', 'plains', 'hills', 'mountains', 'river'].map(
      (terrain) => terrains.filter((one) => one === terrain).length,
    ),
  ).toEqual([1, 3, 2, 3, 2])
  expect(
    count(
      tiles.map(({ totem }) => totem),
      true,
    ),
  ).toBe(6)
  expect(
    count(
      tiles.map(({ beast }) => beast),
      true,
    ),
  ).toBe(6)
  expect(tiles.reduce((sum, { discoveries }) => sum + discoveries, 0)).toBe(16)
  expect(
    Object.entries(TILES)
      .filter(([, { naturalShelter }]) => naturalShelter)
      .map(([number]) => number),
  ).toEqual(['2', '11'])
  expect(TILES[8]).toEqual({
    terrain: 'beach',
    sources: ['fish', 'wood'],
    beast: false,
    totem: false,
    naturalShelter: false,
    discoveries: 0,
  })
})

describe('dice', () => {
  test('RC-DICE-11 RC-DICE-12 success, adventure and wound faces', () => {
    const { build, gather, explore } = ACTION_DICE
    const faces = [build, gather, explore].map(({ success, adventure, wound }) => [
      count(success, 'success'),
      count(adventure, 'adventure'),
      count(wound, 'wound'),
    ])
    expect(faces).toEqual([
      [4, 3, 4],
      [5, 3, 1],
      [5, 5, 3],
    ])
    for (const die of [build, gather, explore].flatMap((dice) => Object.values(dice))) expect(die).toHaveLength(6)
  })

  test('RC-WEA-18 RC-DECK-14 the Weather dice', () => {
    expect([count(RAIN_DIE, 'rain-1'), count(RAIN_DIE, 'rain-2'), count(RAIN_DIE, 'snow-1')]).toEqual([3, 2, 1])
    expect([count(WINTER_DIE, 'snow-1'), count(WINTER_DIE, 'snow-2'), count(WINTER_DIE, 'rain-2')]).toEqual([2, 2, 2])
    const animals = [
      count(ANIMALS_DIE, 'palisade'),
      count(ANIMALS_DIE, 'food'),
      count(ANIMALS_DIE, 'beast'),
      count(ANIMALS_DIE, 'blank'),
    ]
    expect(animals).toEqual([2, 1, 1, 2])
  })
})

describe('cards and tokens', () => {
  test('RC-DECK-15 every title stands in four languages', () => {
    for (const language of LANGUAGES) {
      for (const [id, { title, action = title, event = title }] of Object.entries(packs[language].cards)) {
        for (const text of [title, action, event]) {
          expect(text.trim(), id).not.toBe('')
          if (language === 'ru') expect(text, id).toMatch(/\p{Script=Cyrillic}/u)
        }
      }
    }
  })

  test('RC-DECK-06 RC-HUNT-08 RC-HUNT-09 the Beasts', () => {
    expect(Object.keys(BEASTS)).toEqual(titled('beast'))
    expect(BEASTS['beast/gorilla']).toEqual({ strength: 6, weaponLoss: 3, food: 5, fur: 2, discoveries: 1 })
    const infected = Object.entries(BEASTS).filter(([, beast]) => 'woundsWithoutMedicine' in beast)
    const inBox = ['beast/jaguar', 'beast/puma', 'beast/wild-dog']
    expect(infected.map(([id]) => id)).toEqual(expect.arrayContaining(inBox))
  })

  test('RC-DECK-08 every Item that an Invention asks for is an Invention', () => {
    expect(Object.keys(INVENTIONS)).toEqual(titled('invention'))
    const known: readonly string[] = Object.keys(INVENTIONS)
    for (const invention of Object.values(INVENTIONS)) {
      for (const item of invention.items ?? []) expect(known).toContain(item)
    }
  })

  test('RC-DECK-09 RC-DECK-12 what Starting Equipment and Discovery tokens there are', () => {
    expect(EQUIPMENT_IDS).toEqual(titled('equipment'))
    expect(Object.keys(DISCOVERIES)).toEqual(titled('discovery'))
  })
})

describe('sheets', () => {
  test('RC-CHAR-23 RC-CHAR-24 wound tracks', () => {
    expect(
      CHARACTERS.map((character) => [
        CHARACTER_SHEETS[character].deadlyWound,
        CHARACTER_SHEETS[character].moraleArrows,
      ]),
    ).toEqual([
      [13, [5, 8, 10]],
      [13, [4, 7, 9, 11]],
      [12, [6, 11]],
      [12, [5, 9]],
    ])
  })

  test('RC-ABIL-GEN-01 RC-SETUP-06 four abilities each, and a personal Invention', () => {
    expect(CHARACTERS.flatMap((character) => CHARACTER_SHEETS[character].abilities.map(({ id }) => id)).sort()).toEqual(
      titled('ability'),
    )
    for (const character of CHARACTERS) {
      expect(INVENTIONS).toHaveProperty([CHARACTER_SHEETS[character].personalInvention, 'character'], character)
    }
  })

  test('RC-FRI-01 RC-DOG-01 four sheets with sixteen abilities, Friday, and the Dog', () => {
    expect(Object.keys(CHARACTER_SHEETS)).toEqual([...CHARACTERS])
    expect(
      new Set(Object.values(CHARACTER_SHEETS).flatMap(({ abilities }) => abilities.map(({ id }) => id))).size,
    ).toBe(16)
    expect([FRIDAY.deadlyWound, FRIDAY.moraleArrows, FRIDAY.rerollCost]).toEqual([4, [], 2])
    expect(DOG.pawnFor).toEqual(['hunt', 'explore'])
  })

  test('RC-DECK-13 every scenario has the dice of every round, four special tokens and Inventions of its own', () => {
    for (const scenario of SCENARIO_IDS) {
      const { rounds, weather, discoveries, inventions } = printedSheet({ scenario })
      expect(weather, scenario).toHaveLength(rounds)
      expect(Object.keys(discoveries).toSorted()).toEqual([...SPECIAL_DISCOVERIES].toSorted())
      for (const { token } of Object.values(discoveries)) expect(token.startsWith(`${scenario}/`), token).toBe(true)
      for (const id of Object.keys(inventions)) expect(id.startsWith(`${scenario}/`), id).toBe(true)
    }
    const numbers = SCENARIO_IDS.map((scenario) => printedSheet({ scenario }).number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('RC-DECK-13 the seven scenarios of the box, with two Inventions each', () => {
    const inBox = ofTheBox(SCENARIO_IDS)
    expect(inBox).toEqual(Object.keys(ROUNDS))
    expect(inBox).toHaveLength(7)
    const sheets = inBox.map((scenario) => printedSheet({ scenario }))
    expect(sheets.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(sheets.map(({ rounds }) => rounds)).toEqual(Object.values(ROUNDS))
    for (const { inventions } of sheets) expect(Object.keys(inventions)).toHaveLength(2)
    expect(ARRANGE_CAMP).toEqual({ determination: 2, morale: 1, playersWhoChoose: 4 })
  })

  test('RC-BUILD-05 what Shelter, Roof and Palisade cost', () => {
    expect([1, 2, 3, 4].map((players) => BUILDING_COSTS[players])).toEqual([
      { wood: 2, fur: 1 },
      { wood: 2, fur: 1 },
      { wood: 3, fur: 2 },
      { wood: 4, fur: 3 },
    ])
  })

  test('RC-SCN1-02 RC-SCN1-03 RC-EX-38 the sheet of Castaways', () => {
    expect(CASTAWAYS.weather).toHaveLength(CASTAWAYS.rounds)
    expect([3, 5, 9].map((round) => CASTAWAYS.weather[round - 1])).toEqual([
      [],
      ['rain'],
      ['rain', 'winter', 'animals'],
    ])
    expect(PILE_STAGES.reduce((sum, wood) => sum + wood, 0)).toBe(15)
  })
})

test('RC-ED-42 RC-ED-16 every scenario can be chosen in every edition that has it, for every number of players', () => {
  const options = crusoePlugin.options ?? []
  expect(options).toEqual(
    (['second', 'first'] as const).flatMap((edition) =>
      SCENARIO_IDS.filter((scenario) => printedSheet({ scenario }).editions?.includes(edition) !== false).map(
        (scenario) => ({ scenario, edition }),
      ),
    ),
  )
  expect(options[0]).toEqual({ scenario: 'castaways', edition: 'second' })
  for (const one of options) {
    for (let players = 1; players <= 4; players++) {
      for (let variant = 0; variant < 12; variant++) {
        expect(crusoePlugin.setupFor(players, variant, one)).toMatchObject(one)
        expect(crusoePlugin.setupFor(players, variant, one).characters).toHaveLength(players)
      }
    }
  }
  expect(crusoePlugin.setupFor(2)).toMatchObject({ scenario: 'castaways', edition: 'second' })
})
