// Every Treasure of the box against what is printed on it: when it becomes available, and at work. Cards beyond it need no row.
import { mayJoin, plan, type Scene, stack, table } from '@landfall/crusoe/testing'
import { rule } from '@landfall/testkit'
import { expect, test } from 'vitest'
import type { MysteryId, TreasureId } from '../../src/cards/decks.ts'
import { available, explore, find, hunt, meet, owned } from './helpers.ts'
import { BEFORE, entriesOf, RICH, type Summary, summary } from './printed.ts'

interface Becoming {
  readonly given?: Scene
  readonly answers?: readonly string[]
  readonly change?: Partial<Summary>
  /** It is laid beside the board, with this many uses; without this it is discarded. */
  readonly kept?: true | number
}

/** Those that have done all they can do once they are available. */
type Spent =
  | 'treasure/amulet-with-a-portrait-of-a-beautiful-lady'
  | 'treasure/antique-rapier'
  | 'treasure/captain-stones-spyglass'
  | 'treasure/cave-with-furs'
  | 'treasure/ceremonial-bowl'
  | 'treasure/crocks'
  | 'treasure/old-map'
  | 'treasure/ropes'
type Beside = Exclude<keyof typeof TREASURES, Spent>

const TREASURES = {
  'treasure/amulet-with-a-portrait-of-a-beautiful-lady': {
    answers: ['carpenter/8', 'carpenter/5'],
    change: { arrows: [8, 5] },
  },
  'treasure/antique-rapier': { change: { weapons: 5 } },
  'treasure/backpack': { kept: true },
  'treasure/barrel': { kept: 1 },
  'treasure/blankets': { kept: 3 },
  'treasure/bottle-of-wine': { kept: 1 },
  'treasure/boxes': { kept: true },
  'treasure/candles': { kept: 2 },
  'treasure/captain-stones-spyglass': {
    given: { islandStack: [1, 2, 3, 4] },
    answers: ['2', '4'],
    change: { tiles: [1, 3, 4, 2] },
  },
  'treasure/cave-with-furs': { change: { fur: 3 } },
  'treasure/compass': { kept: true },
  'treasure/crocks': { change: { items: ['invention/pot'] } },
  'treasure/gold': { kept: true },
  'treasure/hammock': { kept: true },
  'treasure/hatchet': { change: { additionalWood: 'treasure/hatchet' }, kept: true },
  'treasure/helmet': { kept: true },
  'treasure/herbal-mixture': { kept: 1 },
  'treasure/old-clothes': { kept: true },
  'treasure/old-map': { change: { carpenter: [1, 4, 0], cook: [1, 2, 0], friday: [1, 2, 0] } },
  'treasure/old-rifle': { kept: 1 },
  'treasure/protective-amulet': { kept: 1 },
  'treasure/ropes': { answers: ['1'], change: { roof: 2 } },
  'treasure/saber': { kept: true },
  'treasure/treasure-map': { kept: true },
  'treasure/whip': { change: { weapons: 4 }, kept: true },
} satisfies { readonly [C in Exclude<TreasureId, 'treasure/ceremonial-bowl'>]?: Becoming }

test('RC-BOARD-08 RC-DECK-05 twenty-six Treasures: these and the Ceremonial Bowl', () => {
  expect(entriesOf(TREASURES)).toHaveLength(25)
})

for (const [card, treasure] of entriesOf<keyof typeof TREASURES, Becoming>(TREASURES)) {
  rule('RC-DECK-05', `${card} becomes available as is printed on it`, () => {
    const { given = {}, answers = [], change = {}, kept } = treasure
    const t = available(card, { ...RICH, ...given })
    for (const answer of answers) t.choose(answer)
    t.settled()
    expect(summary(t)).toEqual({ ...BEFORE, ...change })
    expect(t.state.mysteryDiscard).toEqual(kept === undefined ? [card] : [])
    expect(t.state.kept).toEqual(kept === undefined ? [] : [typeof kept === 'number' ? { card, uses: kept } : { card }])
  })
}

rule('RC-DECK-05', 'Ropes may be a level of the Palisade', () => {
  const t = available('treasure/ropes', RICH).choose('0')
  expect(summary(t)).toEqual({ ...BEFORE, palisade: 3 })
  t.settled()
})

rule('RC-DECK-05', 'the Ceremonial Bowl curses the character who draws it, at once', () => {
  const t = find('explore/secret-cave', ['treasure/ceremonial-bowl', 'treasure/gold'], RICH).choose('no')
  expect(summary(t)).toEqual({ ...BEFORE, cursed: ['carpenter'] })
  expect(t.state.eventOrder).toContain('treasure/ceremonial-bowl')
  t.has({ cardsToCome: [], kept: [], mysteryDiscard: [], cursed: { now: [] } }).settled()
})

