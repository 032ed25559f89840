// Every Invention: what it needs, what it does, and what is lost with it.
import {
  CHARACTERS,
  type Character,
  INVENTIONS,
  type InventionId,
  type Terrain,
  type TileNumber,
} from '@landfall/crusoe'
import { join, leaders, places, plan, planning, type Scene, stack, table } from '@landfall/crusoe/testing'
import { describe, expect, test } from 'vitest'
import type { Cost } from '../../src/components/cost.ts'
import { producingTokens } from '../../src/memory.ts'
import { supportOf, type Table } from '../open-questions.ts'
import { type Doing, NOTHING, ROWS, type Row } from './printed-inventions.ts'
import { windy } from './tables.ts'

const TILE_OF: { readonly [T in Terrain]: TileNumber } = { beach: 8, hills: 4, mountains: 5, plains: 6, river: 10 }

const EVERYWHERE = { A1: 5, B2: 10, C1: 6, C2: 4 } as const

const RICH: Cost = { wood: 9, fur: 9, food: 9, nonperishable: 9 }

const ownerOf = ({ from }: Row): Character | undefined => CHARACTERS.find((character) => character === from)

/** Four characters plan, and this is the only Invention that can be built. */
const planningFor = ({ card }: Row, scene: Scene) =>
  planning({ characters: CHARACTERS, shelterBuilt: true, inventions: [card], ...scene })

/** What it asks for and nothing else: one terrain, these Items, this payment. */
function barelyEnough(row: Row, cost: Cost): Table {
  const { terrain, items = [] } = row
  return planningFor(row, {
    tiles: { A1: TILE_OF[terrain === undefined || terrain === 'beach' ? 'plains' : terrain] },
    island: {
      A1: { terrainCovered: terrain === undefined || terrain === 'beach' },
      B1: { terrainCovered: terrain !== 'beach' },
    },
    items: [...items],
    available: cost,
  })
}

/** All there is in the box and more than enough of everything. */
const everything = ({ card }: Row): Scene => ({
  tiles: EVERYWHERE,
  items: ROWS.map((other) => other.card).filter((other) => other !== card),
  available: RICH,
})

const SPOTS = ['A1', 'B2', 'C1', 'C2'] as const

/** All there is but one thing that it asks for. */
function oneShort(row: Row): readonly Table[] {
  const { terrain, items = [], costs = [] } = row
  const all = everything(row)
  const unexplored = terrain === 'beach' ? 'B1' : SPOTS.find((at) => terrain && TILE_OF[terrain] === EVERYWHERE[at])
  return [
    ...(unexplored === undefined ? [] : [{ ...all, island: { [unexplored]: { terrainCovered: true } } }]),
    ...items.map((item) => ({ ...all, items: all.items?.filter((other) => other !== item) ?? [] })),
    ...tooLittle(costs).map((cost) => ({ ...all, available: { ...RICH, ...cost } })),
  ].map((scene) => planningFor(row, scene))
}

/** One piece less of one resource; where there are several ways to pay, none of any. */
function tooLittle(costs: readonly Cost[]): readonly Cost[] {
  const resources = costs.flatMap((cost) => Object.entries(cost))
  if (costs.length > 1) return [Object.fromEntries(resources.map(([resource]) => [resource, 0]))]
  return resources.map(([resource, amount]) => ({ [resource]: amount - 1 }))
}

