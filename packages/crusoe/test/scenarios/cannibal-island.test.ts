// Scenario 5, Cannibal Island.
import {
  boardOf,
  CHARACTERS,
  type Character,
  crusoe,
  EQUIPMENT_IDS,
  NEIGHBOURS,
  readCard,
  ruleOf,
  SPACES,
  setupOffer,
  type TileNumber,
} from '@landfall/crusoe'
import {
  planning as plainPlanning,
  table as plainTable,
  plan,
  resolve,
  type Scene,
  stack,
} from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES, type Language } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import type { Space } from '../../src/components/island.ts'
import { SCENARIO_IDS } from '../../src/scenarios/scenario.ts'
import { setup } from '../../src/setup.ts'
import type { Target } from '../../src/target.ts'
import { SCENARIO_TEXTS } from '../../src/text/scenarios/index.ts'
import { voices } from '../../src/text/voice.ts'
import { endsAt } from './ends-at.ts'

type Table = ReturnType<typeof plainTable>

const here = (scene: Scene): Scene => ({ ...scene, config: { scenario: 'cannibal-island', ...scene.config } })
const table = (scene: Scene = {}): Table => plainTable(here(scene))
const planning = (scene: Scene = {}): Table => plainPlanning(here(scene))
const begin = (setupOf: object) => crusoe.start({ scenario: 'cannibal-island', seed: 'cannibals', ...setupOf })

/** What lies on the sheet. */
const burnt = (...numbers: readonly number[]): Pick<Scene, 'scenarioSheet'> => ({
  scenarioSheet: { cannibalIsland: { burnt: [...numbers], cityBurnt: false } },
})
const CITY = 'hunt/cannibal-island/city/A4'
const village = (space: string): string => `hunt/cannibal-island/village/${space}`
const attacks = (t: Table): readonly string[] => t.offers('plan').filter((id) => id.includes('cannibal-island/'))

/** An attack on a village or on the City that is resolved. */
const attack = (target: Target, leader: Character, scene: Scene = {}): Table =>
  table({ phase: 'action', resolving: true, ...scene }).play('hunt', stack('hunt', leader, { target }))
const attackVillage = (space: Space, leader: Character, scene: Scene = {}): Table =>
  attack({ kind: 'special', special: 'cannibal-island/village', space }, leader, scene)
const attackCity = (leader: Character, scene: Scene = {}): Table =>
  attack({ kind: 'special', special: 'cannibal-island/city', space: 'A4' }, leader, scene)

/** Somebody finds this tile on A1. */
const finding = (tile: TileNumber, scene: Scene = {}, leader: Character | 'friday' = 'cook'): Table =>
  table({ phase: 'action', resolving: true, islandStack: [1, tile], ...scene }).play(
    'explore',
    stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true }),
  )

/** An Event with a book; what else it does, it does not do without wood. */
const book = (scene: Scene = {}): Table =>
  table({ round: 2, eventDeck: ['event/termites'], eventOrder: ['event'], ...scene }).play('event')
const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

const wounds = (t: Table, ...people: readonly (keyof Table['state']['people'])[]): readonly number[] =>
  people.map((person) => t.state.people[person]?.wounds ?? -1)
const two = ['carpenter', 'cook'] as const

describe('setup', () => {
  rule('RC-SCN5-02', 'nine rounds, ten Event cards, and never a Weather die', () => {
    const { eventDeck } = begin({ characters: CHARACTERS }).state
    expect(eventDeck).toHaveLength(10)
    for (let round = 1; round <= 9; round++) {
      const t = table({ round, available: { food: 3, wood: 3 } }).play('weather')
      expect(t.happened('weatherRolled')).toMatchObject([{ clouds: [], animals: [] }])
      t.changed({ phase: 'weather' }).settled()
    }
    table({ round: 8 }).play('roundEnd').has({ round: 9 }).settled()
    table({ round: 9 }).play('roundEnd').ended('lost', 'lastRound').settled()
  })

  test('RC-SCN5-03 RC-VAR-03 RC-VAR-05 the Flask of Rum and Pipe & Tobacco come before anything that is drawn', () => {
    const fixed = ['equipment/flask-of-rum', 'equipment/pipe-and-tobacco']
    const others = new Set<string>()
    for (let equipment = 0; equipment <= EQUIPMENT_IDS.length; equipment++) {
      for (const seed of ['a', 'b', 'c']) {
        const cards = begin({ characters: two, equipment, seed }).state.kept.map(({ card }) => card)
        expect(cards).toHaveLength(equipment)
        expect(new Set(cards).size).toBe(equipment)
        expect(cards.slice(0, 2)).toEqual(fixed.slice(0, equipment))
        if (equipment === 3) others.add(cards[2] ?? '')
      }
    }
    expect(others.size).toBeGreaterThan(1)
    for (const characters of [['cook'], two, CHARACTERS]) {
      expect(begin({ characters }).state.kept).toEqual(fixed.map((card) => ({ card, uses: 2 })))
    }
  })

  test('RC-SCN5-04 RC-BOARD-01 RC-EXPL-16 tile 4 lies face down on A4, which is there in this scenario only', () => {
    const { island, islandStack, camp, closed, numbers } = begin({ characters: two }).state
    expect(island.A4).toMatchObject({ tile: 4, inaccessible: true })
    expect([island.B1?.tile, camp, closed, numbers.A4]).toEqual([8, 'B1', [], undefined])
    expect([...islandStack].sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11])
    expect(NEIGHBOURS.A4).toEqual(['A3', 'B4'])
    for (const space of SPACES) expect(NEIGHBOURS[space].includes('A4')).toBe(space === 'A3' || space === 'B4')
    for (const scenario of SCENARIO_IDS.filter((id) => id !== 'cannibal-island')) {
      const other = setup({ ...begin({ characters: two }).config, scenario })
      expect([other.closed, other.island.A4]).toEqual([['A4'], undefined])
    }
  })
})

describe('the City before round 4', () => {
  const near: Scene = { camp: 'B4', tiles: { B4: 8, A3: 9 }, round: 3 }

  rule(
    'RC-SCN5-04 RC-TERM-15 RC-TERM-16',
    'it can be neither explored, entered, crossed, gathered on nor attacked',
    () => {
      const t = planning({ ...near, levels: { weapons: 9 }, islandStack: [1] })
      expect(t.offers('plan').filter((id) => id.includes('A4'))).toEqual([])
      t.settled('plan')
      const night = table({ ...near, shelterBuilt: true, phase: 'night' }).play('camping')
      expect(night.offers('campMove')).toEqual(['stay', 'A3'])
      night.choose('stay').settled()
    },
  )

  rule('RC-SCN5-04 RC-TERM-08', 'cards find neither its sources nor its tile nor its terrain', () => {
    const scene: Scene = { ...near, tiles: { B4: 1, A3: 1, B3: 1 }, inventions: ['invention/pot'] }
    const precipice = event('event/precipice', scene)
    expect(precipice.asks('tile').offers('tile')).toEqual(['A3', 'B3'])
    precipice
      .choose('A3')
      .has({ island: { A4: { inaccessible: true }, A3: { inaccessible: true } } })
      .settled()
    // The nearest wood would be there.
    event('event/thunderstorm', { ...near, tiles: { B4: 9, B3: 9, B2: 1 } })
      .has({ island: { A4: { exhausted: [] }, B2: { exhausted: ['wood'] } } })
      .settled()
    // The raid of its book comes first.
    const rough = event('event/rough-passage', scene).choose('A3')
    expect(rough.happened('terrainCovered')).toEqual([])
    rough.settled()
    expect(endsAt(planning(scene), 'plan').offers('plan')).not.toContain('build/invention/pot')
  })
})

