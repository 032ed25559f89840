// What the rows of events share: their types, and what several events do.
import type { Writable } from '@landfall/kernel'
import type { EventRows, EventTypes } from '@landfall/tabletop'
import type { Reveal } from '../board/reveal.ts'
import type { Seat } from '../components/seats.ts'
import type { Castaway } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Events, Naufragos } from '../types.ts'

/** The events with hidden facts that a row speaks of. */
type Hidden = 'storiesDrawn' | 'lookedAt' | 'sorted'

export interface NaufragosEvents extends EventTypes {
  game: Naufragos
  told: { readonly [Name in keyof Events]: Name extends Hidden ? Partial<Events[Name]> : Events[Name] }
  pack: LanguagePack
  reveal: Reveal
}

/** The rows of one subject. */
export type SomeRows = Partial<EventRows<NaufragosEvents>>

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
