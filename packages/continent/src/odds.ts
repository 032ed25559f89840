// How likely each number of successes is: exactly, for the cards that are really left. T7-EX-08. The cards are counted,
// not tried: the ways to draw so many of those with a left half, with a right half and with none are found one after the
// other, and put together by how many pairs they make.

import type { Odds } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { faceOf } from './cards/decks.ts'
import { isCurse } from './life-force.ts'
import type { ContinentState } from './state.ts'
import { type Fitting, worthOfBoosts } from './terms.ts'

/** The cards that can be drawn, and what adds to them. */
interface Draw {
  /** Those that come first, for certain. */
  readonly sure: readonly CardId[]
  /** Those of which the rest comes. */
  readonly pool: readonly CardId[]
  /** A Curse among the pool ends the game: it is the pile. T7-LIFE-06 */
  readonly isDeadly: boolean
  readonly flat: number
  readonly perSeven: number
  readonly pairs: number
}

interface Chances {
  /** The chance of exactly so many successes, without a Curse of the pile. */
  readonly of: readonly number[]
  /** The chance that a Curse of the pile is drawn. */
  readonly deadly: number
}

/** By the number of cards, then by the number of successes: how many ways there are. */
type Ways = readonly (readonly number[])[]

const NO_CARD: Ways = [[1]]

/** One more card that is worth this much may be among those that are drawn. */
function withCard(ways: Ways, worth: number, most: number): Ways {
  const next: number[][] = []
  for (let cards = 0; cards <= Math.min(most, ways.length); cards++) {
    const without = ways[cards] ?? []
    const before = cards === 0 ? [] : (ways[cards - 1] ?? [])
    const length = Math.max(without.length, before.length === 0 ? 0 : before.length + worth)
    const row = new Array<number>(length).fill(0)
    for (let worths = 0; worths < without.length; worths++) row[worths] = without[worths] ?? 0
    for (let worths = 0; worths < before.length; worths++) {
      row[worths + worth] = (row[worths + worth] ?? 0) + (before[worths] ?? 0)
    }
    next.push(row)
  }
  return next
}

interface Worth {
  readonly stars: number
  readonly half: 'left' | 'right' | undefined
}

function worthOf(card: CardId, perSeven: number): Worth {
  const face = faceOf(card)
  if (face.type !== 'skill') return { stars: 0, half: undefined }
  const { stars, half, sevens = 0 } = face.strip
  return { stars: stars + perSeven * sevens, half }
}

/** How many ways there are to draw so many of a pool, in all. */
function choose(from: number, count: number): number {
  let ways = 1
  for (let at = 0; at < count; at++) ways = (ways * (from - at)) / (at + 1)
  return ways
}

/** The chances of each number of cards from 0 to `most`. */
export function chancesUpTo(draw: Draw, most: number): readonly Chances[] {
  const { sure, pool, isDeadly, perSeven } = draw
  const usable = isDeadly ? pool.filter((card) => !isCurse(card)) : pool
  const mostOfPool = Math.min(usable.length, Math.max(0, most - sure.length))
  let plain: Ways = NO_CARD
  let left: Ways = NO_CARD
  let right: Ways = NO_CARD
  for (const card of usable) {
    const { stars, half } = worthOf(card, perSeven)
    if (half === undefined) plain = withCard(plain, stars, mostOfPool)
    else if (half === 'left') left = withCard(left, stars, mostOfPool)
    else right = withCard(right, stars, mostOfPool)
  }
  const chances: Chances[] = []
  for (let cards = 0; cards <= most; cards++) {
    const known = sure.slice(0, cards).map((card) => worthOf(card, perSeven))
    chances.push(chancesOf(draw, known, Math.min(pool.length, cards - known.length), { plain, left, right }))
  }
  return chances
}

