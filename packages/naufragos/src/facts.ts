// What can be true when a card asks.

import type { BuildingId, CampId } from './cards/ids.ts'
import { ITEMS } from './cards/items.ts'
import type { Seat } from './components/seats.ts'
import { WEATHER } from './components/tracks.ts'
import type { Fact, Flag, Tag } from './effects/effect-types.ts'
import { castaway, pool } from './people.ts'
import type { Visible } from './state.ts'

type Check = (state: Visible, seat: Seat | undefined) => boolean

export const holdsTag = (state: Visible, seat: Seat, tag: Tag): boolean =>
  castaway(state, seat).items.some((item) => ITEMS[item].tags.includes(tag))

const has =
  (tag: Tag): Check =>
  (state, seat) =>
    seat !== undefined && holdsTag(state, seat, tag)
const ghas =
  (tag: Tag): Check =>
  (state) =>
    pool(state).some((seat) => holdsTag(state, seat, tag))
const built =
  (building: BuildingId): Check =>
  ({ built: done }) =>
    done.includes(building)
const inCamp =
  (card: CampId): Check =>
  ({ camp }) =>
    camp.some((stack) => stack.at(-1) === card)
const flagged =
  (flag: Flag): Check =>
  ({ flags }) =>
    flags.includes(flag)

const FACTS: { readonly [F in Fact]: Check } = {
  fire: ({ fire }) => fire.lit,
  rainy: ({ weather }) => weather >= WEATHER.rain,
  sunny: ({ weather }) => weather <= WEATHER.fair,
  'has/blade': has('blade'),
  'has/powder': has('powder'),
  'ghas/blanket': ghas('blanket'),
  'ghas/lantern': ghas('lantern'),
  'ghas/map': ghas('map'),
  'ghas/net': ghas('net'),
  'ghas/rope': ghas('rope'),
  'ghas/tinder': ghas('tinder'),
  'built/B01': built('B01'),
  'built/B10': built('B10'),
  'camp/053': inCamp('053'),
  'flag/allies': flagged('allies'),
  'flag/bones': flagged('bones'),
  'flag/gift': flagged('gift'),
  'flag/mercy': flagged('mercy'),
  'flag/offence': flagged('offence'),
  'flag/respect': flagged('respect'),
  'flag/robbed': flagged('robbed'),
  'flag/trust': flagged('trust'),
}

export const factHolds = (state: Visible, fact: Fact, seat: Seat | undefined): boolean => FACTS[fact](state, seat)
