// Nights outside the camp: what goes along, who eats what, and how everything comes home.
import { plan, stack, table } from '@landfall/crusoe/testing'
import { PASS } from '@landfall/kernel'
import { rule } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { AdventureId } from '../src/cards/decks.ts'
import { none } from '../src/fresh.ts'
import type { Outside, Stack } from '../src/state.ts'
import type { Target } from '../src/target.ts'

type Scene = NonNullable<Parameters<typeof table>[0]>
type Table = ReturnType<typeof table>

const dice = (success: string) => ({
  'die.explore.wound': ['blank'],
  'die.explore.success': [success],
  'die.explore.adventure': ['adventure'],
})

/** The Explorer explores A1 and meets this card; the Cook is elsewhere. */
const meets = (card: AdventureId, { rolls = dice('success'), ...scene }: Scene = {}): Table =>
  table({
    characters: ['explorer', 'cook'],
    phase: 'action',
    resolving: true,
    islandStack: [4, 6],
    exploreDeck: [card],
    rolls,
    ...scene,
  }).play('explore', stack('explore', 'explorer', { target: { kind: 'space', space: 'A1' } }))

type SourceOrSpace = Extract<Target, { kind: 'source' | 'space' }>

/** Another Action of the Explorer, which succeeds without dice. */
const goesOn = (t: Table, target: SourceOrSpace, more: Partial<Stack> = {}): Table => {
  const action = target.kind === 'source' ? 'gather' : 'explore'
  return t.play(action, stack(action, 'explorer', { id: 2, target, certain: true, ...more }))
}

interface Things extends Partial<Omit<Outside, 'pack'>> {
  readonly pack?: Partial<Outside['pack']>
}

/** The Explorer is on A1, a tile without a shelter, with these things on the sheet; the Cook is in camp. */
const away = ({ pack, ...things }: Things, scene: Scene = {}): Table =>
  table({
    characters: ['explorer', 'cook'],
    tiles: { A1: 5 },
    outside: { explorer: { space: 'A1', discoveries: [], treasures: [], ...things, pack: { ...none(), ...pack } } },
    ...scene,
  })

