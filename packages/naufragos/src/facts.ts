// What can be true when a card asks.

import { type ConditionOf, holds } from '@landfall/tabletop'
import type { BuildingId, CampId } from './cards/card-ids.ts'
import { ITEMS } from './cards/decks.ts'
import type { Seat } from './components/seats.ts'
import { WEATHER } from './components/tracks.ts'
import type { Fact, Flag, NaufragosEffects, Tag } from './effect-types.ts'
import { castaway, pool } from './people.ts'
import type { Visible } from './state.ts'

/** What is looked at, and whose card it is that asks. */
type Check = (table: { readonly state: Visible }, asking: { readonly you: Seat | undefined }) => boolean

export const holdsTag = (state: Visible, seat: Seat, tag: Tag): boolean =>
  castaway(state, seat).items.some((item) => ITEMS[item].tags.includes(tag))

const has =
  (tag: Tag): Check =>
  ({ state }, { you }) =>
    you !== undefined && holdsTag(state, you, tag)
const ghas =
  (tag: Tag): Check =>
  ({ state }) =>
    pool(state).some((seat) => holdsTag(state, seat, tag))
const built =
  (building: BuildingId): Check =>
  ({ state }) =>
    state.built.includes(building)
const inCamp =
  (card: CampId): Check =>
  ({ state }) =>
    state.camp.some((stack) => stack.at(-1) === card)
const flagged =
  (flag: Flag): Check =>
  ({ state }) =>
    state.flags.includes(flag)

export const FACTS: { readonly [F in Fact]: Check } = {
  fire: ({ state }) => state.fire.lit,
  rainy: ({ state }) => state.weather >= WEATHER.rain,
  sunny: ({ state }) => state.weather <= WEATHER.fair,
  'has/blade': has('blade'),
  'has/powder': has('powder'),
  'groupHas/blanket': ghas('blanket'),
  'groupHas/lantern': ghas('lantern'),
  'groupHas/map': ghas('map'),
  'groupHas/net': ghas('net'),
  'groupHas/rope': ghas('rope'),
  'groupHas/tinder': ghas('tinder'),
  'built/lean-to': built('building/lean-to'),
  'built/palisade': built('building/palisade'),
  'camp/fever': inCamp('damage/fever-in-the-camp'),
  'flag/allies': flagged('allies'),
  'flag/bones': flagged('bones'),
  'flag/gift': flagged('gift'),
  'flag/mercy': flagged('mercy'),
  'flag/offence': flagged('offence'),
  'flag/respect': flagged('respect'),
  'flag/robbed': flagged('robbed'),
  'flag/trust': flagged('trust'),
}

/** Whether a condition holds, where no dice are waiting: only facts are asked for. */
export function isTrue(state: Visible, condition: ConditionOf<NaufragosEffects>, you: Seat | undefined): boolean {
  return holds(condition, { fact: (name) => FACTS[name]({ state }, { you }), value: () => 0, count: () => 0 })
}
