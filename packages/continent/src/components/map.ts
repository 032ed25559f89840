// The grid of the Board: areas, directions and the spaces of the map. North is up. T7-GEN-08
import { lookup, nameOfParts } from '@landfall/kernel'

export const AREAS = ['strand', 'fen', 'terraces', 'shelf'] as const
export type Area = (typeof AREAS)[number]

/** T7-CARD-03 */
export const NUMERALS: { readonly [A in Area]: string } = { strand: 'I', fen: 'II', terraces: 'III', shelf: 'IV' }

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A space of the map: east and south of the corner. */
export type Spot = `${number},${number}`

const STEPS: { readonly [D in Direction]: readonly [x: number, y: number] } = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

interface Neighbours {
  readonly of: { readonly [D in Direction]: Spot }
  /** The same, clockwise from the north. */
  readonly all: readonly Spot[]
}

const KNOWN: { [spot: Spot]: Neighbours } = lookup({})

function neighboursOf(spot: Spot): Neighbours {
  const found = KNOWN[spot]
  if (found !== undefined) return found
  const [x, y] = coordinatesOf(spot)
  const next = (direction: Direction): Spot => spotAt(x + STEPS[direction][0], y + STEPS[direction][1])
  const of = { north: next('north'), east: next('east'), south: next('south'), west: next('west') }
  const neighbours = { of, all: DIRECTIONS.map((direction) => of[direction]) }
  KNOWN[spot] = neighbours
  return neighbours
}

export const spotAt = (x: number, y: number): Spot => nameOfParts(`${x},${y}`)

export function coordinatesOf(spot: Spot): readonly [x: number, y: number] {
  const comma = spot.indexOf(',')
  return [Number(spot.slice(0, comma)), Number(spot.slice(comma + 1))]
}

export const neighbour = (spot: Spot, direction: Direction): Spot => neighboursOf(spot).of[direction]

/** T7-MOVE-05: the spaces that share a side with this one, clockwise from the north. */
export const besides = (spot: Spot): readonly Spot[] => neighboursOf(spot).all

/** The direction in which a space lies from the one beside it. */
export const directionOf = (from: Spot, to: Spot): Direction | undefined => DIRECTIONS[besides(from).indexOf(to)]

/** The spaces that a record speaks of, in the order in which they were entered. */
export function spotsIn<S extends Spot>(record: { readonly [Each in S]: unknown }): readonly S[] {
  const spots: S[] = []
  for (const spot in record) spots.push(spot)
  return spots
}