describe('the City is found', () => {
  rule(
    'RC-SCN5-05 RC-SCN5-06 RC-ROUND-07',
    'at the start of round 4, without tokens and without a totem effect',
    () => {
      for (const round of [1, 2, 3, 5, 9]) {
        const other = table({ round }).play('roundStart')
        expect(other.happened('cityFound')).toEqual([])
        other.changed({}).settled()
      }
      const t = table({ round: 4, discoveryStack: ['discovery/goat'], available: { food: 1, wood: 1 } }).play(
        'roundStart',
      )
      // Neither totem nor Discovery token, nobody is wounded, and it is not among the explored tiles.
      t.changed({ island: { A4: { tile: 4, inaccessible: false } }, numbers: { A4: 6 } }).settled()
    },
  )

  rule('RC-SCN5-05', 'round 4 begins with it, before its Event card is drawn', () => {
    const t = table({
      round: 3,
      eventDeck: ['event/termites'],
      eventOrder: ['event'],
      shelterBuilt: true,
      tiles: { A1: 9 },
    })
    t.play('roundEnd').has({ round: 4, island: { A4: { inaccessible: true } } })
    t.play('round').has({ island: { A4: { inaccessible: false } }, numbers: { A4: 6 } })
    const [found] = t.happened('cityFound')
    expect(found).toBeDefined()
    expect(t.happened('eventDrawn')).toHaveLength(1)
    t.settled('plan')
  })

  rule('RC-SCN5-06 RC-TERM-18', 'its Hills do not count, and so no card can cover them', () => {
    const scene: Scene = { tiles: { A4: 4 }, inventions: ['invention/pot'], round: 4 }
    expect(endsAt(planning(scene), 'plan').offers('plan')).not.toContain('build/invention/pot')
    expect(endsAt(planning({ ...scene, tiles: { A4: 4, A1: 7 } }), 'plan').offers('plan')).toContain(
      'build/invention/pot',
    )
    event('event/rough-passage', {
      ...scene,
      camp: 'B4',
      tiles: { A4: 4, B4: 9, B3: 9 },
      ...burnt(1, 2, 3),
    })
      .has({ island: { A4: { terrainCovered: false } } })
      .settled()
    const both = event('event/rough-passage', { ...scene, ...burnt(1, 2, 3), tiles: { A4: 4, A1: 7 } })
    both.has({ island: { A4: { terrainCovered: false }, A1: { terrainCovered: true } } }).settled()
  })

  rule(
    'RC-SCN5-05 RC-GATHER-01 RC-TERM-08',
    'then it is an explored tile like others: for distances, sources and cards',
    () => {
      const scene: Scene = { round: 5, camp: 'A3', tiles: { A3: 1, A4: 4, B4: 1 }, numbers: { A4: 6 } }
      expect(endsAt(planning({ ...scene, islandStack: [1] }), 'plan').offers('plan')).toEqual(
        expect.arrayContaining(['gather/A4/fish', 'gather/A4/wood']),
      )
      expect(endsAt(planning({ ...scene, islandStack: [1] }), 'plan').offers('plan')).not.toContain('explore/A4')
      expect(endsAt(event('event/precipice', scene), 'tile').offers('tile')).toEqual(['A4', 'B4'])
      event('event/thunderstorm', { ...scene, tiles: { A3: 9, A4: 4, B4: 9 } })
        .has({ island: { A4: { exhausted: ['wood'] } } })
        .settled()
    },
  )
})

describe('villages', () => {
  rule('RC-SCN5-19 RC-SCN5-20 RC-SCN5-21 RC-EXPL-13', 'the first four totems become villages 1 to 4, in order', () => {
    const names = ['first', 'second', 'third', 'fourth'].map((nth) => `cannibal-island/${nth}-village`)
    for (const [found, place] of names.entries()) {
      const t = finding(5, { lastNumber: found })
      t.has({ numbers: { A1: found + 1 }, lastNumber: found + 1 })
      expect(t.happened('numberPut')).toMatchObject([{ space: 'A1', number: found + 1, place }])
      expect(wounds(t, ...two)).toEqual([0, found === 3 ? 3 : 1])
      t.settled()
    }
    const fifth = finding(5, { lastNumber: 4, available: { food: 1, wood: 1 } })
    fifth.has({ lastNumber: 4, available: { food: 1, wood: 1 }, island: { A1: { tile: 5 } } })
    expect(fifth.state.numbers.A1).toBeUndefined()
    expect(wounds(fifth, ...two)).toEqual([0, 0])
    fifth.settled()
    const none = finding(9, { lastNumber: 1, available: { food: 1 } }).has({ lastNumber: 1, available: { food: 1 } })
    expect(wounds(none, ...two)).toEqual([0, 0])
    none.settled()
  })

  rule('RC-SCN5-19 RC-SCN5-05', 'the Number token of the City does not count among the villages', () => {
    const t = table({ round: 4, lastNumber: 3 })
      .play('roundStart')
      .changed({ island: { A4: { inaccessible: false } }, numbers: { A4: 6 } })
    t.settled()
    finding(5, { lastNumber: 3, numbers: { A4: 6 } })
      .has({ numbers: { A1: 4, A4: 6 }, lastNumber: 4 })
      .settled()
  })

  rule('RC-SCN5-21', 'the fourth wounds three times, or once if the Medicine is built', () => {
    const hurt = (scene: Scene): readonly number[] => {
      const t = finding(5, scene)
      t.settled()
      return wounds(t, ...two)
    }
    expect(hurt({ lastNumber: 3 })).toEqual([0, 3])
    expect(hurt({ lastNumber: 3, items: ['invention/medicine'] })).toEqual([0, 1])
    // Built in this Action Phase, it is of no use yet.
    expect(hurt({ lastNumber: 3, futureItems: ['invention/medicine'] })).toEqual([0, 3])
    expect(hurt({ lastNumber: 2, items: ['invention/medicine'] })).toEqual([0, 1])
  })

  rule('RC-SCN5-21 RC-FRI-10', 'Friday is wounded like anybody else, and may die of it', () => {
    const t = finding(5, { friday: true }, 'friday')
    expect(wounds(t, ...two, 'friday')).toEqual([0, 0, 1])
    t.settled()
    const dead = finding(
      5,
      { friday: true, lastNumber: 3, people: { friday: { wounds: 2 } }, available: { wood: 1 } },
      'friday',
    )
    dead.has({ people: { friday: undefined }, numbers: { A1: 4 }, available: { wood: 0 } }).settled()
    finding(5, { lastNumber: 3, people: { cook: { wounds: 10 } } })
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN5-22 RC-TERM-10', 'from the second on 1 food or 1 wood is discarded, as the group chooses', () => {
    finding(5, { available: { food: 2, wood: 2 } })
      .has({ available: { food: 2, wood: 2 } })
      .settled()
    for (const found of [1, 2, 3]) {
      const choice = () => finding(5, { lastNumber: found, available: { food: 2, wood: 2 } }).asks('chooseOne', 'table')
      expect(endsAt(choice(), 'chooseOne').offers('chooseOne')).toEqual(['0', '1'])
      choice()
        .choose('0')
        .has({ available: { food: 1, wood: 2 } })
        .settled()
      choice()
        .choose('1')
        .has({ available: { food: 2, wood: 1 } })
        .settled()
    }
  })

  rule('RC-EX-78 RC-SCN5-22 RC-UNMET-10', 'what is not there cannot be chosen, and nothing is not missed', () => {
    finding(5, { lastNumber: 1, available: { food: 2 } })
      .has({ available: { food: 1, wood: 0 } })
      .settled()
    finding(5, { lastNumber: 1, available: { wood: 2 } })
      .has({ available: { food: 0, wood: 1 } })
      .settled()
    const nothing = finding(5, { lastNumber: 1, available: { fur: 2 }, future: { food: 2, wood: 2 } })
    nothing.has({ available: { fur: 2 }, future: { food: 2, wood: 2 } })
    expect(wounds(nothing, ...two)).toEqual([0, 1])
    nothing.settled()
  })

  rule('RC-SCN5-22 RC-NIGHT-13', 'nonperishable food is food as well', () => {
    finding(5, { lastNumber: 1, available: { nonperishable: 1 } })
      .has({ available: { nonperishable: 0 } })
      .settled()
    finding(5, { lastNumber: 1, available: { food: 1, nonperishable: 1 } })
      .asks('foodToDiscard')
      .choose('food')
      .has({ available: { food: 0, nonperishable: 1 } })
      .settled()
    const both = finding(5, { lastNumber: 1, available: { nonperishable: 1, wood: 1 } }).choose('0')
    both.has({ available: { nonperishable: 0, wood: 1 } }).settled()
  })
})

