// Whether an effect would be lost on somebody.
import type { Seat } from '../../components/seats.ts'
import type { NaufragosEffect } from '../../effect-types.ts'
import { capOf, castaway } from '../../people.ts'
import type { Visible } from '../../state.ts'

/** NA-NOTE-01, NA-WOUND-05: there is no room for more energy, or there is no wound. */
export function isLostOn(state: Visible, effect: NaufragosEffect, seat: Seat): boolean {
  if (effect.do === 'heal') return castaway(state, seat).wounds === 0
  return effect.do === 'energy' && effect.by > 0 && castaway(state, seat).energy >= capOf(state, seat)
}
