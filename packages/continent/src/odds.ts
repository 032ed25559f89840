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

/** One more card that is worth this much may be among those that are drawn. More cards come first: they follow from fewer. */
function addCard(ways: number[][], worth: number, most: number): void {
  for (let cards = Math.min(most, ways.length); cards > 0; cards--) {
    const before = ways[cards - 1] ?? []
    const row = ways[cards] ?? []
    while (row.length < before.length + worth) row.push(0)
    for (let worths = 0; worths < before.length; worths++) {
      row[worths + worth] = (row[worths + worth] ?? 0) + (before[worths] ?? 0)
    }
    ways[cards] = row
  }
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
  const plain = [[1]]
  const left = [[1]]
  const right = [[1]]
  for (const card of usable) {
    const { stars, half } = worthOf(card, perSeven)
    addCard(half === undefined ? plain : half === 'left' ? left : right, stars, mostOfPool)
  }
  const chances: Chances[] = []
  let halves: Ways | undefined
  for (let cards = 0; cards <= most; cards++) {
    const known = sure.slice(0, cards).map((card) => worthOf(card, perSeven))
    // As long as more cards are known, other pairs can be made with them.
    if (halves === undefined || cards <= sure.length) halves = inPairs({ left, right }, known, draw.pairs, mostOfPool)
    chances.push(chancesOf(draw, known, Math.min(pool.length, cards - known.length), { plain, halves }))
  }
  return chances
}

/** By the number of cards with halves: how many ways there are to each number of successes, with the pairs that they make. */
function inPairs(
  { left, right }: { readonly left: Ways; readonly right: Ways },
  known: readonly Worth[],
  pairs: number,
  most: number,
): Ways {
  const knownLeft = known.filter(({ half }) => half === 'left').length
  const knownRight = known.filter(({ half }) => half === 'right').length
  const found: number[][] = Array.from({ length: most + 1 }, () => [])
  for (const [lefts, ofLefts] of left.entries()) {
    for (const [rights, ofRights] of right.entries()) {
      const l = knownLeft + lefts
      const r = knownRight + rights
      const row = found[lefts + rights]
      if (row !== undefined) addUp(row, Math.min(l, r) + Math.min(pairs, Math.abs(l - r)), ofLefts, ofRights)
    }
  }
  return found
}

function chancesOf(
  { pool, flat }: Draw,
  known: readonly Worth[],
  fromPool: number,
  { plain, halves }: { readonly plain: Ways; readonly halves: Ways },
): Chances {
  const base = known.reduce((sum, { stars }) => sum + stars, flat)
  const found: number[] = []
  let all = 0
  for (let withHalf = 0; withHalf < halves.length && withHalf <= fromPool; withHalf++) {
    all += addUp(found, base, halves[withHalf] ?? [], plain[fromPool - withHalf] ?? [])
  }
  const total = choose(pool.length, fromPool)
  return { of: Array.from(found, (ways = 0) => ways / total), deadly: Math.max(0, 1 - all / total) }
}

/** Adds the ways of two independent parts to `found`, and says how many they are. */
function addUp(found: number[], bonus: number, ones: readonly number[], others: readonly number[]): number {
  let sum = 0
  for (let a = 0; a < ones.length; a++) {
    const ways = ones[a] ?? 0
    if (ways === 0) continue
    for (let b = 0; b < others.length; b++) {
      const more = ways * (others[b] ?? 0)
      if (more === 0) continue
      const stars = Math.max(0, bonus + a + b)
      found[stars] = (found[stars] ?? 0) + more
      sum += more
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

/** To four digits; what is not certain is not rounded to it. */
function rounded(chance: number): number {
  const near = Math.round(chance * 10_000) / 10_000
  if (near === 1) return chance < 1 - TINY ? 0.9999 : 1
  return near === 0 && chance > TINY ? 0.0001 : near
}

/** Sums of that many parts are no more exact than this. */
const TINY = 1e-9
