// The whole state of Beacon, and who may see each field of it.
import { counted, everyone, hand, SetupError, type StateOf, type Zones } from '@landfall/kernel'
import type { CardId, Weather } from './cards.ts'
import type { Beacon } from './types.ts'

export const SEATS = ['captain', 'cook', 'carpenter', 'doctor'] as const
export type Seat = (typeof SEATS)[number]

export interface Config {
  /** Who plays, in the order in which they sit. */
  readonly castaways: readonly Seat[]
}

/** A value for each castaway at the table. */
type PerSeat<T> = { [S in Seat]?: T }

export interface State {
  castaways: readonly Seat[]
  day: number
  leader: Seat
  /** The level of the beacon, 0 to BEACON_TOP. */
  beacon: number
  /** The food of the camp. */
  food: number
  wounds: PerSeat<number>
  charms: PerSeat<number>
  hands: PerSeat<CardId[]>
  deck: CardId[]
  discard: CardId[]
  /** What the weather die shows, from the roll until it is applied. */
  weather?: Weather
}

export const zones = {
  castaways: everyone,
  day: everyone,
  leader: everyone,
  beacon: everyone,
  food: everyone,
  wounds: everyone,
  charms: everyone,
  hands: hand('cards'),
  deck: counted('cards'),
  discard: everyone,
  weather: everyone,
} satisfies Zones<State>

export const BEACON_TOP = 6
export const DEADLY_WOUNDS = 3
export const LAST_NIGHT = 8
export const CARDS_DEALT = 2
const FOOD_EACH = 2

/** BE-SETUP-01 */
export function configure({ castaways }: { readonly [key: string]: unknown }): Config {
  if (!Array.isArray(castaways)) throw new SetupError('who plays? castaways must be a list of seats')
  const seats = castaways.map((name: unknown) => {
    const seat = SEATS.find((known) => known === name)
    if (seat === undefined)
      throw new SetupError(`there is no castaway "${String(name)}"; there are ${SEATS.join(', ')}`)
    return seat
  })
  if (seats.length < 2 || seats.length > SEATS.length) throw new SetupError('Beacon is for two to four castaways')
  if (new Set(seats).size !== seats.length) throw new SetupError('nobody can play twice')
  return { castaways: seats }
}

/** BE-SETUP-03 */
export function setup({ castaways }: Config): State {
  const [leader = 'captain'] = castaways
  const each = <T>(value: () => T): PerSeat<T> => {
    const values: PerSeat<T> = {}
    for (const seat of castaways) values[seat] = value()
    return values
  }
  return {
    castaways,
    day: 0,
    leader,
    beacon: 0,
    food: FOOD_EACH * castaways.length,
    wounds: each(() => 0),
    charms: each(() => 1),
    hands: each(() => []),
    deck: [],
    discard: [],
  }
}

/** “In turn”: clockwise, beginning with the leader. */
export function inTurn({ castaways, leader }: StateOf<Beacon>): readonly Seat[] {
  const first = castaways.indexOf(leader)
  return [...castaways.slice(first), ...castaways.slice(0, first)]
}
