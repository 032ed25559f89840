// Building tiles: which can be built now, what is still missing, how they are offered. NA-BUILD.

import type { Table } from '@landfall/kernel'
import { BUILDINGS } from './cards/buildings.ts'
import type { BuildingId } from './cards/card-ids.ts'
import type { Seat } from './components/seats.ts'
import { holdsTag } from './facts.ts'
import { modFor, ofTheBoard } from './lasting.ts'
import { atHome, castaway } from './people.ts'
import type { Visible } from './state.ts'
import type { Naufragos } from './types.ts'

type T = Table<Naufragos>

/** NA-BUILD-17: fewer castaways need less. */
const LESS_FOR: { readonly [players: number]: number } = { 1: 2, 2: 1 }

/** NA-BUILD-15: on a free project space, or beside the board. */
export function offerProject(t: T, building: BuildingId): void {
  const { projects, waiting, built } = t.state
  if (projects.includes(building) || waiting.includes(building) || built.includes(building)) return
  const space = projects.indexOf('')
  t.emit({ t: 'projectOffered', building, space: space === -1 ? undefined : space })
}

/** An hourglass project loses some of its progress. */
export function setBackProject(t: T, building: BuildingId, by: number): void {
  const lost = Math.min(by, t.state.progress[building] ?? 0)
  if (lost > 0) t.emit({ t: 'setBack', building, by: lost })
}

/** NA-BUILD-17, NA-BUILD-19: energy, or for an hourglass the number of cubes or wood. */
export function requiredFor(state: Visible, building: BuildingId): number {
  const printed = BUILDINGS[building].energy - (LESS_FOR[state.seats.length] ?? 0)
  return Math.max(1, printed + ofTheBoard(state, 'buildCost'))
}

/** What is still missing. */
export function missingFor(state: Visible, building: BuildingId): number {
  const { hourglass } = BUILDINGS[building]
  const there = hourglass === undefined ? 0 : (state.progress[building] ?? 0)
  return Math.max(0, requiredFor(state, building) - there)
}

/** NA-BUILD-20: wood for a building that these castaways help with. */
export function woodFor(state: Visible, building: BuildingId, helpers: readonly Seat[]): number {
  const less = helpers.reduce((sum, seat) => sum + modFor(state, seat, 'buildWood'), 0)
  return Math.max(0, BUILDINGS[building].wood + less)
}

/** NA-BUILD-06: the tiles whose materials are at hand, and for which there is energy. */
export function buildable(state: Visible): readonly BuildingId[] {
  return state.projects.filter(
    (building): building is BuildingId =>
      building !== '' && isAtHand(state, building) && (state.former || isAffordable(state, building)),
  )
}

/** The most that counts of what somebody could give: tools and skill count with the first energy. */
export function mostFrom(state: Visible, seat: Seat): number {
  const { energy } = castaway(state, seat)
  return energy === 0 ? 0 : energy + Math.max(0, modFor(state, seat, 'build'))
}

/** Everybody at home could bring it about together: all of it, or at least a part where parts count. */
function isAffordable(state: Visible, building: BuildingId): boolean {
  const needed = missingFor(state, building)
  const helpers = atHome(state).filter((seat) => castaway(state, seat).energy > 0)
  if (BUILDINGS[building].hourglass !== undefined) return needed === 0 || helpers.length > 0
  const most = helpers.reduce((sum, seat) => sum + mostFrom(state, seat), 0)
  return most >= needed && state.reserve.wood >= woodFor(state, building, helpers)
}

function isAtHand(state: Visible, building: BuildingId): boolean {
  const { hourglass, item } = BUILDINGS[building]
  const home = atHome(state)
  if (hourglass === 'wood') return missingFor(state, building) === 0 || state.reserve.wood > 0
  if (item !== undefined && !home.some((seat) => holdsTag(state, seat, item))) return false
  return hourglass === 'cubes' || state.reserve.wood >= woodFor(state, building, home)
}
