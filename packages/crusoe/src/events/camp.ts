// The camp: resources, levels, Shelter, production: what can happen, what it does to the state, and what is said and shown of it.
import type { Space } from '../components/island.ts'
import type { EventRowsOf } from '../events.ts'
import { usualProduction } from '../fresh.ts'
import type { ProductionChange } from '../lasting.ts'
import { PEOPLE } from '../people.ts'
import type { Building, Level, Person, Resource, Resources, State } from '../state.ts'
import { did } from '../text/log.ts'
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
  surchargePut: { building: Building }
}

const PACKS: ReadonlyMap<Store, Person> = new Map(PEOPLE.map((person) => [`pack/${person}`, person]))

function storeOf(state: Pick<State, 'available' | 'future' | 'outside'>, where: Store): Resources {
  if (where === 'available' || where === 'future') return state[where]
  const person = PACKS.get(where)
  if (person === undefined) throw new Error(`${where} is nobody's`)
  return outside(state, person).pack
}

export const campEvents: EventRowsOf<CampEvents> = {
  resourcesChanged: {
    apply(state, { where, resource, by }) {
      storeOf(state, where)[resource] += by
      if (where === 'future' && state.acting?.paused === false) state.acting.gained.resources[resource] += by
    },
    line({ where, resource, by, rule }, pack) {
      // What only moves from one place to another was logged when it was gained.
      if (rule === 'RC-ENDACT-01' || rule === 'RC-NIGHTOUT-10') return undefined
      return did(pack, by > 0 ? 'gain' : 'lose', {
        subject: { noun: 'camp' },
        object: { noun: resource, count: Math.abs(by) },
        ...(where === 'future' ? { at: { noun: 'forLater' } } : {}),
      })
    },
  },
  levelChanged: {
    apply(state, { level, by }) {
      state.levels[level] += by
    },
    line: ({ level, by }, pack) =>
      did(pack, by > 0 ? 'rise' : 'fall', { subject: { noun: level }, by: { figure: Math.abs(by) } }),
  },
  shelterBuilt: {
    apply(state) {
      state.shelterBuilt = true
      state.shelterNew = true
    },
    line: (_, pack) => did(pack, 'build', { subject: { noun: 'group' }, object: { noun: 'shelter' } }),
    rule: 'RC-BUILD-10',
  },
  campMoved: {
    apply(state, { to }) {
      state.camp = to
    },
    line: (_, pack) => did(pack, 'moveCamp', { subject: { noun: 'group' } }),
    rule: 'RC-MOVE-01',
  },
  shelterLost: {
    apply(state) {
      state.shelterBuilt = false
    },
    line: (_, { log }) => log.shelterLost,
    rule: 'RC-SCN5-18',
  },
  productionChanged: {
    apply(state, { change }) {
      state.production = { ...state.production, ...change }
    },
  },
  produced: {
    apply(state) {
      state.production = usualProduction()
    },
  },
  surchargePut: {
    apply(state, { building }) {
      state.surcharges.push(building)
    },
  },
}
