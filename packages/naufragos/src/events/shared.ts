// What several events do.
import type { Writable } from '@landfall/kernel'
import type { Seat } from '../components/seats.ts'
import type { Castaway } from '../state.ts'
import type { Naufragos } from '../types.ts'

export type Written = Writable<Naufragos>

export const nobody = (): boolean => false

export function of(state: Written, seat: Seat): Castaway {
  const castaway = state.castaways[seat]
  if (castaway === undefined) throw new Error(`nobody sits at "${seat}"`)
  return castaway
}

export const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one)
  return at === -1 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}

export function leaveExpedition({ expedition }: Written, seats: readonly Seat[]): void {
  if (expedition !== undefined) expedition.explorers = expedition.explorers.filter((seat) => !seats.includes(seat))
}
