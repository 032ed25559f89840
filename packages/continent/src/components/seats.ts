// Where players sit, and the explorers they can be.

/** T7-GEN-17: in clockwise order. */
export const SEATS = ['first', 'second', 'third', 'fourth'] as const
export type Seat = (typeof SEATS)[number]

export const isSeat = (name: string): name is Seat => SEATS.some((seat) => seat === name)

export const EXPLORERS = ['ingrid', 'tomas', 'wanjiru', 'anselm', 'zofia', 'emil', 'mirela', 'barnaby'] as const
/** T7-GEN-04: each player controls one explorer at a time. */
export type Explorer = (typeof EXPLORERS)[number]

export const isExplorer = (name: string): name is Explorer => EXPLORERS.some((one) => one === name)

/** The Satchel & Journal, by the number of players. T7-CARD-20 */
export interface Limits {
  /** T7-ACT-HAND-03 */
  readonly hand: number
  /** T7-SETUP-05, T7-ITEM-06: durability dice, one for each item. */
  readonly items: number
  /** T7-ITEM-07 */
  readonly cardsOfItem: number
}

const LIMITS: readonly Limits[] = [
  { hand: 5, items: 4, cardsOfItem: 4 },
  { hand: 3, items: 3, cardsOfItem: 3 },
  { hand: 3, items: 2, cardsOfItem: 3 },
  { hand: 2, items: 2, cardsOfItem: 2 },
]

export function limitsFor(players: number): Limits {
  const limits = LIMITS[players - 1]
  if (limits === undefined) throw new Error(`there are no limits for ${players} players`)
  return limits
}

/** T7-ITEM-09 */
export const MOST_DURABILITY = 6
