// Who is where: alive, at home, lost; and the order in which the rules take them.

import { CHARACTERS } from './cards/characters.ts'
import type { Seat } from './components/seats.ts'
import type { Visible } from './state.ts'

type Sitting = Visible['castaways'][Seat]

export function castaway(state: Visible, seat: Seat): NonNullable<Sitting> {
  const found = state.castaways[seat]
  if (found === undefined) throw new Error(`nobody sits at "${seat}"`)
  return found
}

export const isAlive = (state: Visible, seat: Seat): boolean => castaway(state, seat).dead !== true
export const isLost = (state: Visible, seat: Seat): boolean => castaway(state, seat).lost !== undefined
/** Alive and not lost; the player who is out on an expedition is at home in this sense. */
export const isAtHome = (state: Visible, seat: Seat): boolean => isAlive(state, seat) && !isLost(state, seat)

/** Clockwise, beginning with this one. */
export function clockwise({ seats }: Visible, from: Seat): readonly Seat[] {
  const at = seats.indexOf(from)
  return at <= 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)]
}

/** Turn order: clockwise from the Starting Player. */
export const inTurn = (state: Visible): readonly Seat[] => clockwise(state, state.startPlayer)

export const living = (state: Visible): readonly Seat[] => inTurn(state).filter((seat) => isAlive(state, seat))
export const atHome = (state: Visible): readonly Seat[] => inTurn(state).filter((seat) => isAtHome(state, seat))
export const lostOnes = (state: Visible): readonly Seat[] => living(state).filter((seat) => isLost(state, seat))

/** NA-EVT-14: the Starting Player, or the next castaway at home clockwise. */
export const resolver = (state: Visible): Seat | undefined => atHome(state)[0]

/** During an expedition those who are still out, otherwise everybody at home. */
export function pool(state: Visible): readonly Seat[] {
  return state.expedition === undefined ? atHome(state) : state.expedition.explorers
}

/** The highest number of the energy track. */
export const trackOf = (state: Visible, seat: Seat): number => CHARACTERS[castaway(state, seat).character].energy

/** NA-WOUND-02 */
export function capOf(state: Visible, seat: Seat): number {
  const { wounds, traumas } = castaway(state, seat)
  return trackOf(state, seat) - wounds - traumas
}