describe('hostile tiles', () => {
  const villages: Scene = {
    camp: 'B3',
    tiles: { B3: 9, A2: 5, A3: 1, B4: 6, A4: 4 },
    numbers: { A2: 1, B4: 2, A4: 6 },
    markers: { A2: ['burnt'] },
    round: 5,
    ...burnt(1),
  }

  rule('RC-SCN5-07', 'the camp goes neither to an unburnt village nor to the City', () => {
    const t = table({ ...villages, shelterBuilt: true, phase: 'night' }).play('camping')
    expect(t.offers('campMove')).toEqual(['stay', 'A2', 'A3'])
    t.choose('A2').has({ camp: 'A2' }).settled()
    const city = table({ ...villages, camp: 'A3', shelterBuilt: true, phase: 'night' }).play('camping')
    expect(city.offers('campMove')).toEqual(['stay', 'A2', 'B3'])
    city.choose('stay').settled()
    const fifth = table({ ...villages, numbers: { A2: 1, A4: 6 }, shelterBuilt: true, phase: 'night' }).play('camping')
    expect(fifth.offers('campMove')).toEqual(['stay', 'A2', 'A3', 'B4'])
    fifth.choose('stay').settled()
  })

  rule('RC-SCN5-07 RC-MOVE-10', 'whoever is forced there is wounded once instead', () => {
    for (const characters of [two, CHARACTERS]) {
      const t = event('event/landslide', { characters, friday: true, tiles: { A1: 5 }, numbers: { A1: 1 } })
      t.has({ camp: 'B1' })
      expect(wounds(t, ...characters, 'friday')).toEqual([...characters.map(() => 1), 0])
      t.settled()
    }
    const city = event('event/landslide', { ...villages, camp: 'A4', tiles: { A4: 4, B4: 6 } })
    city.has({ camp: 'A4' }).settled()
    const free = event('event/landslide', { tiles: { A1: 5, C1: 9 }, numbers: { A1: 1 } }).has({ camp: 'C1' })
    expect(wounds(free, ...two)).toEqual([0, 0])
    free.settled()
  })

  rule('RC-SCN5-08 RC-TOK-17 RC-TOK-18', 'gathering there needs 1 pawn more, on top of everything else', () => {
    const pawns = (target: string, scene: Scene = {}): readonly number[] => {
      const t = planning({ characters: CHARACTERS, ...villages, ...scene })
        .choose(target)
        .choose('cook')
      let fewest = 1
      let most = 1
      while (t.session.questions[0]?.kind === 'support') {
        const offers = t.offers('support')
        if (!offers.includes('enough')) fewest = most + 1
        t.choose(offers.find((id) => id !== 'enough') ?? '')
        most += 1
      }
      t.settled('plan')
      return [fewest, most]
    }
    expect(pawns('gather/A3/wood')).toEqual([1, 2])
    expect(pawns('gather/A2/wood')).toEqual([1, 2])
    expect(pawns('gather/B4/wood')).toEqual([2, 3])
    expect(pawns('gather/B4/bird')).toEqual([2, 3])
    // The City is two steps away.
    expect(pawns('gather/A4/fish')).toEqual([3, 4])
    expect(pawns('gather/B4/wood', { islandTokens: { B4: ['timeConsuming'] } })).toEqual([3, 4])
    expect(pawns('gather/B4/wood', { actionTokens: { gather: ['timeConsuming'] } })).toEqual([3, 4])
    expect(pawns('gather/B4/wood', { numbers: { A4: 6 } })).toEqual([1, 2])
    expect(pawns('explore/C3', { islandStack: [1] })).toEqual([1, 2])
  })
})

