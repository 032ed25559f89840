// Odds found the slow way: every hand that can be drawn is looked at.
import type { CardId } from '../../src/cards/card-ids.ts'
import { faceOf } from '../../src/cards/decks.ts'

/** What adds to the cards: in all, for each seven, and how many half stars without a partner count. */
export interface Adding {
  readonly flat?: number
  readonly perSeven?: number
  readonly pairs?: number
}

/** T7-ACT-RES-04 to T7-ACT-RES-09, written once more. */
export function starsOf(cards: readonly CardId[], { flat = 0, perSeven = 0, pairs = 0 }: Adding = {}): number {
  let stars = flat
  const halves = { left: 0, right: 0 }
  for (const card of cards) {
    const face = faceOf(card)
    if (face.type !== 'skill') continue
    stars += face.strip.stars + perSeven * (face.strip.sevens ?? 0)
    if (face.strip.half !== undefined) halves[face.strip.half] += 1
  }
  const paired = Math.min(halves.left, halves.right)
  return stars + paired + Math.min(pairs, halves.left + halves.right - 2 * paired)
}

/** All hands of this size. */
function* handsOf(cards: readonly CardId[], size: number): Generator<readonly CardId[]> {
  const [first, ...rest] = cards
  if (size === 0) yield []
  if (size === 0 || first === undefined) return
  for (const hand of handsOf(rest, size - 1)) yield [first, ...hand]
  yield* handsOf(rest, size)
}

export interface Position {
  /** Those that come first, for certain. */
  readonly sure?: readonly CardId[]
  readonly pool: readonly CardId[]
  /** The pool is the pile: a Curse in it is the end. T7-LIFE-06 */
  readonly isPile?: boolean
}

const isCurse = (card: CardId): boolean => faceOf(card).type === 'curse'

/** The chance of at least so many successes, and that of a Curse from the pile, if so many cards are drawn. */
export function tried(
  { sure = [], pool, isPile = false }: Position,
  cards: number,
  difficulty: number,
  adding: Adding = {},
): { readonly success: number; readonly curse: number } {
  const known = sure.slice(0, cards)
  let all = 0
  let won = 0
  let deadly = 0
  for (const hand of handsOf(pool, Math.min(pool.length, cards - known.length))) {
    all += 1
    if (isPile && hand.some(isCurse)) deadly += 1
    else if (starsOf([...known, ...hand], adding) >= difficulty) won += 1
  }
  return { success: won / all, curse: deadly / all }
}
