// Scenario 4, Volcano Island: lava, ash, special locations, and the boat.
import { boardOf, readCard, SPACES, type Space } from '@landfall/crusoe'
import type { SheetPart } from '@landfall/crusoe/board'
import { table as anyTable, plan, resolve, type Scene, stack } from '@landfall/crusoe/testing'
import { type Choice, PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { LANGUAGES } from '@landfall/text'
import { describe, expect, test } from 'vitest'
import type { MysteryId } from '../../src/cards/decks.ts'
import type { TileNumber } from '../../src/components/tiles.ts'
import type { Marker, Person, State } from '../../src/state.ts'
import { logLine } from '../../src/text/log.ts'
import { tongues } from '../../src/text/voice.ts'
import { endsAt } from './ends-at.ts'

type Game = ReturnType<typeof anyTable>

const LADDER = 'volcano-island/rope-ladder'
const BOAT = 'volcano-island/jolly-boat'
const EVERYBODY = ['carpenter', 'cook', 'explorer', 'soldier'] as const

const table = (scene: Scene = {}): Game =>
  anyTable({ ...scene, config: { scenario: 'volcano-island', ...scene.config } })
const planning = (scene: Scene = {}): Game => table({ phase: 'action', ...scene }).play('planning')
const sorted = (choices: readonly string[]): readonly string[] => [...choices].sort()
const ash = (...spaces: readonly Space[]): State['markers'] =>
  Object.fromEntries(spaces.map((space): [Space, Marker[]] => [space, ['ash']]))
const sheet = (...explored: readonly TileNumber[]) => ({ volcanoIsland: { explored: [...explored] } })
const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }

/** The fewest pawns that a place asks for; nothing where it is not offered. */
function pawnsFor(t: Game, target: string): number | undefined {
  const choice = t.session.questions.flatMap<Choice>(({ choices }) => choices).find(({ id }) => id === target)
  return choice?.costs?.[0]?.['pawns']
}

/** The ways in which a plan can be paid for. */
function payments(t: Game, target: string, leader: string): readonly string[] {
  return plan(t, target, leader).offers('payment')
}

/** The start of a round. */
const starts = (round: number, scene: Scene = {}): Game =>
  table({ camp: 'B1', tiles: { B1: 9 }, ...scene, round }).play('roundStart')

/** The Event Phase with this card on top of the deck. */
const event = (card: State['eventDeck'][number], scene: Scene = {}): Game =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** Everywhere that ash can lie. */
const ASHEN: readonly Space[] = ['A1', 'A2', 'A3', 'B1', 'B2', 'B4', 'C1', 'C2', 'C3']

/** Everything is done but the boat. */
const READY: Scene = {
  items: ['invention/rope'],
  available: { wood: 3 },
  tilesExplored: 6,
  scenarioSheet: sheet(2, 4, 5),
}

/** Somebody explores the location on A3, certainly; the first Mystery card is on top. */
function loot(cards: readonly MysteryId[], scene: Scene = {}, leader: Person = 'carpenter'): Game {
  const planned = stack('explore', leader, {
    target: { kind: 'special', special: 'volcano-island/location', space: 'A3' },
    certain: true,
  })
  return table({
    phase: 'action',
    resolving: true,
    tiles: { A3: 7 },
    mysteryDeck: [...cards].reverse(),
    ...scene,
  }).play('explore', planned)
}

describe('setup', () => {
  rule('RC-SCN4-04 RC-SETUP-11 RC-SETUP-12 RC-EXPL-16', 'tile 10 on B4 with the camp, the volcano on B3', () => {
    const t = table().play('setUp')
    t.has({
      camp: 'B4',
      island: { B4: { tile: 10, inaccessible: false }, B3: { tile: 8, inaccessible: true } },
      tilesExplored: 0,
      scenarioSheet: { volcanoIsland: { explored: [] } },
    }).settled()
    expect([...t.state.islandStack].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 11])
    expect(SPACES.filter((space) => t.state.island[space] !== undefined)).toEqual(['B3', 'B4'])
    // The river is explored, the beach of tile 8 is not.
    const offers = endsAt(planning(), 'plan').offers()
    expect(offers).toContain('build/invention/map')
    expect(endsAt(planning({ inventions: ['invention/shovel'] }), 'plan').offers()).not.toContain(
      'build/invention/shovel',
    )
  })

  rule('RC-SCN4-05', 'the totem and the Discovery token of tile 10 are nothing, wherever the camp is', () => {
    const begun = table().play('setUp')
    begun.has({ availableDiscoveries: [], futureDiscoveries: [], lastNumber: 0 }).settled()
    expect(begun.state.numbers).toEqual({})
    for (const scene of [{}, { camp: 'A3', tiles: { A3: 9 } }] as const) {
      expect(
        endsAt(planning(scene), 'plan')
          .offers()
          .filter((id) => id.includes('location')),
      ).toEqual([])
    }
    // Somewhere else on the island it is the same tile.
    const elsewhere = planning({ camp: 'B1', tiles: { B1: 9, B2: 10 }, characters: [...EVERYBODY] })
    expect(endsAt(elsewhere, 'plan').offers()).not.toContain('explore/volcano-island/location/B2')
  })

  rule('RC-SCN4-06', 'Shovel and Knife are built, and the Knife has raised the weapon level', () => {
    const t = table().play('setUp')
    t.has({ items: ['invention/shovel', 'invention/knife'], futureItems: [], levels: { weapons: 1 } }).settled()
    for (const built of ['invention/shovel', 'invention/knife'] as const) {
      expect(t.state.inventions).not.toContain(built)
      expect(t.state.inventionDeck).not.toContain(built)
    }
    expect(t.state.inventions).toContain(LADDER)
    expect(t.state.inventions).toContain(BOAT)
  })

  rule('RC-SCN4-03 RC-SETUP-24', 'eight rounds, eight Event cards, rain from round 4 on', () => {
    expect(table().play('setUp').state.eventDeck.length).toBe(8)
    table({ round: 7 }).play('roundEnd').has({ round: 8 }).settled()
    table({ round: 8 }).play('roundEnd').ended('lost', 'lastRound').settled()
    for (const round of [1, 2, 3]) table({ round }).play('weather').changed({ phase: 'weather' }).settled()
    for (const round of [4, 5, 6, 7, 8]) {
      table({ round, levels: { roof: 2 }, rolls: { 'die.weather.rain': ['rain-1'] } })
        .play('weather')
        .changed({ phase: 'weather' })
        .settled()
    }
  })
})

