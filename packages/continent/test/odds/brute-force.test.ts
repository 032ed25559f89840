// Odds are counted, not tried: here they are tried. T7-EX-08, T7-ACT-RES, T7-LIFE-12

import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { chancesUpTo } from '../../src/odds.ts'
import { type Adding, type Position, starsOf, tried } from './counting.ts'

const RIGHT: readonly CardId[] = ['skill/log-raft', 'skill/fish-spear', 'skill/digging-stick', 'skill/quick-hands']
const LEFT: readonly CardId[] = ['skill/left-hand-knows', 'skill/trail-sense', 'skill/throwing-line']
const STARS: readonly CardId[] = ['skill/steady-breath', 'skill/against-the-odds', 'skill/read-the-swell']
const BLANK: readonly CardId[] = ['skill/bide-your-time', 'skill/old-marching-song', 'skill/share-the-load']
const CURSES: readonly CardId[] = ['curse/death-keeps-pace#1', 'curse/death-keeps-pace#2', 'curse/the-salt-choir']
const SEVENS: readonly CardId[] = [
  'advanced/second-skin',
  'advanced/hunters-stillness',
  'skill/wire-snare',
  'skill/pitch-torch',
]

/** Every number of cards, up to all of them and one more, and every difficulty up to more than there can be. */
function expectSame(position: Position, adding: Adding = {}): void {
  const { sure = [], pool, isPile = false } = position
  const { flat = 0, perSeven = 0, pairs = 0 } = adding
  const most = sure.length + pool.length + 1
  const chances = chancesUpTo({ sure, pool, isDeadly: isPile, flat, perSeven, pairs }, most)
  expect(chances).toHaveLength(most + 1)
  for (const [cards, { of, deadly }] of chances.entries()) {
    for (let difficulty = 0; difficulty < 12; difficulty++) {
      const { success, curse } = tried(position, cards, difficulty, adding)
      const counted = of.slice(difficulty).reduce((sum, chance) => sum + chance, 0)
      expect(counted, `${cards} cards, ${difficulty} successes`).toBeCloseTo(success, 10)
      expect(deadly, `${cards} cards`).toBeCloseTo(curse, 10)
    }
  }
}

describe('the slow way counts as the rules do', () => {
  test('T7-EX-34 halves of one side are nothing, and two that fit are one', () => {
    expect(starsOf(RIGHT.slice(0, 3))).toBe(0)
    expect(starsOf(['skill/trail-sense', 'skill/log-raft', 'skill/fish-spear', 'skill/read-the-swell'])).toBe(2)
  })

  test('T7-ACT-RES-09 each icon counts each seven', () => {
    expect(starsOf(['advanced/second-skin', 'skill/wire-snare'], { perSeven: 2 })).toBe(1 + 1 + 6)
  })
})

describe('small decks', () => {
  test('stars alone', () => expectSame({ pool: [...STARS, ...BLANK] }))
  test('halves: many of one side and few of the other', () => {
    expectSame({ pool: [...RIGHT, ...LEFT] })
    expectSame({ pool: [...RIGHT, LEFT[0] ?? 'skill/trail-sense'] })
    expectSame({ pool: RIGHT })
  })
  test('everything together', () =>
    expectSame({ pool: [...RIGHT.slice(0, 3), ...LEFT, ...STARS, ...BLANK.slice(0, 2)] }))
  test('one card, and none', () => {
    expectSame({ pool: ['skill/stand-fast'] })
    expectSame({ pool: [] })
  })
  test('Curses of the deck are blanks', () =>
    expectSame({ pool: [...CURSES, ...STARS, ...RIGHT.slice(0, 2), ...LEFT.slice(0, 1)] }))
})

describe('effects', () => {
  const pool = [...SEVENS, ...RIGHT.slice(0, 2), ...LEFT.slice(0, 2), 'skill/steady-breath'] as const
  test('successes besides, wherever they come from', () => expectSame({ pool }, { flat: 2 }))
  test('successes for each seven', () => {
    expectSame({ pool }, { perSeven: 1 })
    expectSame({ pool }, { perSeven: 2, flat: 1 })
  })
  test('half stars without a partner', () => {
    expectSame({ pool }, { pairs: 1 })
    expectSame({ pool: RIGHT }, { pairs: 1 })
    expectSame({ pool: [...RIGHT, ...LEFT] }, { pairs: 2 })
  })
  test('all at once', () => expectSame({ pool }, { flat: 1, perSeven: 1, pairs: 1 }))
})

describe('cards that are known', () => {
  const sure: readonly CardId[] = ['skill/trail-sense', 'curse/death-keeps-pace#1', 'skill/against-the-odds']
  test('T7-GEN-15 those on top of the deck come first', () =>
    expectSame({ sure, pool: [...RIGHT, ...STARS.slice(0, 1), ...CURSES.slice(1)] }))
  test('their halves pair with what comes after them', () => {
    expectSame({ sure: LEFT, pool: [...RIGHT, ...BLANK] })
    expectSame({ sure: LEFT, pool: [...RIGHT, ...BLANK] }, { pairs: 1, perSeven: 1 })
  })
})

describe('T7-LIFE-12 the pile', () => {
  test('a Curse of it is the end, whatever else is drawn', () => {
    expectSame({ pool: [...CURSES, ...STARS, ...RIGHT.slice(0, 2), ...LEFT.slice(0, 1)], isPile: true })
    expectSame({ pool: CURSES, isPile: true })
  })
  test('without a Curse it is like a deck', () => expectSame({ pool: [...STARS, ...LEFT], isPile: true }))
  test('a deck that is drawn out, its Curses included, and the pile after it', () => {
    const sure: readonly CardId[] = ['skill/log-raft', 'curse/death-keeps-pace#1', 'skill/trail-sense']
    expectSame({ sure, pool: [...CURSES.slice(1), ...STARS, ...LEFT.slice(0, 1), ...RIGHT.slice(1, 3)], isPile: true })
    expectSame({ sure, pool: [...CURSES.slice(1), ...SEVENS], isPile: true }, { perSeven: 1, pairs: 1, flat: 1 })
  })
})
