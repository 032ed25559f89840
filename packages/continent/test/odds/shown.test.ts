// The odds as players see them, on the choice of how many cards to draw: for the piles as they really are. T7-EX-08, T7-LIFE

import { type Scene, table } from '@landfall/continent/testing'
import type { Odds } from '@landfall/kernel'
import { rule, type TestTable } from '@landfall/testkit'
import { describe, expect } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Continent } from '../../src/types.ts'
import { rowsOf } from '../content/brief.ts'
import { type Adding, type Position, tried } from './counting.ts'

type Table = TestTable<Continent>

/** The odds beside each number of cards. */
function shown(t: Table): { readonly [cards: number]: Odds | undefined } {
  const sheet = t.session.questions.find(({ kind }) => kind === 'sheet')
  const draws = (sheet?.choices ?? []).flatMap(({ id, odds }) => {
    const cards = /^draw\/(?<cards>\d+)$/.exec(id)?.groups?.['cards']
    return cards === undefined ? [] : [[Number(cards), odds] as const]
  })
  return Object.fromEntries(draws)
}

const rounded = (chance: number): number => Math.round(chance * 10_000) / 10_000

/** What must stand there, found by trying. */
function expected(position: Position, cards: number, difficulty: number, adding?: Adding): Odds {
  const { success, curse } = tried(position, cards, difficulty, adding)
  return { success: rounded(success), ...(curse === 0 ? {} : { curse: rounded(curse) }) }
}

/** Ingrid alone before the Tide Pools: `fish 2+/1` and `spot 2+/2`. */
const atPools = (deck: readonly CardId[], scene: Scene = {}): Table =>
  table({ land: [12], deck, ...scene }).play('turn')

const DECK: readonly CardId[] = [
  'skill/log-raft',
  'skill/trail-sense',
  'skill/steady-breath',
  'skill/bide-your-time',
  'skill/stand-fast',
  'skill/wire-snare',
  'curse/death-keeps-pace#1',
]

describe('from the deck', () => {
  rule('T7-EX-08 T7-ACT-COST-15', 'each number of cards has its own odds, up to all there are', () => {
    const t = atPools(DECK).choose('ingrid/terrain/tide-pools/2')
    const odds = shown(t)
    expect(Object.keys(odds).map(Number)).toEqual([2, 3, 4, 5, 6, 7])
    for (const cards of [2, 3, 4, 5, 6, 7]) expect(odds[cards]).toEqual(expected({ pool: DECK }, cards, 2))
    expect(odds[7]).toEqual({ success: 1 })
    t.settled('sheet')
  })

  rule(
    'T7-EX-08 T7-ACT-RES-03',
    'at the start of a game for one they are those of section A1, Curses of the deck included',
    () => {
      const t = table({ land: [51] }).play('turn')
      // `swim 3+/2`; Ingrid swims with a card less.
      t.choose('ingrid/terrain/wreck-of-the-perpetua-stern/2')
      const odds = shown(t)
      const [row] = rowsOf('A1', 'n=1').slice(15, 16)
      for (const cards of [2, 3, 4, 5, 6]) {
        expect(((odds[cards]?.success ?? 0) * 100).toFixed(1), `${cards} cards`).toBe(row?.[`n=${cards}`])
      }
      t.settled('sheet')
    },
  )

  rule('T7-ACT-RES-13 T7-ACT-COST-19', 'without difficulty nothing can fail, not even without a card', () => {
    const t = table({ land: [23], deck: DECK })
      .play('turn')
      .choose('ingrid/terrain/dune-gate/1')
    expect(shown(t)[2]).toEqual({ success: 1 })
    t.settled('sheet')
  })

  rule('T7-GEN-15', 'cards on top that somebody has looked at are certain', () => {
    const deckTop: readonly CardId[] = ['curse/death-keeps-pace#2', 'skill/fish-spear']
    const t = atPools(DECK, { deckTop: [...deckTop] }).choose('ingrid/terrain/tide-pools/2')
    const odds = shown(t)
    expect(odds[2]).toEqual({ success: 0 })
    for (const cards of [3, 4, 5]) expect(odds[cards]).toEqual(expected({ sure: deckTop, pool: DECK }, cards, 2))
    t.settled('sheet')
  })
})