describe('attacks', () => {
  const villages: Scene = {
    characters: ['carpenter', 'cook'],
    tiles: { A1: 5, C1: 6, C2: 9 },
    numbers: { A1: 1, C1: 2 },
    lastNumber: 2,
    round: 5,
  }

  rule('RC-SCN5-09 RC-HUNT-01', 'a Hunt of 2 pawns, wherever the village lies and without any Beast', () => {
    const far: Scene = { tiles: { C3: 5, A1: 9 }, numbers: { C3: 1 } }
    const t = planning(far)
    expect(t.offers('plan')).not.toContain('hunt')
    expect(attacks(t)).toEqual([village('C3')])
    t.choose(village('C3')).choose('cook')
    expect(t.offers('support')).toEqual(['carpenter', 'cook'])
    t.choose('carpenter')
    expect(t.state.plan).toMatchObject([
      {
        action: 'hunt',
        target: { kind: 'special', special: 'cannibal-island/village', space: 'C3' },
        leader: 'cook',
        support: ['carpenter'],
        certain: false,
      },
    ])
    expect(attacks(t)).toEqual([])
    t.settled('plan')
  })

  rule('RC-SCN5-09 RC-HUNT-02', 'each village once a round, beside as many Hunts as there are Beasts', () => {
    const t = planning({ ...villages, characters: CHARACTERS, huntingDeck: ['beast/fox'] })
    expect(attacks(t)).toEqual([village('A1'), village('C1')])
    plan(t, village('A1'), 'cook', 'cook')
    expect(attacks(t)).toEqual([village('C1')])
    expect(t.offers('plan')).toContain('hunt')
    plan(t, 'hunt', 'carpenter', 'carpenter')
    expect(t.offers('plan')).not.toContain('hunt')
    plan(t, village('C1'), 'soldier', 'soldier')
    expect(attacks(t)).toEqual([])
    t.settled('plan')
  })

  rule('RC-SCN5-15 RC-FRI-05', 'Friday leads no attack, but may support one; so may the Dog', () => {
    const t = planning({
      ...villages,
      tiles: { A1: 5, A4: 4, A2: 1, A3: 1 },
      friday: true,
      dog: true,
      numbers: { A1: 1, A4: 6 },
    })
    for (const target of [village('A1'), CITY]) {
      t.choose(target)
      expect(t.offers('leader')).toEqual(['carpenter', 'cook'])
      t.choose('cook')
      expect(t.offers('support')).toEqual(
        target === CITY ? ['carpenter', 'friday'] : ['carpenter', 'cook', 'friday', 'dog'],
      )
      t.choose(target === CITY ? 'friday' : 'dog')
    }
    expect(t.state.plan.map(({ leader, support }) => [leader, ...support])).toEqual([
      ['cook', 'dog'],
      ['cook', 'friday'],
    ])
    t.settled('plan')
    const alone = planning({
      characters: ['cook'],
      friday: true,
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      limits: { onePawn: ['cook'] },
    })
    plan(alone, 'rest', 'cook')
    expect(attacks(endsAt(alone, 'plan'))).toEqual([])
  })

  rule('RC-SCN5-14 RC-SCN5-05', 'the City only once it is found, and only where explored tiles lead to it', () => {
    const way = { A1: 1, A2: 3, A3: 9, A4: 4 } as const
    expect(attacks(endsAt(planning({ tiles: way }), 'plan'))).toEqual([CITY])
    // Still face down.
    expect(attacks(endsAt(planning({ tiles: { A1: 1, A2: 3, A3: 9 } }), 'plan'))).toEqual([])
    // A gap, or a tile that was turned face down.
    expect(attacks(endsAt(planning({ tiles: { A1: 1, A3: 9, A4: 4 } }), 'plan'))).toEqual([])
    expect(attacks(endsAt(planning({ tiles: way, island: { A2: { inaccessible: true } } }), 'plan'))).toEqual([])
    expect(attacks(endsAt(planning({ tiles: way, island: { A4: { inaccessible: true } } }), 'plan'))).toEqual([])
    // Over a village too, and from next door.
    expect(attacks(endsAt(planning({ tiles: { ...way, A2: 5 }, numbers: { A2: 1 } }), 'plan'))).toEqual([
      village('A2'),
      CITY,
    ])
    expect(attacks(endsAt(planning({ camp: 'B4', tiles: { B4: 9, A4: 4 } }), 'plan'))).toEqual([CITY])
    const done = { cannibalIsland: { burnt: [], cityBurnt: true } }
    expect(attacks(endsAt(planning({ tiles: way, scenarioSheet: done }), 'plan'))).toEqual([])
  })

  rule(
    'RC-EX-76 RC-SCN5-10 RC-SCN5-11',
    'three totem tiles, one covered, weapon level 5: strength 6 and 1 wound',
    () => {
      const t = attackVillage('C1', 'cook', {
        tiles: { A1: 5, C1: 6, B2: 7 },
        numbers: { A1: 1, C1: 2, B2: 3 },
        markers: { A1: ['burnt'] },
        ...burnt(1),
        levels: { weapons: 5 },
      })
      expect(t.happened('fightBegan')).toMatchObject([{ fighters: ['cook'], strength: 6 }])
      expect(wounds(t, ...two)).toEqual([0, 1])
      t.has({
        scenarioSheet: { cannibalIsland: { burnt: [1, 2], cityBurnt: false } },
        markers: { C1: ['burnt'] },
      }).settled()
    },
  )

  rule(
    'RC-SCN5-10 RC-SCN5-20',
    'its own totem counts, a fifth one and the face-up City do, a face-down tile does not',
    () => {
      const strength = (scene: Scene): unknown =>
        attackVillage('A1', 'cook', scene).happened('fightBegan')[0]?.['strength']
      const own: Scene = { tiles: { A1: 5 }, numbers: { A1: 1 }, levels: { weapons: 12 } }
      expect(strength(own)).toBe(5)
      expect(strength({ ...own, tiles: { A1: 5, A4: 4 } })).toBe(6)
      expect(strength({ ...own, tiles: { A1: 5, A2: 2, A3: 6, B2: 7, B3: 10 } })).toBe(9)
      expect(strength({ ...own, tiles: { A1: 5, A2: 2, A3: 6, B2: 7, B3: 10, A4: 4 } })).toBe(10)
      expect(strength({ ...own, tiles: { A1: 5, A2: 2 }, island: { A2: { inaccessible: true } } })).toBe(5)
      expect(strength({ ...own, tiles: { A1: 5, A2: 9, B2: 1 } })).toBe(5)
      // A marker on the terrain covers no totem.
      expect(strength({ ...own, island: { A1: { terrainCovered: true } } })).toBe(5)
    },
  )

  rule('RC-SCN5-11 RC-FIGHT-04', 'exactly enough, one short and more than enough; nothing else is lost or won', () => {
    const against = (weapons: number) =>
      attackVillage('A1', 'cook', {
        tiles: { A1: 5 },
        numbers: { A1: 1 },
        levels: { weapons },
        huntingDeck: ['beast/fox'],
      })
    for (const [weapons, hurt, morale] of [
      [6, 0, 0],
      [5, 0, 0],
      [4, 1, 0],
      [0, 5, -1],
    ] as const) {
      against(weapons)
        .changed({
          people: { cook: { wounds: hurt } },
          morale,
          markers: { A1: ['burnt'] },
          scenarioSheet: { cannibalIsland: { burnt: [1] } },
          attempted: [village('A1')],
        })
        .settled()
    }
  })

  rule('RC-SCN5-11 RC-FIGHT-03 RC-ABIL-SOLD-05', 'Pistol, Blowpipe and Frenzy count, each for one attack', () => {
    const t = attackVillage('A1', 'soldier', {
      characters: ['soldier', 'cook'],
      tiles: { A1: 5, B2: 6 },
      numbers: { A1: 1 },
      kept: [{ card: 'equipment/pistol', uses: 2 }],
      availableDiscoveries: ['cannibal-island/blowpipe'],
    })
    t.asks('fight').choose('equipment/pistol').choose('cannibal-island/blowpipe')
    t.choose(PASS)
    expect(wounds(t, 'soldier', 'cook')).toEqual([1, 0])
    t.has({
      levels: { weapons: 0 },
      gone: ['cannibal-island/blowpipe'],
      kept: [{ card: 'equipment/pistol', uses: 1, usedThisRound: true }],
    })
    t.settled()
    const frenzy = attackCity('soldier', {
      characters: ['soldier', 'cook'],
      levels: { weapons: 10 },
      people: { soldier: { determination: 4 } },
      ...burnt(1, 2, 3, 4),
    })
    expect(frenzy.happened('fightBegan')).toMatchObject([{ strength: 9 }])
    frenzy
      .choose(PASS)
      .has({ scenarioSheet: { cannibalIsland: { cityBurnt: true } } })
      .settled()
    const raging = attackVillage('A1', 'soldier', {
      characters: ['soldier', 'cook'],
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      people: { soldier: { determination: 4 } },
    }).choose('ability/frenzy')
    expect(wounds(raging, 'soldier')).toEqual([2])
    raging.settled()
    // Somebody else's attack is not the Soldier's.
    const cooks = attackVillage('A1', 'cook', {
      characters: ['soldier', 'cook'],
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      people: { soldier: { determination: 4 } },
    })
    expect(wounds(cooks, 'soldier', 'cook')).toEqual([0, 5])
    cooks.settled()
  })

  rule('RC-SCN5-12 RC-END-02', 'the village burns if the attacker lives', () => {
    const t = attackVillage('A1', 'cook', { ...villages, people: { cook: { wounds: 6 } } })
    t.has({ markers: { A1: ['burnt'] }, scenarioSheet: { cannibalIsland: { burnt: [1] } }, numbers: { A1: 1, C1: 2 } })
    t.settled()
    expect(attacks(endsAt(t.play('planning'), 'plan'))).toEqual([village('C1')])
    const dead = attackVillage('A1', 'cook', { ...villages, people: { cook: { wounds: 7 } } })
    dead
      .ended('lost', 'death')
      .has({ scenarioSheet: { cannibalIsland: { burnt: [] } } })
      .settled()
  })

  rule(
    'RC-SCN5-10 RC-SCN5-13 RC-RES-02',
    'the strength is that of the moment: what burns first makes the rest weaker',
    () => {
      const t = planning({
        ...villages,
        characters: CHARACTERS,
        tiles: { A1: 5, C1: 6, B2: 1, B3: 1, B4: 1, A4: 4 },
        levels: { weapons: 7 },
      })
      plan(t, village('A1'), 'cook', 'cook')
      plan(t, village('C1'), 'soldier', 'soldier')
      plan(t, CITY, 'carpenter', 'carpenter')
      resolve(t)
      // 4 + 3 totems, then 4 + 2, then 21 − 6.
      expect(t.happened('fightBegan').map((fight) => fight['strength'])).toEqual([7, 6, 15])
      expect(wounds(t, 'cook', 'soldier', 'carpenter')).toEqual([0, 0, 8])
      t.settled()
    },
  )

  rule('RC-EX-77 RC-SCN5-13', 'with 2 burnt villages the City has strength 15', () => {
    for (const [numbers, strength] of [
      [[], 21],
      [[1], 18],
      [[1, 3], 15],
      [[2, 3, 4], 12],
      [[1, 2, 3, 4], 9],
    ] as const) {
      const t = attackCity('cook', { levels: { weapons: strength - 1 }, ...burnt(...numbers) })
      expect(t.happened('fightBegan')).toMatchObject([{ fighters: ['cook'], strength }])
      t.changed({
        people: { cook: { wounds: 1 } },
        scenarioSheet: { cannibalIsland: { cityBurnt: true } },
        attempted: [CITY],
      }).settled()
    }
  })

  rule('RC-SCN5-27 RC-TOK-09 RC-TOK-14', 'Greater Danger waits for a Beast, a Time-Consuming token does not', () => {
    const danger = attackVillage('A1', 'cook', {
      ...villages,
      levels: { weapons: 6 },
      actionTokens: { hunt: ['greaterDanger'] },
    })
    expect(danger.happened('fightBegan')).toMatchObject([{ strength: 6 }])
    expect(wounds(danger, ...two)).toEqual([0, 0])
    danger.has({ actionTokens: { hunt: ['greaterDanger'] } }).settled()
    const city = attackCity('cook', { levels: { weapons: 21 }, actionTokens: { hunt: ['greaterDanger'] } })
    expect(city.happened('fightBegan')).toMatchObject([{ strength: 21 }])
    city.has({ actionTokens: { hunt: ['greaterDanger'] } }).settled()
    const beast = table({
      phase: 'action',
      huntingDeck: ['beast/fox'],
      actionTokens: { hunt: ['greaterDanger'] },
      levels: { weapons: 2 },
    })
    beast
      .play('hunt', stack('hunt', 'cook'))
      .has({ actionTokens: { hunt: [] }, people: { cook: { wounds: 1 } } })
      .settled()
    const slow = planning({ ...villages, characters: CHARACTERS, actionTokens: { hunt: ['timeConsuming'] } })
    slow.choose(village('A1')).choose('cook').choose('cook').choose('carpenter')
    slow.has({ actionTokens: { hunt: [] } })
    expect(slow.state.plan).toMatchObject([{ support: ['cook', 'carpenter'], tokens: ['timeConsuming'] }])
    plan(slow, village('C1'), 'soldier', 'soldier')
    slow.settled('plan')
  })

  rule('RC-SCN5-12 RC-SCN5-13', 'a burnt village does not burn again, even if its black marker is removed', () => {
    const t = planning({ ...villages, markers: {}, ...burnt(1) })
    expect(attacks(t)).toEqual([village('C1')])
    expect(boardOf(t.session.view(), 'en').scenario.parts).toMatchObject([{ figure: 18 }, { figure: 6 }, {}, {}, {}])
    t.settled('plan')
  })

  rule('RC-SCN5-12 RC-TERM-14', 'a tile that is lost and comes back has a totem, but no village', () => {
    const quake: Scene = {
      tiles: { A1: 5 },
      numbers: { A1: 1 },
      lastNumber: 1,
      markers: { A1: ['burnt'] },
      ...burnt(1, 2, 3),
      shelterBuilt: true,
    }
    const t = event('event/precipice', quake)
    t.has({ island: { A1: { inaccessible: true } }, scenarioSheet: { cannibalIsland: { burnt: [1, 2, 3] } } })
    expect([t.state.numbers.A1, t.state.markers.A1]).toEqual([undefined, undefined])
    expect(boardOf(t.session.view(), 'en').scenario.parts).toMatchObject([
      { figure: 12 },
      { figure: 4 },
      { has: 3 },
      {},
      {},
    ])
    const back = table({ ...quake, numbers: {}, markers: {}, phase: 'action' })
    expect(attacks(endsAt(back.play('planning'), 'plan'))).toEqual([])
    expect(boardOf(back.session.view(), 'en').scenario.parts).toMatchObject([
      { figure: 12 },
      { figure: 5 },
      { has: 3 },
      {},
      {},
    ])
    const standing = event('event/precipice', { tiles: { A1: 5 }, numbers: { A1: 1 }, lastNumber: 1 })
    expect(attacks(endsAt(standing.play('planning'), 'plan'))).toEqual([])
    // The next village is still the second.
    finding(6, { lastNumber: 1 })
      .has({ numbers: { A1: 2 } })
      .settled()
  })
})

