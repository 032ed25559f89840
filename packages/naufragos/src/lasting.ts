// Lasting effects: what is held, visible or built changes values and rules.

import { addedTo } from '@landfall/tabletop'
import { BUILDINGS } from './cards/buildings.ts'
import type { CampId, CardId, DamageId } from './cards/card-ids.ts'
import type { Lasting, Mod, ModWhen, Time } from './cards/cards.ts'
import { CHARACTERS } from './cards/characters.ts'
import { DAMAGE_CARDS } from './cards/damage-cards.ts'
import { ITEMS, isDamage } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect } from './effect-types.ts'
import { isTrue } from './facts.ts'
import { castaway, isAtHome } from './people.ts'
import type { Visible } from './state.ts'

/** NA-CAMP-03: only the topmost card of a space counts. */
export function visibleCamp({ camp }: Visible): readonly CampId[] {
  const visible: CampId[] = []
  for (const stack of camp) {
    const top = stack.at(-1)
    if (top !== undefined) visible.push(top)
  }
  return visible
}

export const visibleDamage = (state: Visible): readonly DamageId[] => visibleCamp(state).filter(isDamage)

/** What the board gives to everybody: completed buildings and visible damage. */
function* ofBoard(state: Visible): Iterable<Lasting> {
  for (const building of state.built) yield* BUILDINGS[building].lasting
  for (const card of visibleDamage(state)) yield* DAMAGE_CARDS[card].lasting
}

/** What a castaway has of its own. */
function* ofSeat(state: Visible, seat: Seat): Iterable<Lasting> {
  const { character, items } = castaway(state, seat)
  yield* CHARACTERS[character].lasting
  for (const item of items) yield* ITEMS[item].lasting ?? []
}

function sum(state: Visible, lasting: Iterable<Lasting>, mod: Mod, owner: Seat | undefined): number {
  const holds = (when: ModWhen): boolean => when !== 'ownerHome' && isTrue(state, when, owner)
  let total = 0
  for (const one of lasting) if (one.last === 'mod') total += addedTo(mod, one, holds)
  return total
}

/** What holds for everybody at home while its owner is there. */
function shared(state: Visible, mod: Mod): number {
  let total = 0
  for (const seat of state.seats) {
    if (!isAtHome(state, seat)) continue
    for (const one of ofSeat(state, seat))
      if (one.last === 'mod' && one.when === 'ownerHome') total += addedTo(mod, one, () => true)
  }
  return total
}

/** All that changes a value for one castaway. */
export function modFor(state: Visible, seat: Seat, mod: Mod): number {
  const own = sum(state, ofSeat(state, seat), mod, seat)
  return own + ofTheBoard(state, mod) + (isAtHome(state, seat) ? shared(state, mod) : 0)
}

export const ofTheBoard = (state: Visible, mod: Mod): number => sum(state, ofBoard(state), mod, undefined)

/** NA-RETURN-04: what changes a value for a group; what the board gives counts once. */
export function modForGroup(state: Visible, group: readonly Seat[], mod: Mod): number {
  return group.reduce((total, seat) => total + sum(state, ofSeat(state, seat), mod, seat), ofTheBoard(state, mod))
}

/** What happens at such a time: the effects, and whose they are. */
export function* happeningAt(
  state: Visible,
  time: Time,
): Iterable<{ readonly source: CardId; readonly effects: readonly NaufragosEffect[]; readonly owner?: Seat }> {
  for (const building of state.built) {
    for (const one of BUILDINGS[building].lasting)
      if (one.last === 'at' && one.time === time) yield { source: building, effects: one.effects }
  }
  for (const card of visibleDamage(state)) {
    for (const one of DAMAGE_CARDS[card].lasting)
      if (one.last === 'at' && one.time === time) yield { source: card, effects: one.effects }
  }
  for (const owner of state.seats) {
    if (!isAtHome(state, owner)) continue
    const { character, items } = castaway(state, owner)
    for (const one of CHARACTERS[character].lasting)
      if (one.last === 'at' && one.time === time) yield { source: character, effects: one.effects, owner }
    for (const item of items)
      for (const one of ITEMS[item].lasting ?? [])
        if (one.last === 'at' && one.time === time) yield { source: item, effects: one.effects, owner }
  }
}

export function isImmune(state: Visible, seat: Seat, to: 'jellyfish' | 'shark'): boolean {
  for (const one of ofSeat(state, seat)) if (one.last === 'immune' && one.to === to) return true
  return false
}

export function isShaded(state: Visible): boolean {
  for (const one of ofBoard(state)) if (one.last === 'immune' && one.to === 'scorch') return true
  return false
}

export function isForbidden(state: Visible, what: 'trade' | 'gift'): boolean {
  for (const one of ofBoard(state)) if (one.last === 'forbid' && one.what === what) return true
  return false
}

export function shieldOf(state: Visible, seat: Seat): number {
  let wounds = 0
  for (const one of ofSeat(state, seat)) if (one.last === 'shield') wounds += one.wounds
  return wounds
}

/** The topmost shelter: its level and what it gives. NA-BUILD-13 */
export function shelterOf(state: Visible): { readonly level: number; readonly rest: readonly number[] } | undefined {
  let best: Extract<Lasting, { last: 'shelter' }> | undefined
  for (const one of ofBoard(state))
    if (one.last === 'shelter' && (best === undefined || one.level > best.level)) best = one
  return best
}
