// Strength tests and what counts in them. NA-STRENGTH.

import type { Routine, Table } from '@landfall/kernel'
import { CAMP_CARDS } from './cards/camp-cards.ts'
import { CHARACTERS } from './cards/characters.ts'
import { DAMAGE_CARDS } from './cards/damage-cards.ts'
import { ITEMS } from './cards/decks.ts'
import { EVENT_CARDS } from './cards/events.ts'
import type { Seat } from './components/seats.ts'
import { test } from './dice.ts'
import { modFor, ofTheBoard } from './lasting.ts'
import { castaway } from './people.ts'
import type { RollOf, Visible } from './state.ts'
import type { Naufragos } from './types.ts'

/** NA-STRENGTH-04: how many items count. */
const STRONGEST_ITEMS = 2

export function strengthOf(state: Visible, seat: Seat): number {
  const { character, items } = castaway(state, seat)
  const strongest = items
    .map((item) => ITEMS[item].strength)
    .toSorted((one, other) => other - one)
    .slice(0, STRONGEST_ITEMS)
  const held = strongest.reduce((sum, strength) => sum + strength, 0)
  return CHARACTERS[character].strength + held + modFor(state, seat, 'strength')
}

/** The strength of everybody in a test, with what was promised for the next one. */
export function strengthIn(state: Visible, seats: readonly Seat[], source: string | undefined): number {
  const own = seats.reduce((sum, seat) => sum + strengthOf(state, seat) + (state.strengthBonus[seat] ?? 0), 0)
  return own + (source !== undefined && isOfCamp(source) ? ofTheBoard(state, 'campTest') : 0)
}

/** Tests that events or camp cards cause. */
const isOfCamp = (source: string): boolean =>
  [EVENT_CARDS, CAMP_CARDS, DAMAGE_CARDS].some((deck) => Object.hasOwn(deck, source))

/** NA-STRENGTH-01, NA-STRENGTH-02 */
export function* strengthTest(
  t: Table<Naufragos>,
  of: RollOf,
  seats: readonly Seat[],
  target: number,
  source: string,
): Routine<boolean> {
  yield* t.window({ at: 'test', by: seats, plus: strengthIn(t.state, seats, source), target })
  const plus = strengthIn(t.state, seats, source)
  const ok = yield* test(t, { of, by: seats, plus, target })
  useBonuses(t, seats)
  return ok
}

/** A bonus is for the next test only. */
export function useBonuses(t: Table<Naufragos>, seats: readonly Seat[]): void {
  const used = seats.filter((seat) => (t.state.strengthBonus[seat] ?? 0) > 0)
  if (used.length > 0) t.emit({ t: 'strengthBonusUsed', seats: used })
}