describe('the goal', () => {
  const flames = { cannibalIsland: { burnt: [], cityBurnt: true } }

  rule('RC-SCN5-01 RC-END-01', 'won at the end of the round in which the City burns, and not before', () => {
    const t = attackCity('cook', { levels: { weapons: 21 }, round: 5, tiles: { A4: 4 } })
    expect(t.session.outcome).toBeUndefined()
    t.has({ scenarioSheet: { cannibalIsland: { cityBurnt: true } } }).settled()
    t.play('roundEnd').ended('won', 'goal').settled()
    for (const round of [4, 8, 9])
      table({ round, scenarioSheet: flames }).play('roundEnd').ended('won', 'goal').settled()
    table({ round: 9, ...burnt(1, 2, 3, 4) })
      .play('roundEnd')
      .ended('lost', 'lastRound')
      .settled()
  })

  rule('RC-SCN5-01 RC-END-02 RC-END-05', 'who dies before the round is over has lost', () => {
    attackCity('cook', { levels: { weapons: 8 } })
      .ended('lost', 'death')
      .settled()
    table({ round: 5, scenarioSheet: flames, people: { cook: { wounds: 12 } }, available: { food: 0 } })
      .play('eating')
      .ended('lost', 'death')
      .settled()
  })
})

describe('the book', () => {
  rule('RC-EX-77 RC-SCN5-16 RC-SCN5-17', 'with 2 burnt villages 1 wound each, and the camp must move', () => {
    const t = book({ tiles: { A1: 9, C1: 1 }, ...burnt(1, 2) })
    expect(wounds(t, ...two)).toEqual([1, 1])
    expect(t.asks('tile', 'table').offers('tile')).toEqual(['A1', 'C1'])
    t.choose('C1').has({ camp: 'C1' })
    expect(wounds(t, ...two)).toEqual([1, 1])
    t.settled()
  })

  rule('RC-SCN5-16 RC-TERM-27', '3 wounds less the burnt villages, never below 0; Friday is left alone', () => {
    for (const characters of [['soldier'], two, ['explorer', 'cook', 'soldier'], CHARACTERS] as const) {
      for (const [numbers, hurt] of [
        [[], 3],
        [[4], 2],
        [[1, 2], 1],
        [[1, 2, 3], 0],
        [[1, 2, 3, 4], 0],
      ] as const) {
        const t = book({ characters, friday: true, tiles: { A1: 9 }, ...burnt(...numbers) })
        expect(wounds(t, ...characters, 'friday')).toEqual([...characters.map(() => hurt), 0])
        t.has({ camp: 'A1' }).settled()
      }
    }
    book({ tiles: { A1: 9 }, people: { cook: { wounds: 10 } } })
      .ended('lost', 'death')
      .has({ camp: 'B1' })
      .settled()
  })

  rule('RC-SCN5-17 RC-MOVE-02 RC-MOVE-03 RC-MOVE-06 RC-MOVE-09', 'the flight has all consequences of a move', () => {
    const built = book({
      tiles: { A1: 9 },
      shelterBuilt: true,
      levels: { roof: 3, palisade: 2 },
      items: ['invention/shortcut'],
      shortcut: 'A1',
      ...burnt(1, 2, 3),
    })
    built.has({ camp: 'A1', shelterBuilt: true, levels: { roof: 2, palisade: 1 }, items: [] })
    expect(built.state.shortcut).toBeUndefined()
    built.settled()
    const natural = book({
      camp: 'A1',
      tiles: { A1: 11, A2: 9, B2: 9 },
      levels: { roof: 3, palisade: 2 },
      ...burnt(1, 2, 3),
    })
    natural
      .choose('A2')
      .has({ camp: 'A2', shelterBuilt: false, levels: { roof: 0, palisade: 0 } })
      .settled()
  })

  rule(
    'RC-SCN5-18',
    'nowhere to go: the built Shelter is lost with Roof and Palisade, and nobody is wounded for it',
    () => {
      const trapped: readonly Scene[] = [
        {},
        { tiles: { A1: 5 }, numbers: { A1: 1 } },
        { tiles: { A1: 9 }, island: { A1: { inaccessible: true } } },
        { camp: 'B4', tiles: { B4: 9, A4: 4 } },
      ]
      for (const scene of trapped) {
        const t = book({ ...scene, shelterBuilt: true, levels: { roof: 3, palisade: 2, weapons: 1 }, ...burnt(2, 3) })
        t.has({ camp: scene.camp ?? 'B1', shelterBuilt: false, levels: { roof: 0, palisade: 0, weapons: 1 } })
        expect(wounds(t, ...two)).toEqual([1, 1])
        expect(t.happened('shelterLost')).toHaveLength(1)
        t.settled()
        const open = book({ ...scene, friday: true, ...burnt(2, 3) }).has({ camp: scene.camp ?? 'B1' })
        expect(wounds(open, ...two, 'friday')).toEqual([3, 3, 0])
        expect(open.happened('shelterLost')).toEqual([])
        open.settled()
      }
      book({ shelterBuilt: true, ...burnt(1, 2, 3) })
        .has({ levels: { roof: 0, palisade: 0 }, shelterBuilt: false })
        .settled()
      book({ people: { cook: { wounds: 8 } } })
        .ended('lost', 'death')
        .settled()
    },
  )

  rule('RC-SCN5-18 RC-BUILD-12', 'a natural shelter does not count: its Roof stays, and everybody is wounded', () => {
    const t = book({
      camp: 'A1',
      tiles: { A1: 11 },
      island: { B1: { inaccessible: true } },
      levels: { roof: 2, palisade: 1 },
      ...burnt(1, 2, 3),
    })
    t.has({ camp: 'A1', levels: { roof: 2, palisade: 1 } })
    expect(wounds(t, ...two)).toEqual([2, 2])
    t.settled()
    const both = book({
      camp: 'A1',
      tiles: { A1: 11 },
      island: { B1: { inaccessible: true } },
      shelterBuilt: true,
      levels: { roof: 2, palisade: 1 },
      ...burnt(1, 2, 3),
    })
    both.has({ camp: 'A1', shelterBuilt: false, levels: { roof: 0, palisade: 0 } })
    expect(wounds(both, ...two)).toEqual([0, 0])
    both.settled()
  })

  rule('RC-SCN5-17 RC-EVT-08', 'a card that asks for the book twice raids twice', () => {
    const t = event('event/the-island-fights-back', { tiles: { A1: 9, A2: 9 }, ...burnt(1, 2) })
    // To A1, then on from there.
    expect(t.offers('tile')).toEqual(['A2', 'B1'])
    t.choose('A2').has({ camp: 'A2' })
    // No card has moved it, so none remembers.
    expect(t.state.memory).toEqual({})
    expect(wounds(t, ...two)).toEqual([2, 2])
    t.settled()
  })
})