function chancesOf(
  { pool, flat, pairs }: Draw,
  known: readonly Worth[],
  fromPool: number,
  { plain, left, right }: { readonly plain: Ways; readonly left: Ways; readonly right: Ways },
): Chances {
  const base = known.reduce((sum, { stars }) => sum + stars, flat)
  const knownLeft = known.filter(({ half }) => half === 'left').length
  const knownRight = known.filter(({ half }) => half === 'right').length
  const found: number[] = []
  let all = 0
  for (let lefts = 0; lefts < left.length && lefts <= fromPool; lefts++) {
    for (let rights = 0; rights < right.length && lefts + rights <= fromPool; rights++) {
      const others = plain[fromPool - lefts - rights]
      if (others === undefined) continue
      const l = knownLeft + lefts
      const r = knownRight + rights
      const bonus = base + Math.min(l, r) + Math.min(pairs, Math.abs(l - r))
      all += addUp(found, bonus, left[lefts] ?? [], right[rights] ?? [], others)
    }
  }
  const total = choose(pool.length, fromPool)
  return { of: Array.from(found, (ways = 0) => ways / total), deadly: Math.max(0, 1 - all / total) }
}

/** Adds the ways of three independent parts to `found`, and says how many they are. */
function addUp(
  found: number[],
  bonus: number,
  lefts: readonly number[],
  rights: readonly number[],
  others: readonly number[],
): number {
  let sum = 0
  for (let a = 0; a < lefts.length; a++) {
    const waysLeft = lefts[a] ?? 0
    if (waysLeft === 0) continue
    for (let b = 0; b < rights.length; b++) {
      const ways = waysLeft * (rights[b] ?? 0)
      if (ways === 0) continue
      for (let c = 0; c < others.length; c++) {
        const more = ways * (others[c] ?? 0)
        if (more === 0) continue
        const stars = Math.max(0, bonus + a + b + c)
        found[stars] = (found[stars] ?? 0) + more
        sum += more
      }
    }
  }
  return sum
}

/** What can be drawn in this position, by the number of cards. T7-LIFE-10 */
function drawFrom(
  { deck, deckTop, pile, turnedPile }: Pick<ContinentState, 'deck' | 'deckTop' | 'pile' | 'turnedPile'>,
  cards: number,
  boosts: Pick<Draw, 'flat' | 'perSeven' | 'pairs'>,
): Draw {
  const inDeck = deckTop.length + deck.length
  if (cards <= inDeck && inDeck > 0) return { sure: deckTop, pool: deck, isDeadly: false, ...boosts }
  return { sure: [...deckTop, ...deck], pool: [...pile, ...turnedPile], isDeadly: true, ...boosts }
}

/** At least so many successes, and no Curse of the pile. */
const atLeast = ({ of }: Chances, difficulty: number): number =>
  of.slice(Math.max(0, difficulty)).reduce((sum, chance) => sum + chance, 0)

/** Beyond so many cards nobody counts any more. */
export const MOST_COUNTED = 15

/** The odds of drawing so many cards now, with the effects in force. */
export function oddsOfDrawing(
  state: ContinentState,
  difficulty: number,
  all: readonly Fitting[],
): (cards: number) => Odds | undefined {
  const { deck, deckTop, pile, turnedPile } = state
  const boosts = worthOfBoosts(state, all)
  const inDeck = deckTop.length + deck.length
  const counted = new Map<boolean, readonly Chances[]>()
  return (cards) => {
    const isBeyond = cards > inDeck
    const known =
      counted.get(isBeyond) ??
      chancesUpTo(
        drawFrom({ deck, deckTop, pile, turnedPile }, cards, boosts),
        isBeyond ? MOST_COUNTED : Math.min(inDeck, MOST_COUNTED),
      )
    counted.set(isBeyond, known)
    const chances = known[cards]
    if (chances === undefined) return undefined
    return {
      success: rounded(atLeast(chances, difficulty)),
      ...(chances.deadly === 0 ? {} : { curse: rounded(chances.deadly) }),
    }
  }
}

const rounded = (chance: number): number => Math.round(chance * 10_000) / 10_000