describe('effects in force', () => {
  const spear = { cards: ['skill/fish-spear'], die: 2 } as const
  const basket = { cards: ['skill/reed-basket'], die: 2 } as const

  rule('T7-ACT-OBJ-06 T7-ACT-RES-08', 'an item counts once it is used, and not before', () => {
    const t = atPools(DECK, { people: { tomas: { items: [spear, basket] } } }).choose('tomas/terrain/tide-pools/1')
    expect(shown(t)[2]).toEqual(expected({ pool: DECK }, 2, 1))
    t.choose('use/skill/reed-basket')
    expect(shown(t)[2]).toEqual(expected({ pool: DECK }, 2, 1, { perSeven: 1 }))
    t.choose('use/skill/fish-spear')
    // One success comes from the spear: the action cannot fail any more.
    expect(shown(t)[2]).toEqual({ success: 1 })
    t.settled('sheet')
  })

  rule('T7-ACT-COST-02', 'an exchange makes it harder, and the odds say so', () => {
    const t = atPools(DECK, { people: { tomas: {}, emil: {} } })
      .choose('tomas/terrain/tide-pools/1')
      .choose('with/emil')
    t.choose('exchange/1')
    const odds = shown(t)
    expect(Object.keys(odds).map(Number)[0]).toBe(1)
    expect([odds[1], odds[3]]).toEqual([expected({ pool: DECK }, 1, 2), expected({ pool: DECK }, 3, 2)])
    t.settled('sheet')
  })

  rule('T7-ACT-RES-17 T7-ACT-COST-13', 'a State that burdens does, too', () => {
    const t = atPools(DECK, { people: { tomas: { hand: ['state/beam-sick#4'] } } }).choose('tomas/terrain/tide-pools/2')
    const odds = shown(t)
    expect([odds[2], odds[4]]).toEqual([expected({ pool: DECK }, 2, 3), expected({ pool: DECK }, 4, 3)])
    t.settled('sheet')
  })

  rule('T7-ACT-COST-11', 'a card in the hand that is not given up yet adds nothing', () => {
    const t = atPools(DECK, { people: { tomas: { hand: ['skill/sharp-eyes'] } } }).choose('tomas/terrain/tide-pools/2')
    expect(shown(t)[3]).toEqual(expected({ pool: DECK }, 3, 2))
    t.choose('apply/skill/sharp-eyes/0')
    const odds = shown(t)
    expect(Object.keys(odds).map(Number)[0]).toBe(1)
    expect(odds[1]).toEqual(expected({ pool: DECK }, 1, 2, { flat: 1 }))
    t.settled('sheet')
  })
})

describe('across the border', () => {
  const pile: readonly CardId[] = [
    'curse/death-keeps-pace#2',
    'skill/read-the-swell',
    'skill/throwing-line',
    'skill/sling',
    'curse/the-drowned-lighthouse',
  ]
  const deck = DECK.slice(0, 3)

  rule(
    'T7-LIFE-10 T7-LIFE-12',
    'beyond the deck a Curse may come, and the odds of that stand beside the others',
    () => {
      const t = atPools(deck, { pile: [...pile] }).choose('ingrid/terrain/tide-pools/2')
      const odds = shown(t)
      expect(odds[2]).toEqual(expected({ pool: deck }, 2, 2))
      expect(odds[3]).toEqual(expected({ pool: deck }, 3, 2))
      for (const cards of [4, 5, 6, 8]) {
        expect(odds[cards]).toEqual(expected({ sure: deck, pool: pile, isPile: true }, cards, 2))
      }
      expect(odds[4]).toMatchObject({ curse: 0.4 })
      expect(odds[8]).toEqual({ success: 0, curse: 1 })
      t.settled('sheet')
    },
  )

  rule('T7-LIFE-05 T7-LIFE-06', 'with an empty deck every card comes from the pile', () => {
    const t = atPools([], { turnedPile: [...pile, 'skill/steady-breath'] }).choose('ingrid/terrain/tide-pools/2')
    const odds = shown(t)
    const pool: readonly CardId[] = [...pile, 'skill/steady-breath']
    for (const cards of [2, 3, 6]) expect(odds[cards]).toEqual(expected({ pool, isPile: true }, cards, 2))
    t.settled('sheet')
  })

  rule('T7-ACT-COST-21', 'if there are fewer cards than must be drawn, all of them are', () => {
    const t = atPools(['skill/steady-breath'], {}).choose('ingrid/terrain/tide-pools/2')
    expect(shown(t)).toEqual({ 1: { success: 1 } })
    t.settled('sheet')
  })
})
