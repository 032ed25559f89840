// Resources: gained into Available or Future Resources, and discarded as far as there are any.
import { done, type Routine, TABLE, type Table } from '@landfall/kernel'
import { inCamp } from '../group.ts'
import type { CrusoeState, Resource } from '../state.ts'
import type { Crusoe, Store } from '../types.ts'
import { lack } from './demand.ts'

/** RC-AVAIL-01, RC-AVAIL-02, RC-NIGHTOUT-03: what is gained in the Action Phase is usable only after it. */
export function gain(t: Table<Crusoe>, resource: Resource, amount: number, rule: string): void {
  const { pack, phase } = t.state
  const where: Store = pack !== undefined ? `pack/${pack}` : phase === 'action' ? 'future' : 'available'
  if (amount > 0) t.emit({ t: 'resourcesChanged', where, resource, by: amount, rule })
}

/** Food of both kinds. RC-NIGHT-13 */
export function foodInCamp({ available }: CrusoeState): number {
  return available.food + available.nonperishable
}

type Discardable = 'food' | 'wood' | 'fur'

export function amountInCamp(state: CrusoeState, resource: Discardable): number {
  return resource === 'food' ? foodInCamp(state) : state.available[resource]
}

/**
 * RC-UNMET-08: whatever can be paid must be paid. Returns how much is missing. Where food is asked for and there are
 * both kinds, the group says which (RC-WEA-09). Before anything counts as missing, those who can help may (RC-USE-12).
 */
export function discard(
  t: Table<Crusoe>,
  resource: Discardable,
  amount: number,
  rule: string,
  wounds?: number,
): Routine<number> {
  if (amount === 0) return done(0)
  const from = onlyKind(t.state, resource)
  if (from === undefined || t.state.available[from] < amount) return discardOneByOne(t, resource, amount, rule, wounds)
  for (let discarded = 0; discarded < amount; discarded++)
    t.emit({ t: 'resourcesChanged', where: 'available', resource: from, by: -1, rule })
  return done(0)
}

/** What it is paid in, where there are not both kinds of food. */
function onlyKind({ available }: CrusoeState, resource: Discardable): Resource | undefined {
  if (resource !== 'food' || available.nonperishable === 0) return resource
  return available.food === 0 ? 'nonperishable' : undefined
}

function* discardOneByOne(
  t: Table<Crusoe>,
  resource: Discardable,
  amount: number,
  rule: string,
  wounds?: number,
): Routine<number> {
  const missing = amount - amountInCamp(t.state, resource)
  yield* lack(t, { what: resource, amount, missing }, wounds)
  for (let discarded = 0; discarded < amount; discarded++) {
    const from =
      resource === 'food'
        ? yield* kindOfFood(t, amount - discarded)
        : t.state.available[resource] > 0
          ? resource
          : undefined
    if (from === undefined) return amount - discarded
    t.emit({ t: 'resourcesChanged', where: 'available', resource: from, by: -1, rule })
  }
  return 0
}

type KindOfFood = 'food' | 'nonperishable'

const KINDS_OF_FOOD: readonly KindOfFood[] = ['food', 'nonperishable']

/** RC-WEA-09: what one food is paid in. It does not matter where all of it is paid now, or eaten in the night that comes. */
export function kindOfFood(t: Table<Crusoe>, demanded: number): Routine<KindOfFood | undefined> {
  return t.pick(() => {
    const kinds = KINDS_OF_FOOD.filter((kind) => t.state.available[kind] > 0)
    const eatenTonight = t.state.phase === 'weather' ? inCamp(t.state).length : 0
    const isAnyLeft = foodInCamp(t.state) > demanded + eatenTonight
    const choices = (isAnyLeft ? kinds : kinds.slice(0, 1)).map((id) => ({ id, at: `available/${id}` as const }))
    return { seat: TABLE, kind: 'foodToDiscard', rule: 'RC-WEA-09', choices }
  })
}