describe('exploring', () => {
  rule('RC-SCN4-07 RC-TOK-17 RC-TOK-18', 'every Explore Action of a round needs 1 pawn more', () => {
    const t = planning({ characters: [...EVERYBODY] })
    expect(pawnsFor(t, 'explore/A3')).toBe(2)
    plan(t, 'explore/A3', 'carpenter', 'carpenter')
    expect(t.state.plan).toMatchObject([{ certain: false, tokens: [] }])
    expect(pawnsFor(t, 'explore/C3')).toBe(2)
    plan(t, 'explore/C3', 'cook', 'cook', 'soldier')
    expect(t.state.plan[1]).toMatchObject({ certain: true, tokens: [] })
    t.has({ actionTokens: { explore: ['timeConsuming'] } })
    t.choose('remove/1').has({ actionTokens: { explore: ['timeConsuming'] } })
    t.settled('plan')
    // Far away too, and on a card as well.
    const far = planning({
      characters: [...EVERYBODY],
      tiles: { A3: 9, A2: 1 },
      kept: [{ card: 'treasure/treasure-map' }],
    })
    expect(pawnsFor(far, 'explore/A1')).toBe(4)
    expect(pawnsFor(far, 'explore/treasure/treasure-map')).toBe(3)
    far.settled('plan')
    // One pawn is never enough.
    expect(
      endsAt(planning({ limits: { onePawn: ['carpenter', 'cook'], noTeams: true } }), 'plan').offers(),
    ).not.toContain('explore/A3')
  })

  rule('RC-SCN4-07 RC-TOK-04 RC-UNIQ-03', 'the token goes with nobody and gets no company', () => {
    for (const face of ['success', 'failure']) {
      const t = planning({
        islandStack: [11],
        beastDeck: ['beast/fox'],
        rolls: {
          'die.explore.wound': ['blank'],
          'die.explore.success': [face],
          'die.explore.adventure': ['blank'],
        },
      })
      plan(t, 'explore/A3', 'carpenter', 'cook')
      resolve(t)
        .has({ actionTokens: { explore: ['timeConsuming'] }, phase: 'actionsEnd' })
        .settled()
    }
    // The Mist would put one there, when it comes and when nobody has met it.
    const mist = event('event/mist', { markers: ash(...ASHEN) })
    mist.has({ actionTokens: { explore: ['timeConsuming'] }, threats: { right: 'event/mist' } }).settled()
    const pushed = event('event/poisoning', {
      markers: ash(...ASHEN),
      threats: { left: 'event/mist', right: 'event/mist' },
    })
    pushed.has({ actionTokens: { explore: ['timeConsuming'] }, adventureTokens: ['explore'] }).settled()
  })

  rule('RC-SCN4-07 RC-TOK-14', 'a token on another space is an ordinary one', () => {
    const t = planning({ available: { wood: 2 }, actionTokens: { build: ['timeConsuming'] } })
    expect(pawnsFor(t, 'build/weapons')).toBe(2)
    plan(t, 'build/weapons', 'cook', 'cook').has({ actionTokens: { build: [], explore: ['timeConsuming'] } })
    expect(pawnsFor(t, 'build/weapons')).toBe(1)
    t.settled('plan')
  })

  rule('RC-SCN4-09 RC-TERM-15 RC-TERM-16', 'the volcano cannot be entered, crossed or acted upon', () => {
    const scene: Scene = { characters: [...EVERYBODY], tiles: { A3: 9, A2: 1, B2: 4, C3: 6 } }
    const t = planning(scene)
    for (const id of t.offers()) expect(id).not.toMatch(/B3/)
    // Around it: A3, A2, B2 are 3 steps from B4, across it B2 would be 2.
    expect(pawnsFor(t, 'gather/B2/fish')).toBe(3)
    expect(pawnsFor(t, 'explore/C2')).toBe(3)
    t.settled('plan')
    expect(pawnsFor(endsAt(planning({ characters: [...EVERYBODY], tiles: { A3: 9 } }), 'plan'), 'explore/C2')).toBe(
      undefined,
    )
    expect(endsAt(table({ ...scene, round: 2 }).play('camping'), 'campMove').offers('campMove')).toEqual([
      'stay',
      'A3',
      'C3',
    ])
    // No card turns it up or does anything to it.
    const quake = event('event/earthquake', { ...scene, markers: ash(...ASHEN) })
    expect(endsAt(quake, 'tile').offers('tile')).toEqual(['A3', 'C3'])
    const alone = event('event/earthquake', { markers: ash(...ASHEN) })
    alone.has({ island: { B3: { inaccessible: true }, B4: { inaccessible: false } }, camp: 'B4' }).settled()
    const risen = table({ phase: 'action', threats: { right: 'event/earthquake' } })
    risen.play(
      'threat',
      stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/earthquake' }),
    )
    risen.has({ island: { B3: { tile: 8, inaccessible: true, exhausted: [] } } }).settled()
  })
})