describe('things of the sheet', () => {
  rule('RC-SCN5-25 RC-SCN5-23 RC-SCN5-24', 'Canoe: River and 1 wood. Ballista: Rope and 2 wood', () => {
    const offers = (scene: Scene): readonly string[] =>
      endsAt(planning(scene), 'plan')
        .offers('plan')
        .filter((id) => id.startsWith('build/cannibal-island/'))
    const canoe = 'build/cannibal-island/canoe'
    const ballista = 'build/cannibal-island/ballista'
    expect(offers({ available: { wood: 2 } })).toEqual([])
    expect(offers({ available: { wood: 1 }, tiles: { A1: 3 } })).toEqual([canoe])
    expect(offers({ available: { wood: 0 }, tiles: { A1: 3 } })).toEqual([])
    expect(offers({ available: { wood: 2 }, items: ['invention/rope'] })).toEqual([ballista])
    expect(offers({ available: { wood: 1 }, items: ['invention/rope'] })).toEqual([])
  })

  const paddling = (scene: Scene = {}, leader: Character | 'friday' = 'cook'): Table =>
    table({
      phase: 'action',
      resolving: true,
      items: ['cannibal-island/canoe'],
      islandStack: [1, 11, 3, 9],
      rolls: { 'deck.island': [[3, 1, 11]] },
      ...scene,
    }).play('explore', stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true }))

  rule(
    'RC-SCN5-23 RC-INV-38',
    'with the Canoe the explorer draws two tiles, lays one and shuffles the other back',
    () => {
      const t = paddling().asks('tileToPlace', 'cook')
      expect(t.offers('tileToPlace')).toEqual(['3', '9'])
      t.has({ lookedAt: { tiles: [3, 9] }, islandStack: [1, 11] })
      t.choose('9').has({
        island: { A1: { tile: 9 } },
        islandStack: [3, 1, 11],
        seenTiles: [],
        lookedAt: { tiles: [] },
      })
      t.settled()
      // Friday explores for the group.
      paddling({ friday: true }, 'friday').asks('tileToPlace', 'table').choose('9').settled()
      // The last tile needs no choice; without the Canoe there is none.
      paddling({ islandStack: [9], rolls: {} })
        .has({ island: { A1: { tile: 9 } }, islandStack: [] })
        .settled()
      paddling({ items: [], rolls: {} })
        .has({ island: { A1: { tile: 9 } }, islandStack: [1, 11, 3] })
        .settled()
      // Built in this Action Phase, it does not float yet.
      paddling({ items: [], futureItems: ['cannibal-island/canoe'], rolls: {} })
        .has({ islandStack: [1, 11, 3] })
        .settled()
    },
  )

  rule(
    'RC-SCN5-23',
    'the chosen tile is explored like any other, the other is not; tiles that lay face up count too',
    () => {
      const t = paddling({ islandStack: [1, 5], seenTiles: [6], rolls: { 'deck.island': [[6, 1]] } })
      expect(t.offers('tileToPlace')).toEqual(['5', '6'])
      t.choose('5')
        .has({ numbers: { A1: 1 }, people: { cook: { wounds: 1 } }, islandStack: [6, 1], seenTiles: [] })
        .settled()
    },
  )

  rule('RC-SCN5-23 RC-ABIL-EXPL-02 RC-SCN5-26', 'while two tiles are looked at nothing else is', () => {
    const t = paddling({
      characters: ['explorer', 'cook'],
      people: { explorer: { determination: 9 } },
      availableDiscoveries: ['cannibal-island/map-of-the-island'],
    })
    expect(t.offers()).toEqual(['3', '9'])
    t.choose('9').settled()
  })

  rule('RC-SCN5-24 RC-INV-38', 'the Ballista: 1 weapon level, and 2 Palisade if the Shelter is built', () => {
    const ready = (scene: Scene): Table =>
      table({ phase: 'action', futureItems: ['cannibal-island/ballista'], inventions: [], ...scene }).play('actionsEnd')
    const built = { phase: 'actionsEnd', items: ['cannibal-island/ballista'], futureItems: [] } satisfies Scene
    ready({})
      .changed({ ...built, levels: { weapons: 1 } })
      .settled()
    ready({ shelterBuilt: true, levels: { palisade: 1 } })
      .changed({ ...built, levels: { weapons: 1, palisade: 3 } })
      .settled()
    // A natural shelter is not built.
    ready({ camp: 'A1', tiles: { A1: 11 } })
      .changed({ ...built, levels: { weapons: 1 } })
      .settled()
  })

  rule('RC-SCN5-26', 'Healing Ointment: 1 wound in the Night Phase', () => {
    const availableDiscoveries: Scene['availableDiscoveries'] = ['cannibal-island/healing-ointment']
    const scene: Scene = { availableDiscoveries, people: { cook: { wounds: 2 } }, available: { food: 2 } }
    const night = table(scene).play('eating').choose('cannibal-island/healing-ointment')
    night
      .changed({
        phase: 'night',
        people: { cook: { wounds: 1 } },
        available: { food: 0 },
        availableDiscoveries: [],
        gone: ['cannibal-island/healing-ointment'],
      })
      .settled()
    expect(endsAt(planning(scene), 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN5-26', 'Old Machete: +1 weapon level; Map of the Island: the top 3 tiles in any order', () => {
    planning({ availableDiscoveries: ['cannibal-island/old-machete'] })
      .choose('cannibal-island/old-machete')
      .changed({ levels: { weapons: 1 }, availableDiscoveries: [], gone: ['cannibal-island/old-machete'] })
      .settled('plan')
    const map = planning({ availableDiscoveries: ['cannibal-island/map-of-the-island'], islandStack: [1, 2, 3, 5] })
    map.choose('cannibal-island/map-of-the-island')
    expect(map.offers('order')).toEqual(['2', '3', '5'])
    map
      .choose('5')
      .choose('2')
      .changed({
        islandStack: [1],
        seenTiles: [3, 2, 5],
        availableDiscoveries: [],
        gone: ['cannibal-island/map-of-the-island'],
      })
      .settled('plan')
    const all = planning({ availableDiscoveries: ['cannibal-island/map-of-the-island'], islandStack: [] })
    expect(endsAt(all, 'plan').offers('anyTime')).toEqual([])
  })

  rule('RC-SCN5-26 RC-TERM-23', 'Blowpipe: +2 in one fight, and the level stays what it was', () => {
    const t = table({ phase: 'action', huntingDeck: ['beast/fox'], availableDiscoveries: ['cannibal-island/blowpipe'] })
    t.play('hunt', stack('hunt', 'cook')).asks('fight').choose('cannibal-island/blowpipe')
    t.has({
      levels: { weapons: 0 },
      people: { cook: { wounds: 0 } },
      gone: ['cannibal-island/blowpipe', 'beast/fox'].toReversed(),
    })
    t.settled()
  })
})

