// The Board: what lies where, what is connected with what, and what is available there.

import type { CardId } from './cards/card-ids.ts'
import type { Action, BarrierCard } from './cards/cards.ts'
import { arrowsOn, faceOf, numberOf, terrainOn } from './cards/decks.ts'
import { CAMP_ICONS, type Icon } from './components/actions.ts'
import { besides, DIRECTIONS, neighbour, type Spot, spotsIn } from './components/map.ts'
import type { Resource } from './components/materials.ts'
import type { ContinentState } from './state.ts'

const NONE: readonly never[] = []

type Board = Pick<ContinentState, 'spaces' | 'events' | 'members'>

/** The Terrain card in a space. */
export function terrainAt({ spaces }: Pick<ContinentState, 'spaces'>, spot: Spot): CardId | undefined {
  const space = spaces[spot]
  return space !== undefined && 'terrain' in space ? space.terrain : undefined
}

export function terrainUnder(state: Pick<ContinentState, 'spaces'>, spot: Spot): CardId {
  const terrain = terrainAt(state, spot)
  if (terrain === undefined) throw new Error(`no terrain lies at ${spot}`)
  return terrain
}

/** The spaces of all Terrain cards in play. */
export const terrainsOf = (state: Pick<ContinentState, 'spaces'>): readonly Spot[] =>
  spotsIn(state.spaces).filter((spot) => terrainAt(state, spot) !== undefined)

export const isSpot = (key: string): key is Spot => /^-?\d+,-?\d+$/.test(key)

/** The spaces to which the arrows of a terrain point. T7-ICON-38 */
export function arrowsFrom(state: Pick<ContinentState, 'spaces'>, spot: Spot): readonly Spot[] {
  const terrain = terrainAt(state, spot)
  if (terrain === undefined) return NONE
  return arrowsOn(terrain).map(({ direction }) => neighbour(spot, direction))
}

/** The number in the arrow of a terrain that points to a space. */
export function arrowTo(state: Pick<ContinentState, 'spaces'>, from: Spot, to: Spot): number | undefined {
  const terrain = terrainAt(state, from)
  if (terrain === undefined) return undefined
  return arrowsOn(terrain).find(({ direction }) => neighbour(from, direction) === to)?.number
}

/** T7-TERR-10: the terrains with an arrow to this space. */
export function connectedTo(state: Pick<ContinentState, 'spaces'>, spot: Spot): readonly Spot[] {
  return besides(spot).filter((beside) => arrowTo(state, beside, spot) !== undefined)
}

function barrierOn(card: CardId): BarrierCard {
  const face = faceOf(card)
  if (face.type === 'barrier') return face
  throw new Error(`"${card}" is no barrier`)
}

/** T7-PERM-08: the terrains in play to which a barrier is attached. */
function besideBarrier(state: Pick<ContinentState, 'spaces'>, at: Spot): readonly Spot[] {
  return sidesOf(state, at)
    .filter(({ number, spot }) => isNumbered(state, spot, number))
    .map(({ spot }) => spot)
}

/** All the sides of a barrier: where each terrain lies or would lie, and its number. */
export function sidesOf(
  { spaces }: Pick<ContinentState, 'spaces'>,
  at: Spot,
): readonly { readonly spot: Spot; readonly number: number }[] {
  const space = spaces[at]
  if (space === undefined || !('barrier' in space)) return NONE
  const { arrows } = barrierOn(space.barrier)
  return DIRECTIONS.flatMap((direction) => {
    const number = arrows[direction]
    return number === undefined ? [] : [{ spot: neighbour(at, direction), number }]
  })
}

/** A hidden terrain that lies in the place of another one keeps its neighbours. T7-HIDDEN-06 */
function isNumbered(state: Pick<ContinentState, 'spaces'>, spot: Spot, number: number): boolean {
  const terrain = terrainAt(state, spot)
  return terrain !== undefined && (numberOf(terrain) === number || terrainOn(terrain).origin === number)
}

/** The barriers attached to a terrain: the spaces in which they lie. */
export function barriersAt(state: Pick<ContinentState, 'spaces'>, spot: Spot): readonly Spot[] {
  let found = NOWHERE
  for (const beside of besides(spot)) {
    const space = state.spaces[beside]
    if (space !== undefined && 'barrier' in space && besideBarrier(state, beside).includes(spot)) {
      found = [...found, beside]
    }
  }
  return found
}