describe('building', () => {
  const TREASURY = { wood: 9, fur: 9 }

  rule('RC-SCN4-08 RC-EX-74 RC-BUILD-05 RC-BUILD-06', 'fur stands in for wood, and all in fur is cheaper', () => {
    const ways: readonly (readonly string[])[] = [
      ['wood-2', 'fur-1'],
      ['wood-2', 'fur-1'],
      ['wood-3', 'wood-2+fur-1', 'fur-2'],
      ['wood-4', 'wood-3+fur-1', 'wood-2+fur-2', 'fur-3'],
    ]
    for (const [i, expected] of ways.entries()) {
      const characters = EVERYBODY.slice(0, i + 1)
      const shelter = planning({ characters, available: TREASURY })
      expect(payments(shelter, 'build/shelter', 'carpenter')).toEqual(expected)
      shelter.settled('payment')
      for (const level of ['build/roof', 'build/palisade']) {
        const t = planning({ characters, shelterBuilt: true, available: TREASURY })
        expect(payments(t, level, 'carpenter')).toEqual(expected)
        t.settled('payment')
      }
    }
  })

  rule('RC-SCN4-08 RC-EX-74', 'with four players each of the four ways is accepted, and nothing less', () => {
    const shelter = (wood: number, fur: number): Game =>
      planning({ characters: [...EVERYBODY], available: { wood, fur } })
    for (const [wood, fur] of [
      [4, 0],
      [3, 1],
      [2, 2],
      [0, 3],
    ] as const) {
      const t = plan(shelter(wood, fur), 'build/shelter', 'cook')
      t.has({ available: { wood: 0, fur: 0 } }).settled('plan')
    }
    for (const [wood, fur] of [
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      expect(endsAt(shelter(wood, fur), 'plan').offers()).not.toContain('build/shelter')
    }
    // Only these three: a weapon is made of wood.
    expect(endsAt(planning({ available: { fur: 9 } }), 'plan').offers()).not.toContain('build/weapons')
    expect(endsAt(planning({ ...READY, available: { fur: 9 } }), 'plan').offers()).not.toContain(`build/${BOAT}`)
  })

  rule('RC-SCN4-08 RC-TOK-19 RC-TOK-22 RC-ABIL-CARP-04', 'tokens and savings change what is wood', () => {
    const costly = planning({
      characters: ['cook', 'soldier', 'explorer'],
      available: TREASURY,
      actionTokens: { build: ['additionalWood'] },
    })
    expect(payments(costly, 'build/shelter', 'cook')).toEqual(['wood-4', 'wood-3+fur-1', 'fur-2'])
    costly
      .choose('fur-2')
      .has({ actionTokens: { build: ['additionalWood'] } })
      .settled('plan')
    const lasting = planning({ characters: [...EVERYBODY], available: TREASURY, costlier: ['shelter'] })
    expect(payments(lasting, 'build/shelter', 'cook')).toEqual(['wood-5', 'wood-4+fur-1', 'wood-3+fur-2', 'fur-3'])
    lasting.settled('payment')
    const saving = planning({
      characters: ['carpenter', 'soldier', 'explorer'],
      available: { wood: 1, fur: 1 },
      people: { carpenter: { determination: 2 } },
    })
    plan(saving, 'build/shelter', 'carpenter')
    saving.has({ available: { wood: 0, fur: 0 }, people: { carpenter: { determination: 0 } } }).settled('plan')
  })
})

describe('lava', () => {
  const LAVA: { readonly [round: number]: readonly Space[] } = {
    1: [],
    2: [],
    3: [],
    4: ['B4'],
    5: ['A3', 'C3'],
    6: ['A2', 'C2'],
    7: ['B2'],
    8: ['A1', 'C1'],
  }
  const EVERYWHERE = { A1: 1, A2: 2, A3: 3, B1: 9, B2: 4, C1: 5, C2: 6, C3: 7 } as const

  rule('RC-SCN4-10 RC-SCN4-11 RC-EX-75 RC-ROUND-07', 'tiles are flipped by the round, before the Event Phase', () => {
    for (const [round, spaces] of Object.entries(LAVA)) {
      const t = starts(Number(round), { tiles: EVERYWHERE })
      const flipped = SPACES.filter((space) => t.state.island[space]?.inaccessible === true)
      expect(flipped).toEqual(sorted([...spaces, 'B3']))
      t.has({ phase: 'event', closed: ['A4', ...spaces], camp: 'B1' }).settled()
    }
    // All of it, by and by; B1 is never flipped.
    const t = table({ camp: 'B1', tiles: EVERYWHERE })
    for (let round = 1; round < 8; round++) t.play('roundEnd').play('roundStart')
    t.has({ round: 8 }).settled()
    expect(SPACES.filter((space) => t.state.island[space]?.inaccessible === false)).toEqual(['B1'])
  })

  rule('RC-SCN4-10', 'unexplored spaces become inaccessible', () => {
    const t = starts(5, { camp: 'C2', tiles: { C2: 9 } })
    t.changed({ closed: ['A4', 'A3', 'C3'] }).settled()
    const before = planning({ camp: 'C2', tiles: { C2: 9 } })
    expect(endsAt(before, 'plan').offers()).toContain('explore/C3')
    const after = planning({ camp: 'C2', tiles: { C2: 9 }, closed: [...t.state.closed] })
    expect(after.offers().filter((id) => id.startsWith('explore/'))).toEqual(['explore/B2', 'explore/C1'])
    after.settled('plan')
  })

  rule('RC-SCN4-10 RC-TERM-14 RC-TERM-17', 'tokens and markers there are discarded, and the terrain is lost', () => {
    const t = starts(5, {
      tiles: { B1: 9, A3: 3, A2: 1 },
      island: { A3: { exhausted: ['fish'], additionalFood: 'gather/new-flock', terrainCovered: true } },
      islandTokens: { A3: ['timeConsuming'], C3: ['greaterDanger'], A2: ['timeConsuming'] },
      markers: ash('A3', 'C3', 'A2'),
      numbers: { A3: 1, A2: 2 },
      lastNumber: 2,
      waitingMarkers: ['C3', 'C2'],
      shortcut: 'A3',
      items: ['invention/shortcut'],
    })
    t.changed({
      closed: ['A4', 'A3', 'C3'],
      islandTokens: { A3: undefined, C3: undefined },
      markers: { A3: undefined, C3: undefined },
      numbers: { A3: undefined },
      waitingMarkers: ['C2'],
      shortcut: undefined,
      island: { A3: { exhausted: [], additionalFood: undefined, terrainCovered: false, inaccessible: true } },
    }).settled()
    const river = (state: Scene): readonly string[] =>
      endsAt(planning({ inventions: ['invention/map'], ...state }), 'plan').offers()
    expect(river({})).toContain('build/invention/map')
    expect(river({ camp: 'A3', tiles: { A3: 9 }, island: { B4: { inaccessible: true } } })).not.toContain(
      'build/invention/map',
    )
  })

  rule('RC-SCN4-12 RC-END-04 RC-EX-75', 'with the camp there the group loses at once', () => {
    for (const [round, spaces] of Object.entries(LAVA)) {
      for (const camp of spaces) starts(Number(round), { camp, tiles: EVERYWHERE }).ended('lost', 'campLost').settled()
    }
    table({ round: 4 }).play('roundStart').ended('lost', 'campLost').settled()
    table({ round: 3 }).play('roundStart').changed({}).settled()
    starts(8, { tiles: EVERYWHERE }).has({ camp: 'B1' }).settled()
  })

  rule('RC-SCN4-10 RC-NIGHTOUT-10', 'whoever spent the night out there comes back in time', () => {
    const pack = { food: 0, nonperishable: 1, wood: 2, fur: 0 }
    const t = starts(5, {
      tiles: { B1: 9, A3: 3 },
      outside: { cook: { space: 'A3', pack, discoveries: [], treasures: ['treasure/gold'] } },
    })
    t.has({ available: { wood: 2, nonperishable: 1 }, people: unhurt, kept: [{ card: 'treasure/gold' }] })
    expect(t.state.outside).toEqual({})
    t.settled()
  })

  rule('RC-SCN4-10 RC-THR-14', 'what a card has flipped before it does not come back once lava is there', () => {
    const quake = (round: number): Game => {
      const memory = { 'event/earthquake': { flipped: 'A3' } } as const
      const island = { A3: { inaccessible: true } }
      const t = starts(round, {
        camp: 'B1',
        tiles: { B1: 9, A3: 3 },
        island,
        memory,
        threats: { right: 'event/earthquake' },
      })
      return t.play(
        'threat',
        stack('threat', 'cook', { target: { kind: 'threat', side: 'right' }, card: 'event/earthquake' }),
      )
    }
    quake(4)
      .has({ island: { A3: { inaccessible: false } } })
      .settled()
    quake(5)
      .has({ island: { A3: { inaccessible: true } } })
      .settled()
  })

  rule('RC-SCN4-13 RC-MOVE-10', 'the camp does not go onto lava; who must go there is wounded instead', () => {
    const scene: Scene = { characters: ['carpenter', 'cook'], friday: true, camp: 'A3', tiles: { A3: 9 } }
    const lost = { B4: { inaccessible: true } }
    table({ ...scene, round: 4, island: lost })
      .play('camping')
      .changed({ people: { carpenter: { wounds: 1 }, cook: { wounds: 1 } } })
      .settled()
    for (const card of ['event/cloudburst', 'event/landslide'] as const) {
      event(card, { ...scene, round: 4, island: lost })
        .has({ camp: 'A3', people: { carpenter: { wounds: 1 }, cook: { wounds: 1 }, friday: { wounds: 0 } } })
        .settled()
      event(card, { ...scene, round: 3 })
        .has({ camp: 'B4', people: unhurt })
        .settled()
    }
  })
})

describe('ash', () => {
  const book = (scene: Scene = {}): Game => event('event/mess-in-the-camp', scene)

  rule('RC-SCN4-14 RC-SCN4-09', 'a book puts ash on two places of the group’s choice, never on the volcano', () => {
    const t = book({ tiles: { A3: 9 } })
    t.asks('markerToPut', 'table')
    expect(t.offers('markerToPut')).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B4', 'C1', 'C2', 'C3'])
    t.choose('A3')
    expect(t.offers('markerToPut')).toEqual(['A1', 'A2', 'B1', 'B2', 'B4', 'C1', 'C2', 'C3'])
    t.choose('C1')
      .has({ markers: { A3: ['ash'], C1: ['ash'], B3: undefined }, people: unhurt })
      .settled()
  })

  rule('RC-SCN4-14', 'flipped tiles and lost spaces will do', () => {
    const t = book({
      round: 5,
      camp: 'C2',
      tiles: { C2: 9, C3: 1 },
      island: { B4: { inaccessible: true }, C3: { inaccessible: true } },
      closed: ['A4', 'B4', 'A3', 'C3'],
    })
    t.choose('B4')
      .choose('A3')
      .has({ markers: { B4: ['ash'], A3: ['ash'] }, people: unhurt })
      .settled()
  })

  rule('RC-SCN4-14 RC-UNIQ-04', 'what cannot be placed has no consequence', () => {
    book({ markers: ash(...ASHEN.slice(1)) })
      .has({ markers: ash(...ASHEN), people: unhurt })
      .settled()
    book({ markers: ash(...ASHEN) })
      .has({ markers: ash(...ASHEN), people: unhurt })
      .settled()
    book({ markers: ash(...ASHEN.slice(2)) })
      .choose('A2')
      .has({ markers: ash(...ASHEN), people: unhurt })
      .settled()
  })

  rule('RC-SCN4-14 RC-EVT-08', 'a Trap that calls for the book brings ash, too', () => {
    const t = loot(['trap/unlucky-incident', 'trap/collapse'])
    t.choose('A1')
      .choose('A2')
      .has({ markers: { A1: ['ash'], A2: ['ash'] } })
      .settled()
  })

  rule('RC-SCN4-15 RC-TOK-16 RC-TOK-17', 'every Action on ash needs 1 pawn more, on top of everything else', () => {
    const scene: Scene = {
      characters: [...EVERYBODY],
      tiles: { A3: 9, A2: 5 },
      available: { wood: 9 },
      huntingDeck: ['beast/fox'],
      threats: { left: 'event/fight' },
    }
    const pawns = (targets: readonly string[], more: Scene = {}): readonly (number | undefined)[] => {
      const t = endsAt(planning({ ...scene, ...more }), 'plan')
      return targets.map((target) => pawnsFor(t, target))
    }
    const away = ['gather/A3/bird', 'gather/A2/wood', 'explore/B2', 'explore/volcano-island/location/A2']
    const inCamp = ['build/shelter', 'build/weapons', 'arrange', 'rest']
    const nowhere = ['hunt', 'threat/left']
    expect(pawns([...away, ...inCamp, ...nowhere])).toEqual([1, 2, 4, 3, 1, 1, 1, 1, 2, 1])
    const markers = ash('A3', 'A2', 'B2')
    expect(pawns([...away, ...inCamp, ...nowhere], { markers })).toEqual([2, 3, 5, 4, 1, 1, 1, 1, 2, 1])
    expect(pawns([...away, ...inCamp, ...nowhere], { markers: ash('B4') })).toEqual([1, 2, 4, 3, 2, 2, 2, 2, 2, 1])
    // A token on the tile and the third location come on top.
    const all: Scene = { markers, islandTokens: { A2: ['timeConsuming'] }, scenarioSheet: sheet(4, 6) }
    expect(pawns(['explore/volcano-island/location/A2'], all)).toEqual([6])
    const certain = planning({ ...scene, markers })
    plan(certain, 'gather/A3/bird', 'cook', 'cook', 'soldier')
    expect(certain.state.plan[0]).toMatchObject({ certain: true })
    certain.settled('plan')
  })

  rule('RC-SCN4-15 RC-UNIQ-01', 'the Protective Amulet can take ash away', () => {
    const t = planning({ kept: [{ card: 'treasure/protective-amulet', uses: 1 }], markers: ash('A3', 'C3') })
    t.choose('treasure/protective-amulet')
    expect(t.offers('pieceToRemove')).toEqual(['A3/ash', 'C3/ash'])
    t.choose('C3/ash')
      .has({ markers: { A3: ['ash'], C3: undefined }, kept: [] })
      .settled('plan')
    expect([pawnsFor(t, 'explore/A3'), pawnsFor(t, 'explore/C3')]).toEqual([3, 2])
  })
})

describe('special locations', () => {
  const location = (space: Space): string => `explore/volcano-island/location/${space}`

  rule('RC-SCN4-16 RC-EXPL-13', 'a totem that is found offers a location, without a Number token', () => {
    const t = table({ phase: 'action', islandStack: [4], discoveryStack: ['discovery/goat'] }).play(
      'explore',
      stack('explore', 'cook', { target: { kind: 'space', space: 'A3' }, certain: true }),
    )
    t.has({ lastNumber: 0, tilesExplored: 1, people: unhurt }).settled()
    expect(t.state.numbers).toEqual({})
    const offers = endsAt(planning({ tiles: { A3: 4, C3: 9 } }), 'plan').offers()
    expect(offers).toContain(location('A3'))
    expect(offers).not.toContain(location('C3'))
    // Every tile with a totem but the one where the game begins.
    const totems = ([1, 2, 3, 4, 5, 6, 7, 9, 10, 11] as const).filter((tile) =>
      endsAt(planning({ camp: 'B1', tiles: { B1: tile === 9 ? 1 : 9, B2: tile } }), 'plan')
        .offers()
        .includes(location('B2')),
    )
    expect(totems).toEqual([2, 4, 5, 6, 7])
  })

  rule('RC-SCN4-16 RC-SCN4-20', 'they are numbered in the order in which they are explored', () => {
    const places = ['small-temple', 'ruined-village', 'hidden-cave', 'underground-temple']
    const before: readonly TileNumber[] = [2, 4, 5]
    for (const [i, place] of places.entries()) {
      const t = loot(['trap/collapse'], { scenarioSheet: sheet(...before.slice(0, i)), lastNumber: i })
      t.has({ numbers: { A3: i + 1 }, lastNumber: i + 1, scenarioSheet: sheet(...before.slice(0, i), 7) })
      expect(t.happened('numberPut')).toMatchObject([{ place: `volcano-island/${place}` }])
      t.settled()
    }
  })

  rule('RC-SCN4-17 RC-EXPL-04 RC-EXPL-05', 'pawns by distance, and 1 more for the third and the fourth', () => {
    const scene: Scene = { characters: [...EVERYBODY], camp: 'A3', tiles: { A3: 4, A2: 5, A1: 6, B2: 7 } }
    const pawns = (...explored: readonly TileNumber[]): readonly (number | undefined)[] => {
      const t = endsAt(planning({ ...scene, scenarioSheet: sheet(...explored) }), 'plan')
      return (['A3', 'A2', 'A1', 'B2'] as const).map((space) => pawnsFor(t, location(space)))
    }
    expect(pawns()).toEqual([2, 2, 3, 3])
    expect(pawns(2)).toEqual([2, 2, 3, 3])
    expect(pawns(2, 4)).toEqual([undefined, 3, 4, 4])
    expect(pawns(2, 4, 5)).toEqual([undefined, undefined, 4, 4])
    expect(pawns(2, 4, 5, 6)).toEqual([undefined, undefined, undefined, undefined])
  })

  rule('RC-SCN4-17 RC-PLAN-13', 'planned locations count: the third in a plan needs 1 pawn more', () => {
    const t = planning({
      characters: [...EVERYBODY],
      friday: true,
      camp: 'A3',
      tiles: { A3: 4, A2: 5, B4: 6 },
      scenarioSheet: sheet(7),
    })
    plan(t, location('A3'), 'carpenter', 'carpenter')
    expect(t.offers()).not.toContain(location('A3'))
    expect([pawnsFor(t, location('A2')), pawnsFor(t, location('B4'))]).toEqual([3, 3])
    plan(t, location('A2'), 'cook', 'cook', 'explorer')
    expect(t.state.plan[1]).toMatchObject({ certain: false })
    expect(pawnsFor(t, location('B4'))).toBe(3)
    t.choose('remove/1').choose('remove/2')
    expect(pawnsFor(t, location('A2'))).toBe(2)
    t.settled('plan')
  })

  rule('RC-SCN4-17', 'each only once, even if its tile has been flipped and turned up again', () => {
    const done: Scene = { tiles: { A3: 4 }, scenarioSheet: sheet(4), lastNumber: 1 }
    for (const numbers of [{ A3: 1 }, {}])
      expect(endsAt(planning({ ...done, numbers }), 'plan').offers()).not.toContain(location('A3'))
    const dice = {
      'die.explore.wound': ['blank'],
      'die.explore.success': ['failure'],
      'die.explore.adventure': ['blank'],
    }
    const failed = planning({ tiles: { A3: 4 }, rolls: dice })
    plan(failed, location('A3'), 'cook', 'cook')
    resolve(failed)
      .has({ scenarioSheet: sheet(), people: { cook: { determination: 2 } } })
      .settled()
    expect(failed.state.numbers).toEqual({})
    // Nobody can go where lava has been.
    const lost = planning({ camp: 'C3', tiles: { A3: 4, C3: 9 }, island: { A3: { inaccessible: true } } })
    expect(endsAt(lost, 'plan').offers()).not.toContain(location('A3'))
  })

  rule('RC-SCN4-31', 'there are only four: a fifth totem offers none, planned ones included', () => {
    const scene: Scene = { characters: [...EVERYBODY], camp: 'A3', tiles: { A3: 4, A2: 5, B4: 6 } }
    expect(endsAt(planning({ ...scene, scenarioSheet: sheet(2, 7, 5, 6) }), 'plan').offers()).not.toContain(
      location('A3'),
    )
    const t = planning({ ...scene, scenarioSheet: sheet(2, 7, 6) })
    for (const space of ['A3', 'A2'] as const) expect(t.offers()).toContain(location(space))
    plan(t, location('A3'), 'cook', 'cook', 'soldier')
    expect(t.offers()).not.toContain(location('A2'))
    expect(t.offers()).toContain('explore/A1')
    t.choose('remove/1')
    expect(t.offers()).toContain(location('A2'))
    t.settled('plan')
  })

  const FIVE: readonly MysteryId[] = [
    'treasure/gold',
    'creature/bite',
    'trap/sharp-blade',
    'treasure/helmet',
    'creature/snake',
  ]

  rule(
    'RC-SCN4-18 RC-SCN4-20 RC-MYST-03 RC-MYST-08',
    'so many cards of any kind are resolved, and nobody can stop',
    () => {
      const cards = [3, 4, 4, 5]
      const wounds = [3, 3, 3, 5]
      for (const [i, drawn] of cards.entries()) {
        const t = loot([...FIVE, 'treasure/hatchet'], { scenarioSheet: sheet(...([2, 4, 5] as const).slice(0, i)) })
        const seen = FIVE.slice(0, drawn)
        expect(t.happened('mysteryRevealed').length).toBe(drawn)
        t.has({
          futureKept: seen.flatMap((card) => (card === 'treasure/gold' || card === 'treasure/helmet' ? [card] : [])),
          mystery: undefined,
          people: { carpenter: { wounds: wounds[i] ?? 0 }, cook: { wounds: 0 } },
        }).settled()
        expect(t.state.mysteryDeck.length).toBe(6 - drawn)
        expect(t.happened('mysterySetAside')).toEqual([])
      }
    },
  )

  rule('RC-SCN4-18 RC-MYST-12', 'what has been discarded is drawn again when the deck is empty', () => {
    const t = loot(['treasure/gold'], { mysteryDiscard: ['creature/bite', 'trap/sharp-blade'] })
    t.has({ people: { carpenter: { wounds: 3 } }, futureKept: ['treasure/gold'] }).settled()
    loot(['treasure/gold'])
      .has({ futureKept: ['treasure/gold'], scenarioSheet: sheet(7) })
      .settled()
  })

  rule('RC-SCN4-19 RC-NIGHTOUT-01', 'a card that ends the draw ends it, and the location has been explored', () => {
    const stopped = loot(['treasure/gold', 'trap/collapse', 'creature/bite'])
    stopped.has({ people: { carpenter: { wounds: 0 } }, numbers: { A3: 1 }, scenarioSheet: sheet(7) })
    stopped.has({ futureKept: ['treasure/gold'] }).settled()
    loot(['creature/giant-snake', 'creature/bite'], { people: { carpenter: { determination: 3 } } })
      .has({ people: { carpenter: { wounds: 0, determination: 0 } }, scenarioSheet: sheet(7) })
      .settled()
    const caught = loot(['treasure/gold', 'trap/net', 'creature/bite'])
    caught.has({ outside: { carpenter: { space: 'A3', treasures: ['treasure/gold'] } }, futureKept: [] }).settled()
  })

  rule('RC-SCN4-18 RC-FRI-16', 'Friday can explore a location, and meets what is there', () => {
    const t = loot(FIVE, { friday: true }, 'friday')
    t.has({ people: { friday: { wounds: 3 }, carpenter: { wounds: 0 } }, scenarioSheet: sheet(7) }).settled()
    const killed = loot(['creature/snake', 'trap/sharp-blade', 'treasure/gold'], { friday: true }, 'friday')
    killed.has({ people: { friday: undefined }, futureKept: ['treasure/gold'], scenarioSheet: sheet(7) }).settled()
    const friday = planning({ friday: true, config: { dog: true }, tiles: { A3: 7 } })
    plan(friday, location('A3'), 'friday', 'dog')
    expect(friday.state.plan[0]).toMatchObject({ leader: 'friday', support: ['dog'], certain: false })
    friday.settled('plan')
  })

  rule('RC-SCN4-18 RC-CHAR-06', 'who dies in there loses the game for all', () => {
    loot(FIVE, { people: { carpenter: { wounds: 12 } } })
      .ended('lost', 'death')
      .settled()
  })

  rule('RC-SCN4-21', 'the Old Map spares one card, if it is used before the first', () => {
    const scene: Scene = { availableDiscoveries: ['volcano-island/old-map'] }
    const used = loot(FIVE, scene)
    expect(used.offers('mysteries')).toEqual(['volcano-island/old-map', PASS])
    used.choose('volcano-island/old-map')
    expect(used.happened('mysteryRevealed').length).toBe(2)
    used.has({ people: { carpenter: { wounds: 1 } }, gone: ['volcano-island/old-map'], numbers: { A3: 1 } }).settled()
    const kept = loot(FIVE, scene).choose(PASS)
    expect(kept.happened('mysteryRevealed').length).toBe(3)
    kept.has({ availableDiscoveries: ['volcano-island/old-map'], people: { carpenter: { wounds: 3 } } }).settled()
    // Only at a special location.
    const secret = table({
      ...scene,
      phase: 'action',
      resolving: true,
      islandStack: [9],
      adventureTokens: ['explore'],
      exploreDeck: ['explore/shrine'],
      mysteryDeck: ['treasure/gold'],
    }).play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A3' }, certain: true }))
    secret
      .choose('1', 'chooseOne')
      .has({ availableDiscoveries: ['volcano-island/old-map'] })
      .settled()
  })

  rule('RC-SCN4-22 RC-MYST-11', 'the Diary ignores a Trap, the Torch a Creature; both count as resolved', () => {
    const both: Scene = { availableDiscoveries: ['volcano-island/indys-diary', 'volcano-island/torch'] }
    const t = loot(FIVE, both)
    expect(t.offers('danger')).toEqual(['volcano-island/torch', PASS])
    t.choose('volcano-island/torch')
    expect(t.offers('danger')).toEqual(['volcano-island/indys-diary', PASS])
    t.choose('volcano-island/indys-diary')
    expect(t.happened('mysteryRevealed').length).toBe(3)
    t.has({ people: { carpenter: { wounds: 0 } }, availableDiscoveries: [], futureKept: ['treasure/gold'] })
    t.has({ mysteryDiscard: ['creature/bite', 'trap/sharp-blade'] }).settled()
    // A card that would end the draw does not.
    const on = loot(['trap/collapse', 'creature/bite', 'treasure/gold'], both).choose('volcano-island/indys-diary')
    on.choose(PASS)
      .has({ people: { carpenter: { wounds: 1 } }, futureKept: ['treasure/gold'] })
      .settled()
    const trap = loot(['trap/collapse'], { availableDiscoveries: ['volcano-island/torch'] })
    expect(trap.offers()).toEqual([])
    trap.settled()
  })

  rule('RC-SCN4-23 RC-WEA-17', 'the Old Canvas ignores a rain cloud in the Weather Phase', () => {
    const rain = (face: string): Game =>
      table({
        round: 4,
        availableDiscoveries: ['volcano-island/old-canvas'],
        rolls: { 'die.weather.rain': [face] },
      }).play('weather')
    const used = { phase: 'weather', availableDiscoveries: [], gone: ['volcano-island/old-canvas'] } satisfies Scene
    rain('rain-2')
      .choose('volcano-island/old-canvas')
      .changed({ ...used, people: { carpenter: { wounds: 2 }, cook: { wounds: 2 } } })
      .settled()
    rain('rain-1').choose('volcano-island/old-canvas').changed(used).settled()
    // Snow, and neither wood nor a Roof: the token is no use against it.
    rain('snow-1')
      .changed({ phase: 'weather', people: { carpenter: { wounds: 3 }, cook: { wounds: 3 } } })
      .settled()
    expect(endsAt(planning({ availableDiscoveries: ['volcano-island/old-canvas'] }), 'plan').offers('anyTime')).toEqual(
      [],
    )
  })
})

describe('special Inventions', () => {
  rule('RC-SCN4-24 RC-SCN4-26 RC-INV-37', 'the Rope Ladder gives a pawn for special locations only', () => {
    expect(endsAt(planning(), 'plan').offers()).not.toContain(`build/${LADDER}`)
    expect(pawnsFor(endsAt(planning({ items: ['invention/rope'] }), 'plan'), `build/${LADDER}`)).toBe(1)
    const built = planning({ items: [LADDER], tiles: { A3: 4, C3: 9 } })
    built.choose('explore/A2').choose('carpenter')
    expect(built.offers('support')).toEqual(['carpenter', 'cook'])
    built.choose('carpenter').choose('cook').choose('cook').choose('remove/1')
    built.choose('explore/volcano-island/location/A3').choose('carpenter')
    expect(built.offers('support')).toEqual(['carpenter', 'cook', LADDER])
    built.choose(LADDER)
    expect(endsAt(built, 'support').offers('support')).not.toContain(LADDER)
    // It is a pawn like any other there, every round.
    const limits = { onePawn: ['cook'] } satisfies Scene['limits']
    const alone: Scene = { characters: ['cook'], tiles: { A3: 4 }, limits }
    expect(endsAt(planning(alone), 'plan').offers()).not.toContain('explore/volcano-island/location/A3')
    const few = planning({
      ...alone,
      items: [LADDER],
      mysteryDeck: ['trap/collapse'],
      rolls: {
        'die.explore.wound': ['blank'],
        'die.explore.success': ['success'],
        'die.explore.adventure': ['blank'],
      },
    })
    plan(few, 'explore/volcano-island/location/A3', 'cook', LADDER)
    expect(few.state.plan[0]).toMatchObject({ support: [LADDER], certain: false })
    resolve(few)
      .has({ items: [LADDER, 'invention/shovel', 'invention/knife'], scenarioSheet: sheet(4) })
      .settled()
  })

  rule('RC-SCN4-25 RC-SCN4-02 RC-SCN4-27 RC-SCN4-30', 'the Jolly Boat waits for both numbers', () => {
    const needed = [
      [6, 3],
      [6, 3],
      [7, 4],
      [8, 4],
    ] as const
    const locations: readonly TileNumber[] = [2, 4, 5, 6]
    for (const [i, [tiles, places]] of needed.entries()) {
      const offered = (explored: number, done: number): boolean =>
        endsAt(
          planning({
            characters: EVERYBODY.slice(0, i + 1),
            friday: true,
            items: ['invention/rope'],
            available: { wood: 3 },
            tilesExplored: explored,
            scenarioSheet: sheet(...locations.slice(0, done)),
          }),
          'plan',
        )
          .offers()
          .includes(`build/${BOAT}`)
      expect(offered(tiles, places)).toBe(true)
      expect(offered(tiles - 1, places)).toBe(false)
      expect(offered(tiles, places - 1)).toBe(false)
      expect(offered(10, 0)).toBe(false)
    }
  })

  rule('RC-SCN4-26 RC-INV-37', 'it needs the Rope and 3 wood', () => {
    const offered = (scene: Scene): boolean =>
      endsAt(planning({ ...READY, ...scene }), 'plan')
        .offers()
        .includes(`build/${BOAT}`)
    expect(offered({})).toBe(true)
    expect(offered({ available: { wood: 2, fur: 5 } })).toBe(false)
    expect(offered({ items: [] })).toBe(false)
  })

  rule('RC-SCN4-28', 'the first tile and the volcano are not among the explored ones', () => {
    const t = table({
      phase: 'action',
      islandStack: [11],
      beastDeck: ['beast/fox'],
      discoveryStack: ['discovery/goat'],
    })
    t.has({ tilesExplored: 0 })
    t.play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'A3' }, certain: true }))
      .has({ tilesExplored: 1 })
      .settled()
  })

  rule('RC-SCN4-29', 'lava takes neither tiles nor locations off the count', () => {
    const t = starts(5, {
      tiles: { B1: 9, A3: 4, C3: 6 },
      tilesExplored: 6,
      scenarioSheet: sheet(4, 6, 2),
      numbers: { A3: 1, C3: 2 },
    })
    t.changed({
      numbers: { A3: undefined, C3: undefined },
      island: { A3: { inaccessible: true }, C3: { inaccessible: true } },
      closed: ['A4', 'A3', 'C3'],
    }).settled()
    expect(
      endsAt(
        table({
          camp: 'B1',
          phase: 'action',
          tiles: { B1: 9 },
          items: ['invention/rope'],
          available: { wood: 3 },
          tilesExplored: t.state.tilesExplored,
          scenarioSheet: sheet(4, 6, 2),
        }).play('planning'),
        'plan',
      ).offers(),
    ).toContain(`build/${BOAT}`)
  })

  rule('RC-SCN4-01 RC-END-01 RC-ITEM-06', 'the group wins the moment it is built', () => {
    const dice = (success: string, wound = 'blank') => ({
      'die.build.wound': [wound],
      'die.build.success': [success],
      'die.build.adventure': ['blank'],
    })
    const build = (scene: Scene): Game =>
      table({ ...READY, phase: 'action', resolving: true, ...scene }).play(
        'build',
        stack('build', 'cook', { target: { kind: 'invention', invention: BOAT }, paid: { wood: 3 } }),
      )
    build({ rolls: dice('success') })
      .ended('won', 'goal')
      .settled()
    build({ rolls: dice('failure'), available: { wood: 0 } })
      .changed({ available: { wood: 3 }, people: { cook: { determination: 2 } }, attempted: [`build/${BOAT}`] })
      .settled()
    // RC-END-05: the Wound die comes first.
    build({ rolls: dice('success', 'wound'), people: { cook: { wounds: 12 } } })
      .ended('lost', 'death')
      .settled()
    // Before the others have tried their luck, in the last round too.
    const last = planning({ ...READY, round: 8 })
    plan(last, `build/${BOAT}`, 'cook', 'carpenter')
    resolve(last).ended('won', 'goal').settled()
    // Another Invention wins nothing.
    table({ phase: 'action', resolving: true, items: ['invention/rope'] })
      .play('build', stack('build', 'cook', { target: { kind: 'invention', invention: LADDER }, certain: true }))
      .has({ futureItems: ['invention/shovel', 'invention/knife', LADDER] })
      .settled()
  })
})