describe('what is seen and read', () => {
  const scene: Scene = {
    round: 5,
    tiles: { A1: 5, C1: 6, C2: 7, A4: 4 },
    numbers: { A1: 1, C1: 2, A4: 6 },
    markers: { A1: ['burnt'] },
    lastNumber: 2,
    levels: { weapons: 3 },
    ...burnt(1),
  }

  test('RC-SCN5-10 RC-SCN5-13 RC-SCN5-16 the sheet shows how strong they are, what is burnt and what a raid costs', () => {
    const view = planning(scene).session.view()
    const { parts, track, guide } = boardOf(view, 'en').scenario
    expect(parts).toMatchObject([
      { part: 'figure', id: 'city', icon: 'city', figure: 18 },
      { part: 'figure', id: 'village', icon: 'village', figure: 7 },
      { part: 'count', id: 'burnt', icon: 'burnt', has: 1, needs: 4, said: '1/4' },
      { part: 'figure', id: 'raid', icon: 'book', figure: 2 },
      { part: 'list', entries: [{ met: true }, { met: false }, { met: false }] },
    ])
    expect(guide).toHaveLength(6)
    expect(track.flatMap(({ round, marks }) => marks.map(({ id }) => `${round} ${id}`))).toEqual(['4 city'])
    expect(track.every(({ dice }) => dice.length === 0)).toBe(true)
    for (const language of LANGUAGES) {
      for (const part of boardOf(view, language).scenario.parts) {
        expect(part.name).not.toBe('')
        if ('said' in part) expect(part.said).not.toBe('')
      }
    }
    const reached = planning({ ...scene, tiles: { A1: 1, A2: 1, A3: 1, A4: 4 } }).session.view()
    expect(boardOf(reached, 'en').scenario.parts.at(-1)).toMatchObject({
      entries: [{ met: true }, { met: true }, { met: false }],
    })
    const hidden = planning({ round: 2 }).session.view()
    expect(boardOf(hidden, 'en').scenario.parts.at(-1)).toMatchObject({
      entries: [{ met: false }, { met: false }, { met: false }],
    })
  })

  test('RC-SCN5-04 RC-SCN5-06 RC-SCN5-19 the island shows villages, the burnt one, and a City whose Hills do not count', () => {
    const view = planning(scene).session.view()
    const spaces = Object.fromEntries(boardOf(view, 'en').island.map((space) => [space.space, space]))
    expect(spaces['A1']).toMatchObject({ number: { number: 1, name: 'First Village' }, marks: [{ id: 'burnt' }] })
    expect(spaces['C1']).toMatchObject({ number: { number: 2, name: 'Second Village' }, marks: [] })
    expect(spaces['C2']?.number).toBeUndefined()
    expect(spaces['A4']).toMatchObject({
      number: { number: 6, name: 'City of Cannibals' },
      tile: { covered: true, totem: true },
    })
    expect(spaces['A4']?.said).toBe(
      'Hills, A4. The terrain does not count. Fish, wood. Totem symbol. 6: City of Cannibals.',
    )
    const before = boardOf(planning({ round: 2 }).session.view(), 'en').island.find(({ space }) => space === 'A4')
    expect(before).toMatchObject({ tile: { faceDown: true, totem: false, sources: [] }, closed: false })
    const scene5 = voices.en.scene(view, undefined)
    expect(scene5.join('\n')).toContain('A4 (Hills) #6')
    expect(scene5.every((line) => line.length <= 80)).toBe(true)
    const elsewhere = plainPlanning().session.view()
    expect(boardOf(elsewhere, 'en').island.map(({ space }) => space)).not.toContain('A4')
    expect(voices.en.scene(elsewhere, undefined).join('\n')).not.toContain('A4')
  })

  test('RC-SCN5-09 RC-SCN5-12 what is asked and what the log says', () => {
    const t = planning({ ...scene, tiles: { A1: 5, C1: 6, A2: 1, A3: 1, A4: 4 } })
    const [question] = t.session.questions
    if (question === undefined) throw new Error('nothing is asked')
    const labels = (language: Language) =>
      question.choices
        .filter(({ id }) => /cannibal-island\/(village|city)/.test(id))
        .map((choice) => voices[language].choice(choice, question))
    expect(labels('en')).toEqual(['Hunt: Village (C1)', 'Hunt: City of Cannibals (A4)'])
    expect(labels('it')).toEqual(['Caccia: Villaggio (C1)', 'Caccia: Città dei Cannibali (A4)'])
    expect(labels('pl')).toEqual(['Polowanie: Wioska (C1)', 'Polowanie: Miasto kanibali (A4)'])
    expect(labels('ru')).toEqual(['Охота: Деревня (C1)', 'Охота: Город людоедов (A4)'])
    const log = (happening: Table, language: Language, ...names: readonly Parameters<Table['happened']>[0][]) =>
      names.flatMap((name) => happening.happened(name)).map((one) => voices[language].log(one))
    const fire = attackVillage('C1', 'cook', { ...scene, levels: { weapons: 9 } })
    expect(log(fire, 'en', 'resolved', 'villageBurnt', 'markerPut')).toEqual([
      'Cook: Hunt: Village (C1) — done.',
      'The village on C1 is burning.',
      undefined,
    ])
    expect(fire.happened('villageBurnt').map(ruleOf)).toEqual(['RC-SCN5-12'])
    const raid = book({ shelterBuilt: true })
    for (const language of LANGUAGES) expect(log(raid, language, 'shelterLost')[0]).toBeTruthy()
    expect(raid.happened('wounded').map(ruleOf)).toEqual(Array.from({ length: 6 }, () => 'RC-SCN5-16'))
    const flight = book({ tiles: { A1: 9, C1: 1 } })
    const [where] = flight.session.questions
    if (where === undefined) throw new Error('nothing is asked')
    expect(where.rule).toBe('RC-SCN5-17')
    expect(LANGUAGES.map((language) => voices[language].about?.(where))).toMatchInlineSnapshot(`
      [
        "Move the camp to an adjacent tile",
        "Sposta l'accampamento su una tessera Isola adiacente",
        "Przenieś Obóz na sąsiedni kafelek",
        "Перенесите лагерь на соседний участок",
      ]
    `)
  })

  test('RC-SCN5-23 RC-SCN5-24 RC-SCN5-26 its six things in four languages', () => {
    const things = ['ballista', 'canoe', 'blowpipe', 'healing-ointment', 'map-of-the-island', 'old-machete']
    const read = LANGUAGES.flatMap((language) =>
      things.map((thing) => {
        const { title, mood, parts } = readCard(`cannibal-island/${thing}`, language)
        expect(mood.length).toBeGreaterThan(20)
        expect(mood.length).toBeLessThan(71)
        return `${title}: ${parts.join(' ')}`
      }),
    )
    expect(read).toMatchInlineSnapshot(`
      [
        "Ballista: Needs: Rope, 2 wood. When it becomes available: raise the weapon level by 1, then if the Shelter is built, raise the Palisade by 2.",
        "Canoe: Needs: River, 1 wood. Whenever you explore a space: draw the top 2 tiles of the Island stack, choose 1 and shuffle the other back.",
        "Blowpipe: In a fight: for this fight or check, raise the weapon level by 2.",
        "Healing Ointment: In the Night Phase: heal 1 wound of one character.",
        "Map of the Island: At any time: turn face up, in an order of your choice, the top 3 tiles of the Island stack.",
        "Old Machete: At any time: raise the weapon level by 1.",
        "Ballista: Richiede: Corda, 2 legno. Quando diventa disponibile: alza il livello delle Armi di 1, poi se il Riparo è costruito, alza il livello della Palizzata di 2.",
        "Canoa: Richiede: Fiume, 1 legno. Ogni volta che esplorate uno spazio: pescate le prime 2 tessere Isola della pila, sceglietene 1 e rimescolate l’altra nella pila.",
        "Cerbottana: In combattimento: alza temporaneamente il livello delle Armi di 2.",
        "Unguento Curativo: Nella Fase Notte: cura 1 ferita di un personaggio.",
        "Mappa dell’Isola: In qualsiasi momento: gira a faccia in su e riordina a piacere le prime 3 tessere Isola della pila.",
        "Vecchio Machete: In qualsiasi momento: alza il livello delle Armi di 1.",
        "Balista: Wymagania: Lina, 2 drewna. Po udostępnieniu: podnieś poziom Broni o 1, następnie jeśli Schronienie jest wybudowane, podnieś poziom Palisady o 2.",
        "Piroga: Wymagania: Rzeka, 1 drewno. Przy każdej eksploracji obszaru: dobierz 2 wierzchnie kafelki Wyspy, wybierz 1, a drugi wtasuj z powrotem.",
        "Dmuchawka: Podczas walki: na czas tej walki lub tego sprawdzenia podnieś poziom Broni o 2.",
        "Maść lecznicza: W fazie Nocy: wylecz 1 ranę jednej postaci.",
        "Mapa wyspy: W dowolnym momencie: odkryj i odłóż odkryte na stos, w dowolnej kolejności, 3 wierzchnie kafelki Wyspy.",
        "Stara maczeta: W dowolnym momencie: podnieś poziom Broni o 1.",
        "Баллиста: Требуется: Верёвка, 2 дерева. Как только станет доступно: повысьте уровень оружия на 1, затем если укрытие построено, повысьте уровень частокола на 2.",
        "Каноэ: Требуется: Река, 1 дерево. Каждый раз, исследуя клетку: возьмите 2 верхних участка острова, выберите 1, а другой замешайте обратно в стопку.",
        "Духовая трубка: В бою: временно повысьте уровень оружия на 2.",
        "Целебная мазь: В фазе ночи: излечите 1 рану у одного персонажа.",
        "Карта острова: В любой момент: откройте и верните в стопку лицом вверх в любом порядке верхние 3 участка острова.",
        "Старое мачете: В любой момент: повысьте уровень оружия на 1.",
      ]
    `)
  })

  test('RC-SCN5-01 RC-SCN5-16 RC-SCN5-19 goal, book, totem and guide are told in every language', () => {
    const { goal, intro, book: raid, totem, guide, won, tooLate } = SCENARIO_TEXTS['cannibal-island']
    for (const text of [goal, intro, raid, totem, won, tooLate, ...guide]) {
      expect(new Set(text).size).toBe(4)
      for (const said of text) expect(said.length).toBeGreaterThan(40)
    }
    for (const language of LANGUAGES) {
      const offer = setupOffer(language).scenarios.find(({ id }) => id === 'cannibal-island')
      expect(offer).toMatchObject({ rounds: 9, books: { usual: 5, most: 10, more: 'harder' } })
    }
  })
})