describe('going out', () => {
  rule('RC-NIGHTOUT-01', 'on the tile or space of the Action, and only the one who resolves it', () => {
    const explored = meets('explore/lost').has({ island: { A1: { tile: 6 } }, outside: { explorer: { space: 'A1' } } })
    expect(explored.state.outside.cook).toBeUndefined()
    explored.settled()
    const failed = meets('explore/lost', { rolls: dice('failure') }).has({ outside: { explorer: { space: 'A1' } } })
    expect(failed.state.island.A1).toBeUndefined()
    failed.settled()
    const home = meets('explore/puma').choose('1')
    expect(home.state.outside).toEqual({})
    home.settled()
  })

  rule(
    'RC-NIGHTOUT-01 RC-NIGHTOUT-02',
    'a Mystery card can do it too: what was found in this Action goes along',
    () => {
      const t = meets('explore/remains-of-a-settlement', {
        mysteryDeck: ['treasure/boxes', 'trap/net', 'treasure/gold'],
        discoveryStack: ['discovery/herbs', 'discovery/goat'],
        futureDiscoveries: ['discovery/poison'],
        cardsToCome: ['treasure/whip'],
      })
      t.choose('1').choose('yes')
      t.has({
        outside: { explorer: { space: 'A1', discoveries: ['discovery/goat'], treasures: ['treasure/gold'] } },
        futureDiscoveries: ['discovery/poison'],
        cardsToCome: ['treasure/whip'],
        mysteryDeck: ['treasure/boxes'],
      }).settled()
    },
  )

  rule('RC-NIGHTOUT-02 RC-ABIL-COOK-03', 'what somebody else cooks meanwhile was not gained in this Action', () => {
    const t = meets('explore/puma', { people: { cook: { determination: 3 } } })
    t.as('cook').choose('ability/stone-soup').choose('0')
    t.has({ outside: { explorer: { space: 'A1', pack: none() } }, future: { food: 1 } }).settled()
  })

  rule('RC-NIGHTOUT-04', 'what was gained earlier stays in Future Resources', () => {
    const t = table({
      characters: ['explorer', 'cook'],
      phase: 'action',
      tiles: { C1: 5 },
      islandStack: [6],
      exploreDeck: ['explore/lost'],
      adventureTokens: ['explore'],
      discoveryStack: ['discovery/goat'],
    })
    goesOn(t, { kind: 'source', space: 'C1', source: 'wood' }).has({ future: { wood: 1 } })
    goesOn(t, { kind: 'space', space: 'A1' }, { id: 3 }).has({
      future: { wood: 1 },
      futureDiscoveries: [],
      outside: { explorer: { pack: { wood: 0 }, discoveries: ['discovery/goat'] } },
    })
    t.play('actionsEnd')
      .has({ available: { wood: 1 }, outside: { explorer: { pack: { wood: 0 } } } })
      .settled()
  })

  rule('RC-NIGHTOUT-05', 'what a later Action brings goes to Future Resources as usual', () => {
    const t = meets('explore/lost', { discoveryStack: ['discovery/herbs', 'discovery/goat'] })
    goesOn(t, { kind: 'space', space: 'C1' })
      .has({
        outside: { explorer: { space: 'A1', discoveries: ['discovery/goat'] } },
        futureDiscoveries: ['discovery/herbs'],
        island: { C1: { tile: 4 } },
      })
      .settled()
  })

  rule('RC-NIGHTOUT-05', 'sent out twice, the player chooses the tile, and both finds go along', () => {
    for (const space of ['A1', 'C1'] as const) {
      const t = table({
        characters: ['explorer', 'cook'],
        phase: 'action',
        islandStack: [4, 6],
        exploreDeck: ['explore/wrong-track', 'explore/lost'],
        discoveryStack: ['discovery/herbs', 'discovery/goat'],
        rolls: {
          'die.explore.wound': ['blank', 'blank'],
          'die.explore.success': ['success', 'success'],
          'die.explore.adventure': ['adventure', 'adventure'],
        },
      }).play('planning')
      plan(t, 'explore/A1', 'explorer')
      plan(t, 'explore/C1', 'explorer')
      plan(t, 'rest', 'cook')
      plan(t, 'arrange', 'cook').choose('confirm').choose('1')
      t.asks('whereToSleep', 'explorer').choose(space)
      t.has({
        outside: { explorer: { space, discoveries: ['discovery/goat', 'discovery/herbs'] } },
        availableDiscoveries: [],
      }).settled()
    }
  })

  rule('RC-ENDACT-08', 'Larvae and a Fallen Tree are exchanged on the sheet, and stay there', () => {
    const t = away(
      { discoveries: ['discovery/nourishing-larvae', 'discovery/goat', 'discovery/fallen-tree'] },
      { phase: 'action' },
    )
    t.play('actionsEnd')
      .has({
        outside: { explorer: { pack: { food: 2, wood: 1 }, discoveries: ['discovery/goat'] } },
        available: { food: 0, wood: 0 },
        availableDiscoveries: [],
      })
      .settled()
    // They feed the one outside, and only there.
    t.play('eating')
      .has({ outside: { explorer: { pack: { food: 1 } } }, people: { explorer: { wounds: 0 }, cook: { wounds: 2 } } })
      .settled()
  })
})