describe('what is shown and said', () => {
  const view = (scene: Scene = {}) => table(scene).play('planning').session.view('cook')

  /** Parts of the sheet by their ids. */
  function parts(scene: Scene, language: (typeof LANGUAGES)[number] = 'en'): { readonly [id: string]: SheetPart } {
    const { scenario } = boardOf(view({ phase: 'action', ...scene }), language)
    return Object.fromEntries(scenario.parts.map((part) => [part.id, part]))
  }

  test('RC-SCN4-02 RC-SCN4-27 the sheet counts tiles and locations', () => {
    const shown = parts({ tilesExplored: 4, scenarioSheet: sheet(4) })
    expect(shown['tiles']).toMatchObject({ part: 'count', has: 4, needs: 6, said: 'Tiles explored: 4/6' })
    expect(shown['locations']).toMatchObject({ part: 'count', has: 1, needs: 3 })
    expect(parts({ characters: [...EVERYBODY] })['tiles']).toMatchObject({ has: 0, needs: 8 })
    expect(shown['locationList']).toMatchObject({
      part: 'list',
      entries: [
        { name: 'Small Temple (3 Mystery cards)', met: true },
        { name: 'Ruined Village (4 Mystery cards)', met: false },
        { name: 'Hidden Cave (4 Mystery cards, 1 pawn more)', met: false },
        { name: 'Underground Temple (5 Mystery cards, 1 pawn more)', met: false },
      ],
    })
    expect(shown['goal']).toMatchObject({ entries: [{ name: 'Jolly Boat', met: false, card: BOAT }] })
  })

  test('RC-SCN4-11 the calendar of the lava', () => {
    const states = (round: number): readonly string[] => {
      const part = parts({ round, camp: 'B1', tiles: { B1: 9 } })['lava']
      return part?.part === 'calendar' ? part.entries.map(({ state }) => state) : []
    }
    expect(parts({})['lava']).toMatchObject({
      name: 'Lava',
      entries: [
        { round: 4, name: 'B4' },
        { round: 5, name: 'A3, C3' },
        { round: 6, name: 'A2, C2' },
        { round: 7, name: 'B2' },
        { round: 8, name: 'A1, C1' },
      ],
    })
    expect(states(1)).toEqual(['next', 'later', 'later', 'later', 'later'])
    expect(states(4)).toEqual(['now', 'next', 'later', 'later', 'later'])
    expect(states(8)).toEqual(['past', 'past', 'past', 'past', 'now'])
    const { track } = boardOf(view({ phase: 'action' }), 'it').scenario
    expect(track.map(({ marks }) => marks.map(({ id, name }) => `${id} ${name}`).join())).toEqual([
      '',
      '',
      '',
      'lava Lava: B4',
      'lava Lava: A3, C3',
      'lava Lava: A2, C2',
      'lava Lava: B2',
      'lava Lava: A1, C1',
    ])
  })

  test('RC-SCN4-25 the boat says what is missing', () => {
    const boat = (scene: Scene) =>
      boardOf(view({ phase: 'action', ...scene }), 'en').inventions.find(({ id }) => id === BOAT)
    expect(boat({ items: ['invention/rope'], available: { wood: 3 } })).toMatchObject({ state: 'missing' })
    expect(boat(READY)).toMatchObject({ state: 'possible' })
    expect(boat({ ...READY, tilesExplored: 5 })?.needs.filter(({ met }) => !met)).toEqual([
      { name: 'Tiles explored: 6', met: false },
    ])
  })

  test('RC-SCN4-04 RC-SCN4-14 RC-SCN4-16 the island shows volcano, ash, lava and numbers', () => {
    const shown = view({
      phase: 'action',
      camp: 'C2',
      tiles: { C2: 9, C1: 4 },
      island: { B4: { inaccessible: true } },
      closed: ['A4', 'B4', 'A3'],
      markers: ash('C2'),
      numbers: { C1: 2 },
      scenarioSheet: sheet(5, 4),
    })
    const space = (name: Space, language: (typeof LANGUAGES)[number] = 'en') =>
      boardOf(shown, language).island.find((one) => one.space === name)
    expect(space('B3')).toMatchObject({ tile: { faceDown: true }, name: 'Volcano' })
    expect(space('B3', 'ru')).toMatchObject({ name: 'Вулкан', said: expect.stringContaining('Вулкан') })
    expect(space('B4')).toMatchObject({ tile: { faceDown: true }, closed: true, name: 'Space B4' })
    expect(space('A3')).toMatchObject({ tile: undefined, closed: true })
    expect(space('C2')).toMatchObject({ marks: [{ id: 'ash', name: 'volcanic ash' }] })
    expect(space('C1')).toMatchObject({ number: { number: 2, name: 'Ruined Village' } })
    expect(boardOf(shown, 'pl').island.map(({ space: id }) => id)).not.toContain('A4')
  })

  test('RC-SCN4-10 RC-SCN4-14 RC-SCN4-16 what the log says', () => {
    const said = (t: Game, name: Parameters<Game['happened']>[0]): readonly (string | undefined)[] =>
      t.happened(name).flatMap((told) => LANGUAGES.map((language) => logLine(told, tongues[language])))
    const lava = starts(7)
    expect(said(lava, 'spaceClosed')).toEqual([
      'Lava covers B2.',
      'La lava ricopre B2.',
      'Lawa zalewa pole B2.',
      'Лава заливает B2.',
    ])
    const looted = loot(['trap/collapse'])
    expect(said(looted, 'numberPut')).toEqual([
      'A3: Small Temple.',
      'A3: Piccolo Tempio.',
      'A3: Mała świątynia.',
      'A3: Малый храм.',
    ])
    const fallen = event('event/mess-in-the-camp').choose('A3').choose('C1')
    expect(said(fallen, 'markerPut').slice(0, 4)).toEqual([
      'Ash falls on A3.',
      'La cenere cade su A3.',
      'Popiół opada na A3.',
      'Пепел засыпает A3.',
    ])
    const cleared = planning({ kept: [{ card: 'treasure/protective-amulet', uses: 1 }], markers: ash('A3') })
    expect(said(cleared.choose('treasure/protective-amulet'), 'markerRemoved')[0]).toBe('The ash is gone from A3.')
  })

  test('RC-SCN4-21 RC-SCN4-22 RC-SCN4-23 RC-SCN4-24 RC-SCN4-25 what stands on the six things', () => {
    const read = (id: string, language: (typeof LANGUAGES)[number] = 'en'): readonly string[] =>
      readCard(`volcano-island/${id}`, language).parts
    expect(read('rope-ladder')).toEqual([
      'Needs: Rope.',
      'Every round: gain 1 green pawn for Explore.',
      'This pawn can support only the exploring of a special location.',
    ])
    expect(read('jolly-boat')).toEqual([
      'Needs: Rope, 3 wood.',
      'It can be built only when you have explored as many tiles and special locations as you need. The moment it is built, you win.',
    ])
    expect(read('old-map')).toEqual(['At a special location, before drawing: skip 1 Mystery card.'])
    expect(read('old-map', 'pl')).toEqual(['W miejscu specjalnym, przed dobieraniem kart: pomiń 1 kartę Tajemnicy.'])
    expect(read('indys-diary')).toEqual(['When somebody meets a Trap: ignore the Trap (it counts as resolved).'])
    expect(read('torch', 'it')).toEqual([
      'Quando qualcuno incontra una Creatura: ignora la Creatura (conta come risolta).',
    ])
    expect(read('old-canvas', 'ru')).toEqual(['В фазе погоды: игнорируйте 1 дождевую тучу.'])
    for (const language of LANGUAGES) {
      for (const id of ['rope-ladder', 'jolly-boat', 'old-map', 'indys-diary', 'torch', 'old-canvas']) {
        const { mood, title } = readCard(`volcano-island/${id}`, language)
        expect(title).not.toBe('')
        expect(mood.length).toBeGreaterThan(10)
        expect(mood.length).toBeLessThan(75)
      }
      const { goal, book, totem, guide, parts: shown } = boardOf(view({ phase: 'action' }), language).scenario
      for (const text of [goal, book, totem, ...guide]) expect(text.length).toBeGreaterThan(30)
      expect(guide.length).toBe(6)
      for (const { name } of shown) expect(name).not.toBe('')
    }
  })

  test('RC-SCN4-24 the pawn of the ladder is announced for what it is', () => {
    const { notices } = boardOf(view({ phase: 'action', items: [LADDER] }), 'en')
    expect(notices.map(({ text }) => text)).toContain(
      'Rope Ladder: 1 pawn may support the exploring of one special location.',
    )
  })
})
