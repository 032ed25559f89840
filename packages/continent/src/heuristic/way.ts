// The way to a place: over the map as somebody knows it who has read every signpost. What lies under the fog is not on it.

import type { Action } from '../cards/cards.ts'
import { CARDS, faceOf } from '../cards/decks.ts'
import { coordinatesOf, DIRECTIONS, neighbour, type Spot, spotAt } from '../components/map.ts'
import { chanceOf } from './chances.ts'
import { failureCost } from './danger.ts'
import type { View } from './view.ts'

interface Cell {
  readonly number: number
  readonly isBarrier: boolean
  readonly ways: readonly Spot[]
  /** What has to be gone through on arrival, in cards. T7-MOVE-10 */
  readonly toll: number
}

/** Every space of the map, area by area, as the green cards have it. The strand and the shelf have coordinates of their own. */
type Land = 'strand' | 'inland' | 'shelf'

const LANDS: { readonly [L in Land]: ReadonlyMap<Spot, Cell> } = {
  strand: mapOf('strand'),
  inland: mapOf('inland'),
  shelf: mapOf('shelf'),
}

function landOf(area: string): Land {
  return area === 'strand' ? 'strand' : area === 'shelf' ? 'shelf' : 'inland'
}

function tollOf(action: Action): number {
  return action.cost + (1 - chanceOf(action.cost, action.difficulty ?? 0)) * failureCost(action, 1)
}

function mapOf(land: Land): ReadonlyMap<Spot, Cell> {
  const cells = new Map<Spot, Cell>()
  for (const card of CARDS) {
    const face = faceOf(card)
    if ((face.type !== 'terrain' && face.type !== 'barrier') || face.back === 'gold' || face.origin !== undefined)
      continue
    if (landOf(face.area) !== land) continue
    const at = spotAt(face.at[0], face.at[1])
    const ways = DIRECTIONS.flatMap((direction) =>
      face.arrows[direction] === undefined ? [] : [neighbour(at, direction)],
    )
    const toll = face.actions.reduce((sum, action) => sum + (action.mandatory === true ? tollOf(action) : 0), 0)
    cells.set(at, { number: face.number, isBarrier: face.type === 'barrier', ways, toll })
  }
  return cells
}

/** In which part of the world the figures stand. */
export function landHere({ spaces, members }: View): Land {
  const [first] = members
  const space = first === undefined ? undefined : spaces[first.at]
  const face = space !== undefined && 'terrain' in space ? faceOf(space.terrain) : undefined
  return landOf(face !== undefined && 'area' in face ? face.area : 'strand')
}

export function spotOfNumber(land: Land, number: number): Spot | undefined {
  for (const [spot, cell] of LANDS[land]) if (cell.number === number) return spot
  return undefined
}

/** The spaces from one to another, both included: those that lie open cost less than fog, and barriers cost most. */
export function wayTo(view: View, from: Spot, to: Spot): readonly Spot[] {
  const cells = LANDS[landHere(view)]
  const costs = new Map<Spot, number>([[from, 0]])
  const before = new Map<Spot, Spot>()
  const open = new Set<Spot>([from])
  while (open.size > 0) {
    const [next] = [...open].sort((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0))
    if (next === undefined || next === to) break
    open.delete(next)
    for (const beside of cells.get(next)?.ways ?? []) {
      const cell = cells.get(beside)
      if (cell === undefined) continue
      const cost = (costs.get(next) ?? 0) + stepCost(view, beside, cell)
      if (cost >= (costs.get(beside) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(beside, cost)
      before.set(beside, next)
      open.add(beside)
    }
  }
  const way: Spot[] = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at)
  return way[0] === from ? way : [from]
}

function stepCost({ spaces }: View, spot: Spot, { isBarrier, toll }: Cell): number {
  const space = spaces[spot]
  if (isBarrier) return 8
  if (space !== undefined && 'terrain' in space) return 0.1
  return toll + (space !== undefined && 'open' in space ? 4 : 3)
}

export function distance(one: Spot, other: Spot): number {
  const [x, y] = coordinatesOf(one)
  const [otherX, otherY] = coordinatesOf(other)
  return Math.abs(x - otherX) + Math.abs(y - otherY)
}
