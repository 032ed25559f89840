// What energy, wounds and hunger mean to somebody. All worths are in figures of energy.
import type { Seat } from '../components/seats.ts'
import { castaway } from '../people.ts'
import { isLastTurn, type Outlook } from './outlook.ts'
import { energyOf, roomOf } from './view.ts'

/** What the last point of some energy is worth: the less there is, the more. */
const POINTS: readonly number[] = [0, 1.7, 1.2, 0.9, 0.7, 0.6, 0.5, 0.4]

const pointAt = (energy: number): number => POINTS[energy] ?? 0

/** What it costs somebody to spend this much. */
export function spending(o: Outlook, seat: Seat, by: number): number {
  const energy = energyOf(o.seen, seat)
  let cost = 0
  for (let spent = 0; spent < by; spent++) cost += pointAt(energy - spent)
  return cost
}

/** What it is worth to somebody to gain energy, or to lose it. */
export function energyWorth(o: Outlook, seat: Seat, by: number): number {
  const energy = energyOf(o.seen, seat)
  if (by < 0) return -spending(o, seat, Math.min(-by, energy)) - (energy < -by ? woundCost(o, seat) : 0)
  const gained = Math.min(by, roomOf(o.seen, seat))
  let worth = 0
  for (let more = 1; more <= gained; more++) worth += pointAt(energy + more)
  return worth
}

/** A wound makes room for less energy, and may become a trauma every evening. */
export function woundCost(o: Outlook, seat: Seat, by = 1): number {
  const { wounds, traumas } = castaway(o.seen, seat)
  let cost = 0
  for (let more = 0; more < by; more++) cost += 1.3 + 0.35 * (wounds + more) + 0.7 * traumas
  return isLastTurn(o) ? 0.2 * cost : cost
}

export const traumaCost = (o: Outlook, seat: Seat): number => 4 + 3 * castaway(o.seen, seat).traumas

export function healWorth(o: Outlook, seat: Seat, by: number): number {
  const { wounds } = castaway(o.seen, seat)
  return Math.min(by, wounds) * (1 + 0.35 * wounds)
}

/** A night without a meal: energy and two wounds. */
export const hungerCost = (o: Outlook, seat: Seat): number => -energyWorth(o, seat, -1) + woundCost(o, seat, 2)
