// The camp: resources, levels, Shelter, production: what can happen, and what it does to the state.
import type { Space } from '../components/island.ts'
import type { EventRules } from '../events.ts'
import { usualProduction } from '../fresh.ts'
import { PEOPLE } from '../people.ts'
import type { Building, Level, Person, ProductionChange, Resource, Resources, State, TileSource } from '../state.ts'
import type { Store } from '../types.ts'
import { outside } from './pieces.ts'

export interface CampEvents {
  resourcesChanged: { where: Store; resource: Resource; by: number; rule: string }
  levelChanged: { level: Level; by: number; rule: string }
  shelterBuilt: Record<never, never>
  campMoved: { to: Space }
  shelterLost: Record<never, never>
  productionChanged: { change: Partial<ProductionChange> }
  produced: Record<never, never>
  shortcutPut: { space: Space }
  shortcutUsed: { source: TileSource }
  shortcutRemoved: Record<never, never>
  surchargePut: { building: Building }
}

const PACKS: ReadonlyMap<Store, Person> = new Map(PEOPLE.map((person) => [`pack/${person}`, person]))

function storeOf(state: Pick<State, 'available' | 'future' | 'outside'>, where: Store): Resources {
  if (where === 'available' || where === 'future') return state[where]
  const person = PACKS.get(where)
  if (person === undefined) throw new Error(`${where} is nobody's`)
  return outside(state, person).pack
}

export const campEvents: EventRules<CampEvents> = {
  resourcesChanged(state, { where, resource, by }) {
    storeOf(state, where)[resource] += by
    if (where === 'future' && state.acting?.paused === false) state.acting.gained.resources[resource] += by
  },
  levelChanged(state, { level, by }) {
    state.levels[level] += by
  },
  shelterBuilt(state) {
    state.shelterBuilt = true
    state.shelterNew = true
  },
  campMoved(state, { to }) {
    state.camp = to
  },
  /** RC-SCN5-18 */
  shelterLost(state) {
    state.shelterBuilt = false
  },
  productionChanged(state, { change }) {
    state.production = { ...state.production, ...change }
  },
  produced(state) {
    state.production = usualProduction()
  },
  shortcutPut(state, { space }) {
    state.shortcut = space
  },
  shortcutUsed(state, { source }) {
    state.shortcutSource = source
  },
  shortcutRemoved(state) {
    state.shortcut = undefined
  },
  surchargePut(state, { building }) {
    state.surcharges.push(building)
  },
}