/** Every token and marker on A1 and B1. */
function tokensOn(t: Table): readonly string[] {
  return (['A1', 'B1'] as const).flatMap((space) => {
    const tile = t.state.island[space]
    return [
      ...(tile?.exhausted ?? []).map((source) => `${space} ${source} covered`),
      ...(tile?.additionalFood ?? []).map(() => `${space} additional food`),
      ...(tile?.additionalWood === undefined ? [] : [`${space} additional wood`]),
      ...producingTokens(t.state).flatMap((token) => (token.space === space ? [`${space} shortcut`] : [])),
    ]
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What can be counted in camp and on the island. */
const countable = (t: Table) => ({
  ...t.state.levels,
  ...t.state.available,
  tokens: tokensOn(t),
  pile: sum(t.state.scenarioState.castaways?.pile ?? []),
})

function pawnsOf(card: InventionId): readonly string[] {
  const places = { hunt: 'hunt', build: 'build/weapons', gather: 'gather/A1/wood', explore: 'explore/B2' }
  const scene: Scene = { items: [card], tiles: { A1: 5 }, huntingDeck: ['beast/fox'], available: { wood: 1 } }
  return Object.entries(places).flatMap(([action, target]) =>
    supportOf(planning(scene), target).includes(card) ? [action] : [],
  )
}

function nightWith(card: InventionId): Doing['night'] {
  const people = { carpenter: { wounds: 5 }, cook: { wounds: 5 } }
  const t = table({ items: [card], available: { food: 9 }, people })
    .everywhere()
    .play('eating')
  if (!t.offers().includes(card)) return [0, 0, 0]
  t.choose(card)
  let among = 0
  for (; t.session.questions[0]?.kind === 'whoHeals'; among++) t.choose('cook')
  const eaten = 2
  t.settled()
  return [9 - eaten - t.state.available.food, 5 - (t.state.people.cook?.wounds ?? 0), among]
}

function gatherWith(card: InventionId): number {
  const t = plan(planning({ items: [card], tiles: { A1: 5 } }), 'gather/A1/wood', 'cook')
  if (t.session.questions[0]?.kind === 'carried') t.choose(card)
  return join(t, 'carpenter').play('gather', t.state.plan[0]).state.future.wood - 1
}

function weatherWith(card: InventionId): number {
  const rolls = { 'die.weather.rain': ['snow-1'], 'die.weather.winter': ['snow-2'], 'die.weather.animals': ['blank'] }
  const t = table({ round: 7, items: [card], levels: { roof: 9 }, available: { wood: 9 }, rolls }).play('weather')
  return t.state.available.wood - 6
}

/** What it does while it is built, seen in each place where an Item can matter. */
function lasting(card: InventionId): Omit<Doing, 'palisade' | 'weapons' | 'nonperishable' | 'tokens' | 'pile'> {
  const items = [card]
  const morning = table({ items }).play('morale')
  const camping = table({ items, shelterBuilt: true, available: { food: 9 } }).play('camping')
  const rest = table({ items, phase: 'action', people: { cook: { wounds: 5 } } }).play('rest', stack('rest', 'cook'))
  const production = table({ items, rolls: { 'die.build.wound': ['wound'] } }).play('production')
  const hunt = table({ items, phase: 'action', huntingDeck: ['beast/puma'], levels: { weapons: 9 } })
  return {
    pawnFor: pawnsOf(card),
    moraleTokens: morning.state.people.carpenter?.determination ?? 0,
    snowIgnored: weatherWith(card),
    foodKept: camping.state.available.food,
    night: nightWith(card),
    rest: [5 - (rest.state.people.cook?.wounds ?? 0), rest.state.people.cook?.determination ?? 0],
    gatherBonus: gatherWith(card),
    pitFood: production.state.available.food - 1,
    medicine: hunt.play('hunt', stack('hunt', 'cook')).state.people.cook?.wounds === 0,
  }
}

describe('every Invention', () => {
  const cases = ROWS.map((row) => [row.rules, row.card, row] as const)

  test('RC-BOARD-08 RC-DECK-08 RC-SETUP-08 nine default, seventeen in the deck, four personal, and two of the sheet', () => {
    const owners: readonly string[] = CHARACTERS
    const kinds = ROWS.map(({ from }) => (owners.includes(from) ? 'personal' : from))
    expect(['board', 'deck', 'personal', 'scenario'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual(
      [9, 17, 4, 2],
    )
    const cards = ROWS.map(({ card }) => card)
    expect(new Set(cards).size).toBe(32)
    const four = table({ characters: CHARACTERS }).play('setUp')
    const all = [...four.state.inventions, ...four.state.inventionDeck]
    expect(all).toEqual(expect.arrayContaining(cards))
    const others = Object.values(INVENTIONS).filter(({ kind }) => kind !== 'default')
    for (const players of [1, 2, 3, 4]) {
      const { inventionDeck } = table({ characters: CHARACTERS.slice(0, players) }).play('setUp').state
      expect(inventionDeck).toHaveLength(others.length - players - 5)
    }
    for (const row of ROWS) {
      const laidOut = (characters: readonly Character[]) => table({ characters }).state.inventions.includes(row.card)
      expect([row.card, laidOut(CHARACTERS)]).toEqual([row.card, row.from !== 'deck'])
      const strangers = CHARACTERS.filter((character) => character !== row.from)
      expect([row.card, laidOut(strangers)]).toEqual([row.card, row.from === 'board' || row.from === 'scenario'])
    }
  })

  test.each(cases)('RC-DECK-08 %s %s can be built with what it asks for, and with nothing less', (_, card, row) => {
    const { costs = [{}] } = row
    const owner = ownerOf(row)
    for (const cost of costs) {
      const t = barelyEnough(row, cost)
      expect(leaders(t, `build/${card}`)).toEqual(owner === undefined ? CHARACTERS : [owner])
      const leader = owner ?? 'cook'
      plan(t, `build/${card}`, leader, leader)
      t.has({ available: { wood: 0, fur: 0, food: 0, nonperishable: 0 }, items: [...(row.items ?? [])] })
      expect(t.state.plan).toMatchObject([
        { target: { kind: 'invention', invention: card }, leader, support: [leader], certain: true },
      ])
      t.settled('plan')
    }
    expect(places(planningFor(row, everything(row)))).toContain(`build/${card}`)
    for (const t of oneShort(row)) expect(places(t)).not.toContain(`build/${card}`)
  })

  test.each(cases)('RC-DECK-08 %s %s does what the card says, and nothing else', (_, card, row) => {
    const { costs: [cost = {}] = [], does = {} } = row
    const leader = ownerOf(row) ?? 'cook'
    const t = plan(barelyEnough(row, cost), `build/${card}`, leader, leader)
    t.play('build', t.state.plan[0]).has({ futureItems: [card] })
    const before = countable(t)
    t.play('actionsEnd')
      .has({ items: [...(row.items ?? []), card], futureItems: [] })
      .settled()
    const expected: Doing = { ...NOTHING, ...does }
    expect(countable(t)).toEqual({
      ...before,
      palisade: expected.palisade,
      weapons: expected.weapons,
      nonperishable: expected.nonperishable,
      tokens: expected.tokens,
      // Only one place is free on the first stage of the pile.
      pile: Math.min(expected.pile, 1),
    })
    const { palisade, weapons, nonperishable, tokens, pile, ...whileBuilt } = expected
    expect(lasting(card)).toEqual(whileBuilt)
    const third = table({
      futureItems: [card],
      inventions: [],
      scenarioState: { castaways: { pile: [1, 2, 0, 0, 0], filledInRound: 0 } },
    })
    expect(sum(third.play('actionsEnd').state.scenarioState.castaways?.pile ?? [])).toBe(3 + pile)
  })

  const flips = ROWS.map((row) => {
    const rules = row.from === 'scenario' ? 'RC-ITEM-13' : `RC-ITEM-11 ${row.rules}`
    return [
      rules,
      row.card,
      row.from === 'scenario' ? 'is not flipped' : 'is flipped, and what it gave is undone',
      row,
    ] as const
  })

  test.each(flips)('RC-DECK-08 %s %s %s', (_, card, __, row) => {
    const { from, does = {}, lost = {} } = row
    const tokens = does.tokens ?? []
    const t = windy({
      items: [card],
      shelterBuilt: true,
      tiles: { A1: 6 },
      levels: { roof: 5, palisade: 5, weapons: 5 },
      available: RICH,
      island: {
        A1: { exhausted: tokens.includes('A1 bird covered') ? ['bird'] : [] },
        B1: {
          ...(tokens.includes('B1 additional food') ? { additionalFood: [{ by: card }] } : {}),
          ...(tokens.includes('B1 additional wood') ? { additionalWood: card } : {}),
        },
      },
      ...(tokens.includes('A1 shortcut') ? { memory: { 'invention/shortcut': { producesAt: 'A1' } } } : {}),
    })
    const atOnce = {
      roof: 5,
      palisade: 5 - (lost.palisade ?? 0),
      weapons: 5 - (lost.weapons ?? 0),
      wood: 9,
      fur: 9,
      food: 9,
      nonperishable: 9 - (lost.nonperishable ?? 0),
      pile: 0,
    }
    expect(countable(t)).toEqual({ ...atOnce, tokens })
    t.play('roundStart')
    const left = tokens.filter((token) => lost.tokens?.includes(token) !== true)
    expect(countable(t)).toEqual({ ...atOnce, tokens: left })
    t.has({ items: from === 'scenario' ? [card] : [], people: { carpenter: { wounds: 0 }, cook: { wounds: 0 } } })
    t.settled()
  })
})