const NOWHERE: readonly Spot[] = []

/** The events that were put beside a terrain by actions. T7-PERM-11 */
export function eventsAt({ events }: Pick<ContinentState, 'events'>, spot: Spot): readonly CardId[] {
  let found = NO_CARDS
  for (const { card, at } of events) if (at === spot) found = [...found, card]
  return found
}

const NO_CARDS: readonly CardId[] = []

/** Foggy cards, or face-up ones, that can be reached from a terrain. T7-EXPL-02, T7-EXPL-14 */
export function explorationsAt(
  state: Pick<ContinentState, 'spaces'>,
  spot: Spot,
): readonly { readonly at: Spot; readonly open?: CardId }[] {
  const found: { readonly at: Spot; readonly open?: CardId }[] = []
  for (const at of arrowsFrom(state, spot)) {
    const space = state.spaces[at]
    if (space === undefined) continue
    if ('fog' in space) found.push({ at })
    else if ('open' in space) found.push({ at, open: space.open })
  }
  return found
}

/** T7-GEN-19 */
export function isAvailable(state: Board, spot: Spot, resource: Resource): boolean {
  if (resource === 'fire' && state.members.some(({ fire }) => fire === spot)) return true
  const terrain = terrainAt(state, spot)
  if (terrain !== undefined && terrainOn(terrain).resources?.includes(resource) === true) return true
  // T7-PERM-03, T7-EXPL-14: of the events beside it, and of those that lie in the spaces around it.
  if (eventsAt(state, spot).some((card) => brings(card, resource))) return true
  for (const beside of terrain === undefined ? NONE : arrowsOn(terrain)) {
    const space = state.spaces[neighbour(spot, beside.direction)]
    if (space !== undefined && 'open' in space && brings(space.open, resource)) return true
  }
  return false
}

function brings(event: CardId, resource: Resource): boolean {
  const face = faceOf(event)
  return face.type === 'permanent' && face.resources?.includes(resource) === true
}

/** T7-TURN-19, T7-PERM-05: whether an event beside the terrain has used up actions with this icon. */
export function isBlocked(state: Pick<ContinentState, 'events'>, spot: Spot, icon: Icon): boolean {
  for (const { card, at } of state.events) {
    const face = at === spot ? faceOf(card) : undefined
    if (face?.type === 'permanent' && face.blocks === icon) return true
  }
  return false
}

/** T7-MOVE-03: whether any other terrain can be walked to. */
export const isConnected = (state: Pick<ContinentState, 'spaces'>, spot: Spot): boolean =>
  besides(spot).some((beside) => terrainAt(state, beside) !== undefined)

/** T7-TURN-20 */
export function isExposed(state: Pick<ContinentState, 'spaces'>, spot: Spot, { icon }: Pick<Action, 'icon'>): boolean {
  if (!CAMP_ICONS.has(icon)) return false
  const terrain = terrainAt(state, spot)
  return terrain !== undefined && terrainOn(terrain).exposed === true
}

/** T7-MOVE-03 to T7-MOVE-05: the terrains that can be walked to, the nearest first; `without` one of them. */
export function reachableFrom(state: Pick<ContinentState, 'spaces'>, from: Spot, without?: Spot): readonly Spot[] {
  const found: Spot[] = [from]
  for (const spot of found) {
    for (const next of besides(spot)) {
      if (next !== without && terrainAt(state, next) !== undefined && !found.includes(next)) found.push(next)
    }
  }
  return found.slice(1)
}

/** Whether a card with this number is anywhere on the Board. */
export function isOnBoard(state: Board, number: number): boolean {
  for (const spot of spotsIn(state.spaces)) {
    const space = state.spaces[spot]
    if (space === undefined || 'fog' in space) continue
    const card = 'terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier
    if (numberOf(card) === number) return true
  }
  return state.events.some(({ card }) => numberOf(card) === number)
}

/** An event that stays on the land when the Board is cleared, and hides. */
export function roams(card: CardId): boolean {
  const face = faceOf(card)
  return face.type === 'permanent' && face.roams === true
}
