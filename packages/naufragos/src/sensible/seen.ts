// What a player looks at: the table as its seat sees it, and simple facts about it.
import type { ViewOf } from '@landfall/kernel'
import type { Seat } from '../components/seats.ts'
import { tileValue } from '../components/tiles.ts'
import { capOf, castaway } from '../people.ts'
import type { Naufragos } from '../types.ts'

export type Seen = ViewOf<Naufragos>

export const energyOf = (seen: Seen, seat: Seat): number => castaway(seen, seat).energy

/** What somebody could still gain. */
export const roomOf = (seen: Seen, seat: Seat): number => Math.max(0, capOf(seen, seat) - castaway(seen, seat).energy)

/** How many stories somebody has; one sees only how many. */
export function storiesOf({ stories }: Seen, seat: Seat): number {
  const own = stories[seat] ?? 0
  return typeof own === 'number' ? own : own.length
}

/** White cubes for the next meal: those that lie there, and what the forage tiles will become. */
export function cubesIn({ reserve }: Seen): number {
  return reserve.forage.reduce((sum, tile) => sum + tileValue(tile), reserve.food)
}

/** The one of several that is worth most; the first, where several are worth the same. */
export function best<T>(of: readonly T[], worth: (one: T) => number): T | undefined {
  let found: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const one of of) {
    const value = worth(one)
    if (value <= most) continue
    most = value
    found = one
  }
  return found
}
