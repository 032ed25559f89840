// What food is worth: tonight's meals first, then what keeps.

import type { Seat } from '../components/seats.ts'
import { modFor } from '../lasting.ts'
import { castaway, living } from '../people.ts'
import { hungerCost } from './bodies.ts'
import { isSelfish, type Outlook } from './outlook.ts'
import { cubesIn, type View } from './view.ts'

/** What a forage tile brings on the average. */
const FORAGED = 2.17

/** What foraging brings somebody. */
export const foraging = (seen: View, seat: Seat): number => FORAGED + modFor(seen, seat, 'forage')

/** Those who eat tonight: those at home, and the lost, who may come back. */
const eaters = ({ home, seen }: Outlook): number => home.length + 0.3 * (living(seen).length - home.length)

/** What a meal is worth to a castaway who would have none. */
const HUNGER = 4.5

/** What n more white cubes are worth tonight. */
export function foodWorth(o: Outlook, by: number): number {
  const { seen } = o
  const there = cubesIn(seen) + o.evening.food()
  if (isSelfish(o)) return ownMealWorth(o, by, there)
  const stored = seen.reserve.tokens + o.home.reduce((sum, seat) => sum + castaway(seen, seat).tokens, 0)
  const wanted = Math.max(0, eaters(o) - there)
  const used = Math.min(by, wanted)
  const hungry = Math.min(used, Math.max(0, wanted - stored))
  const kept = Math.min(by - used, Math.max(0, o.evening.cured() - Math.max(0, there - eaters(o))))
  const saved = used - hungry + 0.8 * kept
  return HUNGER * hungry + storedWorth(o, Math.max(0, stored - wanted)) * saved + 0.02 * (by - used - kept)
}

/** A player who looks after itself counts only its own meal, and the more others eat the less is left. */
function ownMealWorth(o: Outlook, by: number, there: number): number {
  const hungry = Math.max(0, eaters(o) - there - o.seen.reserve.tokens)
  if (hungry === 0 || castaway(o.seen, o.me).tokens > 0) return 0.1 * by
  return (Math.min(by, hungry) / eaters(o)) * hungerCost(o, o.me)
}

/** What a meal is worth that keeps until somebody needs it, where some are there already. */
function storedWorth(o: Outlook, stored: number): number {
  const nights = stored / eaters(o)
  if (nights >= o.left - 1) return 0.05
  return nights < 1 ? 1.4 : nights < 2 ? 1.1 : nights < 4 ? 0.6 : 0.2
}

/** Food tokens in the Common Reserve. */
export function tokenWorth(o: Outlook, by: number): number {
  if (isSelfish(o)) return 0.2 * by
  const there = cubesIn(o.seen) + o.evening.food() + o.seen.reserve.tokens
  const hungry = Math.min(by, Math.max(0, o.home.length - there))
  return HUNGER * hungry + storedWorth(o, Math.max(0, there - eaters(o))) * (by - hungry)
}

/** Food tokens of one's own. */
export const ownTokenWorth = (o: Outlook, by: number): number => (isSelfish(o) ? 1.8 : o.left > 1 ? 1 : 0.1) * by
