// What an action costs in the mean until it succeeds, as somebody reckons who knows the Action Deck by heart.

/** The chance of this many successes, by the number of cards: as at the start, the Curse cards included. T7-EX-08 */
const CHANCES: readonly (readonly number[])[] = [
  [1],
  [0, 0.51, 0.79, 0.92, 0.97, 0.99],
  [0, 0.04, 0.36, 0.64, 0.82, 0.91, 0.96, 0.98],
  [0, 0.02, 0.09, 0.28, 0.51, 0.7, 0.84, 0.92, 0.96],
  [0, 0, 0.02, 0.09, 0.23, 0.42, 0.6, 0.75, 0.85, 0.92],
  [0, 0, 0, 0.02, 0.08, 0.19, 0.35, 0.51, 0.66, 0.78, 0.87],
]

export function chanceOf(cards: number, difficulty: number): number {
  const chances = CHANCES[Math.min(Math.max(0, difficulty), CHANCES.length - 1)] ?? []
  return chances[Math.min(Math.max(0, cards), chances.length - 1)] ?? 0
}

/** How many cards it takes until a success, when it can be tried again and each failure costs a fine. */
export function expectedCost(cost: number, difficulty: number, fine: number, isLocked = false): number {
  let least = Number.POSITIVE_INFINITY
  const most = isLocked ? cost : cost + MOST_MORE
  for (let cards = cost; cards <= most; cards++) {
    const chance = Math.max(0.01, chanceOf(cards, difficulty))
    least = Math.min(least, (cards + (1 - chance) * fine) / chance)
  }
  return least
}

const MOST_MORE = 6