/** What lies beside the board, at work. */
const AT_WORK: { readonly [C in Beside]: () => void } = {
  'treasure/backpack'() {
    // The top token is that of the tile.
    const discoveryStack = ['discovery/goat', 'discovery/herbs', 'discovery/poison', 'discovery/candles'] as const
    const t = explore({
      ...owned('treasure/backpack'),
      adventureTokens: [],
      discoveryStack: [...discoveryStack],
    }).choose('treasure/backpack/carpenter')
    expect(t.offers('discoveryToKeep')).toEqual(['discovery/herbs', 'discovery/poison'])
    t.choose('discovery/herbs')
      .has({
        futureDiscoveries: ['discovery/candles', 'discovery/herbs'],
        removed: ['discovery/poison'],
        discoveryStack: ['discovery/goat'],
        kept: [{ card: 'treasure/backpack', usedThisRound: true }],
        users: { 'treasure/backpack': 'carpenter' },
      })
      .settled()
  },
  'treasure/barrel'() {
    const people = { ...RICH.people, cook: { determination: 1, wounds: 3 } }
    const night = () => table({ ...RICH, people, ...owned('treasure/barrel', 1), available: { food: 6, fur: 1 } })
    const t = night().everywhere().play('eating').choose('treasure/barrel')
    expect(summary(t)).toEqual({ ...BEFORE, carpenter: [0, 3, 0], cook: [2, 1, 0] })
    t.has({ kept: [{ card: 'treasure/barrel', uses: 0, usedThisRound: true }], available: { food: 4 } })
    t.play('camping')
      .has({ available: { food: 2 } })
      .settled()
    night()
      .play('camping')
      .has({ available: { food: 0 } })
      .settled()
  },
  'treasure/blankets'() {
    table({ ...owned('treasure/blankets', 1), weatherTokens: { snow: true }, available: { food: 1, wood: 1 } })
      .play('weather')
      .choose('treasure/blankets')
      .changed({ kept: [], mysteryDiscard: ['treasure/blankets'], phase: 'weather', weatherTokens: { snow: false } })
      .settled()
  },
  'treasure/bottle-of-wine'() {
    table({ ...owned('treasure/bottle-of-wine', 1), people: { cook: { wounds: 3 } }, available: { food: 2 } })
      .play('eating')
      .choose('treasure/bottle-of-wine')
      .has({ people: { cook: { wounds: 1 } }, kept: [], mysteryDiscard: ['treasure/bottle-of-wine'] })
      .settled()
  },
  'treasure/boxes'() {
    table({ ...owned('treasure/boxes'), shelterBuilt: true, available: { food: 20 } })
      .play('camping')
      .changed({})
      .settled()
  },
  'treasure/candles'() {
    const scene = { phase: 'action', ...owned('treasure/candles', 2), available: { wood: 9 } } as const
    const t = table(scene).play('planning')
    for (const _ of [1, 2]) plan(t, 'build/weapons', 'carpenter', 'treasure/candles')
    plan(t, 'build/weapons', 'cook')
    // They are used up, and so are the Carpenter's pawns.
    expect(mayJoin(t)).toEqual(['cook'])
    plan(t, 'explore/A1', 'cook')
    expect(t.state.plan.map(({ support, certain }) => [support, certain])).toEqual([
      [['treasure/candles'], true],
      [['treasure/candles'], true],
      [[], false],
      [[], false],
    ])
    t.settled('plan')
    const lit = stack('build', 'carpenter', {
      target: { kind: 'building', building: 'weapons' },
      certain: true,
      support: ['treasure/candles'],
    })
    const built = table(scene).play('build', lit)
    built.has({ kept: [{ card: 'treasure/candles', uses: 1, usedThisRound: true }] })
    built
      .play('build', lit)
      .has({ kept: [], mysteryDiscard: ['treasure/candles'] })
      .settled()
  },
  'treasure/compass'() {
    const t = table({ phase: 'action', ...owned('treasure/compass'), available: { wood: 1 } }).play('planning')
    plan(t, 'build/weapons', 'cook')
    expect(mayJoin(t)).toEqual(['carpenter', 'cook'])
    plan(t, 'explore/A1', 'carpenter', 'treasure/compass')
    plan(t, 'explore/C1', 'carpenter')
    expect(mayJoin(t)).toEqual(['cook'])
    t.settled('plan')
    const support = ['treasure/compass'] as const
    explore({ ...owned('treasure/compass'), adventureTokens: [] })
      .play('explore', stack('explore', 'cook', { target: { kind: 'space', space: 'C1' }, certain: true, support }))
      .has({ kept: [{ card: 'treasure/compass' }] })
      .settled()
  },
  'treasure/gold'() {
    const t = table({ phase: 'action', ...owned('treasure/gold') }).play('planning')
    expect(t.offers('anyTime')).toEqual([])
    t.settled('plan')
  },
  'treasure/hammock'() {
    const t = table({ ...RICH, phase: 'action', ...owned('treasure/hammock') }).play('rest', stack('rest', 'cook'))
    expect(summary(t)).toEqual({ ...BEFORE, cook: [0, 2, 0] })
    t.settled()
  },
  'treasure/hatchet'() {
    const wood = (exhausted: 'wood'[]) =>
      table({ ...owned('treasure/hatchet'), island: { B1: { additionalWood: 'treasure/hatchet', exhausted } } })
    wood([])
      .play('production')
      .has({ available: { wood: 2, food: 1 } })
      .settled()
    wood(['wood'])
      .play('production')
      .changed({ available: { food: 1 }, phase: 'production' })
      .settled()
  },
  'treasure/helmet'() {
    table({
      phase: 'action',
      ...owned('treasure/helmet'),
      huntingDeck: ['beast/jaguar'],
      items: ['invention/medicine'],
    })
      .play(...hunt('cook'))
      .choose('treasure/helmet/cook')
      .has({ people: { cook: { wounds: 4 }, carpenter: { wounds: 0 } }, levels: { weapons: 0 } })
      .settled()
  },
  'treasure/herbal-mixture'() {
    table({ phase: 'action', ...owned('treasure/herbal-mixture', 1), eventDeck: ['event/bear'], eventOrder: ['event'] })
      .play('planning')
      .choose('treasure/herbal-mixture')
      .has({ eventTop: 'event/bear', kept: [], mysteryDiscard: ['treasure/herbal-mixture'] })
      .settled('plan')
  },
  'treasure/old-clothes'() {
    table({ ...owned('treasure/old-clothes'), weatherTokens: { snow: true }, available: { food: 2, wood: 3 } })
      .play('weather')
      .choose('treasure/old-clothes')
      .has({ available: { food: 1, wood: 2 }, kept: [{ card: 'treasure/old-clothes', usedThisRound: true }] })
      .settled()
  },
  'treasure/old-rifle'() {
    table({
      phase: 'action',
      ...owned('treasure/old-rifle', 1),
      huntingDeck: ['beast/jaguar'],
      items: ['invention/medicine'],
    })
      .play(...hunt('cook'))
      .choose('treasure/old-rifle')
      .has({
        people: { cook: { wounds: 2 } },
        levels: { weapons: 0 },
        kept: [],
        mysteryDiscard: ['treasure/old-rifle'],
      })
      .settled()
  },
  'treasure/protective-amulet'() {
    const t = table({
      phase: 'action',
      ...owned('treasure/protective-amulet', 1),
      tiles: { A1: 5 },
      island: { A1: { exhausted: ['bird'], terrainCovered: true, additionalFood: [{ by: 'test' }] } },
      islandTokens: { C1: ['greaterDanger'] },
    }).play('planning')
    t.choose('treasure/protective-amulet')
    expect([...t.offers('pieceToRemove')].sort()).toEqual([
      'A1/additionalFood',
      'A1/marker/bird',
      'A1/terrain',
      'C1/greaterDanger',
    ])
    t.choose('A1/marker/bird')
      .changed({ island: { A1: { exhausted: [] } }, kept: [], mysteryDiscard: ['treasure/protective-amulet'] })
      .settled('plan')
  },
  'treasure/saber'() {
    table({ phase: 'action', ...owned('treasure/saber'), huntingDeck: ['beast/jaguar'], items: ['invention/medicine'] })
      .play(...hunt('cook'))
      .choose('treasure/saber/cook')
      .has({ people: { cook: { wounds: 3 } }, levels: { weapons: 0 }, mysteryDiscard: [] })
      .settled()
  },
  'treasure/treasure-map'() {
    const mysteryDeck: MysteryId[] = ['treasure/boxes', 'treasure/gold', 'treasure/compass']
    const planned = stack('explore', 'cook', {
      target: { kind: 'card', card: 'treasure/treasure-map' },
      support: ['cook'],
    })
    table({ phase: 'action', ...owned('treasure/treasure-map'), mysteryDeck })
      .play('explore', planned)
      .choose('yes')
      .has({ cardsToCome: ['treasure/compass', 'treasure/gold'], kept: [], mysteryDiscard: ['treasure/treasure-map'] })
      .settled()
  },
  'treasure/whip'() {
    meet('trap/blunt-spear', owned('treasure/whip'))
      .choose('treasure/whip/carpenter')
      .has({ people: { carpenter: { wounds: 0 } }, mysteryDiscard: ['trap/blunt-spear'] })
      .settled()
  },
}

for (const [card, body] of entriesOf(AT_WORK)) rule('RC-DECK-05', `${card} works as is printed on it`, body)