describe('the night outside', () => {
  const wounds = (explorer: number, cook: number) => ({
    people: { explorer: { wounds: explorer }, cook: { wounds: cook } },
  })

  rule('RC-NIGHTOUT-03 RC-CARD-WINE-01', 'only the one outside can use what is on the sheet', () => {
    const night = () =>
      away({ pack: { food: 1 }, treasures: ['treasure/bottle-of-wine'] }, { available: { food: 1 }, ...wounds(3, 3) })
        .play('eating')
        .asks('night', 'explorer')
    const t = night()
    expect(new Set(t.session.questions.map(({ seat }) => seat))).toEqual(new Set(['explorer']))
    t.choose('treasure/bottle-of-wine/explorer').choose('explorer').choose('cook')
    t.has({ ...wounds(2, 2), outside: { explorer: { treasures: [] } }, mysteryDiscard: ['treasure/bottle-of-wine'] })
    t.settled()
    night()
      .choose(PASS)
      .has({ ...wounds(3, 3), outside: { explorer: { treasures: ['treasure/bottle-of-wine'] } } })
      .settled()
  })

  rule('RC-NIGHTOUT-03 RC-NIGHTOUT-08', 'what it yields stays on the sheet', () => {
    const scene = { available: { food: 1 }, levels: { weapons: 1 } }
    away({ discoveries: ['discovery/goat'] }, scene)
      .play('eating')
      .choose('discovery/goat/explorer')
      .has({
        ...wounds(0, 0),
        outside: { explorer: { pack: { food: 0, fur: 1 }, discoveries: [] } },
        available: { food: 0, fur: 0 },
      })
      .settled()
  })

  rule('RC-NIGHTOUT-03 RC-DISC-19', 'Tobacco can be used outside like anywhere else', () => {
    const t = away({ discoveries: ['discovery/tobacco'] }, { phase: 'night' })
      .play('camping')
      .asks('campMove')
    expect(t.as('cook').offers('anyTime')).toEqual([])
    t.as('explorer').choose('discovery/tobacco/explorer')
    t.has({ morale: 1, outside: { explorer: { discoveries: [] } }, removed: ['discovery/tobacco'] }).settled('campMove')
  })

  rule('RC-NIGHTOUT-03', 'the camp can use nothing of it before the round is over', () => {
    const things = { pack: { wood: 2, food: 2 }, discoveries: ['discovery/large-leaves'] } satisfies Things
    away(things, { weatherTokens: { rain: true } })
      .play('weather')
      .has({ ...wounds(0, 2), outside: { explorer: things } })
      .settled()
  })

  rule('RC-NIGHTOUT-03 RC-WEA-12', 'the one outside may use it in the Weather Phase as well', () => {
    const things = { discoveries: ['discovery/old-machete', 'discovery/goat', 'castaways/herbs'] } satisfies Things
    const beast = { weatherTokens: { animals: true }, rolls: { 'die.weather.animals': ['beast'] } }
    const t = away(things, { ...beast, levels: { weapons: 1 } }).play('weather')
    // Nobody goes after a Goat while the camp is armed against a beast.
    expect(t.asks('fight', 'explorer').offers('fight')).toEqual(['discovery/old-machete/explorer', PASS])
    t.choose('discovery/old-machete/explorer')
      .has({ ...wounds(0, 1), levels: { weapons: 2 } })
      .settled()
    // What a Goat yields outside is no answer to what the camp must give up.
    const hungry = { weatherTokens: { animals: true }, rolls: { 'die.weather.animals': ['food'] } }
    away(things, { ...hungry, levels: { weapons: 1 } })
      .play('weather')
      .has({ ...wounds(0, 1), outside: { explorer: things } })
      .settled()
    // While Actions are resolved it is not available yet.
    const camped = away(things, { phase: 'action', resolving: true, levels: { weapons: 1 } })
    camped
      .everywhere()
      .play('rest', stack('rest', 'cook'))
      .has({ outside: { explorer: things } })
      .settled()
  })

  rule('RC-NIGHTOUT-03 RC-NIGHT-10', 'a Barrel emptied outside stores nothing for the camp that night', () => {
    const t = away({ pack: { food: 1 }, treasures: ['treasure/barrel'] }, { available: { food: 3 }, ...wounds(1, 1) })
    t.everywhere().play('eating').choose('treasure/barrel/explorer').play('camping').choose('stay')
    t.has({ available: { food: 0 } }).settled()
  })

  rule('RC-NIGHTOUT-06', 'the weather finds only those in camp', () => {
    const clouds = { rain: true, snow: true, storm: true }
    away({ pack: { wood: 5, food: 5 } }, { weatherTokens: clouds })
      .play('weather')
      // One wood for the snow, two clouds' food and wood, and a level of the Palisade are missing.
      .has({ ...wounds(0, 6), outside: { explorer: { pack: { wood: 5, food: 5 } } } })
      .settled()
    for (const [face, cook] of [
      ['beast', 3],
      ['food', 1],
      ['palisade', 1],
    ] as const) {
      away({}, { weatherTokens: { animals: true }, rolls: { 'die.weather.animals': [face] } })
        .play('weather')
        .has(wounds(0, cook))
        .settled()
    }
  })

  rule('RC-NIGHTOUT-07', 'sleeping outdoors wounds, unless that tile has a natural shelter', () => {
    const sleeps = (things: Things, scene: Scene) => away(things, scene).play('camping').choose('stay')
    sleeps({}, { shelterBuilt: true }).has(wounds(1, 0)).settled()
    sleeps({}, {}).has(wounds(1, 1)).settled()
    sleeps({}, { tiles: { A1: 11 } })
      .has(wounds(0, 1))
      .settled()
    // On a space without a tile.
    sleeps({ space: 'C1' }, { shelterBuilt: true }).has(wounds(1, 0)).settled()
    // A natural shelter of the camp is no use outside.
    sleeps({}, { camp: 'B2', tiles: { A1: 5, B2: 2 } })
      .has(wounds(1, 0))
      .settled()
  })

  rule('RC-NIGHTOUT-08', 'a character outside eats from their own sheet, or suffers two wounds', () => {
    const eats = (pack: Things['pack']) => away({ pack: pack ?? {} }, { available: { food: 1 } }).play('eating')
    eats({ food: 2 })
      .has({ ...wounds(0, 0), outside: { explorer: { pack: { food: 1 } } } })
      .settled()
    eats({ nonperishable: 1 })
      .has({ ...wounds(0, 0), outside: { explorer: { pack: { nonperishable: 0 } } } })
      .settled()
    eats({ wood: 3 })
      .has({ ...wounds(2, 0), outside: { explorer: { pack: { wood: 3 } } } })
      .settled()
  })

  rule('RC-NIGHTOUT-09', 'food in camp does not feed the one outside, nor the other way round', () => {
    away({}, { available: { food: 5 } })
      .play('eating')
      .has({ ...wounds(2, 0), available: { food: 4 } })
      .settled()
    away({ pack: { food: 3 } })
      .play('eating')
      .has({ ...wounds(0, 2), outside: { explorer: { pack: { food: 2 } } } })
      .settled()
  })

  rule('RC-NIGHTOUT-09 RC-NIGHT-07 RC-TOK-23', 'the extra meal too is eaten where one is', () => {
    away({ pack: { food: 1 } }, { available: { food: 5 }, additionalFoodAtNight: true })
      .play('eating')
      .has({ ...wounds(1, 0), available: { food: 3 }, outside: { explorer: { pack: { food: 0 } } } })
      .settled()
  })

  rule('RC-NIGHTOUT-11', 'food on the sheet perishes, whatever the camp can store', () => {
    const pack = { food: 2, nonperishable: 1, wood: 1, fur: 1 }
    away({ pack }, { available: { food: 2 }, items: ['invention/cellar'] })
      .play('camping')
      .choose('stay')
      .has({ outside: { explorer: { pack: { ...pack, food: 0 } } }, available: { food: 2 } })
      .settled()
  })

  rule('RC-NIGHTOUT-10 RC-NIGHTOUT-03', 'at the start of the next round all that is left comes home', () => {
    const t = away(
      {
        pack: { nonperishable: 1, wood: 2, fur: 3 },
        discoveries: ['discovery/goat'],
        treasures: ['treasure/gold', 'treasure/antique-rapier'],
      },
      { available: { wood: 1 }, kept: [{ card: 'treasure/boxes' }], weatherTokens: { storm: true } },
    )
    t.play('roundEnd').has({ outside: { explorer: { pack: { wood: 2 } } }, available: { wood: 1 } })
    t.play('roundStart').has({
      available: { nonperishable: 1, wood: 3, fur: 3, food: 0 },
      availableDiscoveries: ['discovery/goat'],
      kept: [{ card: 'treasure/boxes' }, { card: 'treasure/gold' }],
      mysteryDiscard: ['treasure/antique-rapier'],
      levels: { weapons: 2 },
    })
    expect(t.state.outside).toEqual({})
    t.settled()
    // At home the weather finds the Explorer again.
    t.play('weather').has(wounds(1, 1)).settled()
  })
})
