// Resources: gained into Available or Future Resources, and discarded as far as there are any.
import { type Routine, settled, TABLE, type Table } from '@landfall/kernel'
import { type CrusoeState, RESOURCES, type Resource } from '../state.ts'
import type { Crusoe, Store } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'
import { unmet } from './unmet.ts'

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

function amountInCamp(state: CrusoeState, resource: Discardable): number {
  return resource === 'food' ? foodInCamp(state) : state.available[resource]
}

/**
 * RC-UNMET-08: whatever can be paid must be paid. Returns how much is missing. Where food is asked for and there are
 * both kinds, the group says which (RC-WEA-09). Before anything counts as missing, whoever can help may (RC-USE-12).
 */
export function discard(t: Table<Crusoe>, resource: Discardable, amount: number, rule: string): Routine<number> {
  if (amount === 0) return NOTHING_MISSING
  const from = onlyKind(t.state, resource)
  if (from === undefined || t.state.available[from] < amount) return discardOneByOne(t, resource, amount, rule)
  for (let discarded = 0; discarded < amount; discarded++)
    t.emit({ t: 'resourcesChanged', where: 'available', resource: from, by: -1, rule })
  return NOTHING_MISSING
}

const NOTHING_MISSING = settled(0)

/** What it is paid in, where there are not both kinds of food. */
function onlyKind({ available }: CrusoeState, resource: Discardable): Resource | undefined {
  if (resource !== 'food' || available.nonperishable === 0) return resource
  return available.food === 0 ? 'nonperishable' : undefined
}

function* discardOneByOne(t: Table<Crusoe>, resource: Discardable, amount: number, rule: string): Routine<number> {
  for (let discarded = 0; discarded < amount; discarded++) {
    if (amountInCamp(t.state, resource) === 0)
      yield* t.window({ at: 'demand', what: resource, missing: amount - discarded })
    const from = resource === 'food' ? yield* kindOfFood(t) : t.state.available[resource] > 0 ? resource : undefined
    if (from === undefined) return amount - discarded
    t.emit({ t: 'resourcesChanged', where: 'available', resource: from, by: -1, rule })
  }
  return 0
}

type KindOfFood = 'food' | 'nonperishable'
const KINDS_OF_FOOD: readonly KindOfFood[] = ['food', 'nonperishable']

function* kindOfFood(t: Table<Crusoe>): Routine<KindOfFood | undefined> {
  const there = (): readonly KindOfFood[] => KINDS_OF_FOOD.filter((kind) => t.state.available[kind] > 0)
  const [only, other] = there()
  if (other === undefined) return only
  const choices = () => there().map((id) => ({ id, at: `available/${id}` as const }))
  return yield* t.ask(() => ({ seat: TABLE, kind: 'foodToDiscard', rule: 'RC-WEA-09', choices: choices() }))
}

export const resourceVerbs: RulesOf<'gain' | 'gainSameResource' | 'discard' | 'discardAllResources'> = {
  gain: {
    clause: ({ what, amount }) => say('gain', { object: { noun: what, count: amount } }),
    run(t, { what, amount, available }, scope, words) {
      const by = words.amount(t, amount, scope)
      if (available === true && t.state.pack === undefined) {
        t.emit({ t: 'resourcesChanged', where: 'available', resource: what, by, rule: scope.rule })
      } else gain(t, what, by, scope.rule)
    },
  },
  /** RC-DICE-10: what the Gather Action at hand would bring, whether or not it succeeded. */
  gainSameResource: {
    clause: () => say('gain', { object: { noun: 'sameResource' } }),
    run(t, _, { rule }) {
      const target = t.state.acting?.stack.target
      if (target !== undefined) gain(t, target.kind === 'source' && target.source === 'wood' ? 'wood' : 'food', 1, rule)
    },
  },
  discard: {
    clause: ({ what, amount, ifPossible }) =>
      say('discard', {
        object: { noun: what, count: amount },
        ...(ifPossible === true ? { at: { noun: 'ifPossible' as const } } : {}),
      }),
    *run(t, { what, amount, ifPossible }, { rule }) {
      if (ifPossible === true) yield* discard(t, what, Math.min(amount, amountInCamp(t.state, what)), rule)
      else unmet(t, yield* discard(t, what, amount, rule))
    },
    isPossible: (t, { what, amount }) => amountInCamp(t.state, what) >= amount,
  },
  discardAllResources: {
    clause: plainly('discardAllResources'),
    run(t, _, { rule }) {
      for (const resource of RESOURCES) {
        const amount = t.state.available[resource]
        if (amount > 0) t.emit({ t: 'resourcesChanged', where: 'available', resource, by: -amount, rule })
      }
    },
  },
}
