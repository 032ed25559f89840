// Resources: gained into Available or Future Resources, and discarded as far as there are any.
import { type Routine, type StateOf, TABLE, type Table } from '@landfall/kernel'
import type { Resource } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-AVAIL-01, RC-AVAIL-02: what is gained in the Action Phase is usable only after it. */
export function gain(t: Table<Crusoe>, resource: Resource, amount: number, rule: string): void {
  const where = t.state.phase === 'action' ? 'future' : 'available'
  if (amount > 0) t.emit({ t: 'resourcesChanged', where, resource, by: amount, rule })
}

/** Food of both kinds. RC-NIGHT-13 */
export function foodInCamp({ available }: StateOf<Crusoe>): number {
  return available.food + available.nonperishable
}

/**
 * RC-UNMET-08: whatever can be paid must be paid. Returns how much is missing. Where food is asked for and there are
 * both kinds, the group says which (RC-WEA-09). Before anything counts as missing, whoever can help may (RC-USE-12).
 */
export function* discard(
  t: Table<Crusoe>,
  resource: 'food' | 'wood' | 'fur',
  amount: number,
  rule: string,
): Routine<number> {
  for (let discarded = 0; discarded < amount; discarded++) {
    let from = yield* payableWith(t, resource)
    if (from === undefined) {
      yield* t.window('demand', { resource, missing: amount - discarded })
      from = yield* payableWith(t, resource)
    }
    if (from === undefined) return amount - discarded
    t.emit({ t: 'resourcesChanged', where: 'available', resource: from, by: -1, rule })
  }
  return 0
}

function* payableWith(t: Table<Crusoe>, resource: 'food' | 'wood' | 'fur'): Routine<Resource | undefined> {
  const kinds: readonly Resource[] = resource === 'food' ? ['food', 'nonperishable'] : [resource]
  const there = (): readonly Resource[] => kinds.filter((kind) => t.state.available[kind] > 0)
  const [only, other] = there()
  if (other === undefined) return only
  const choices = (): { readonly id: Resource; readonly at: string }[] =>
    there().map((id) => ({ id, at: `available/${id}` }))
  return yield* t.ask(() => ({ seat: TABLE, kind: 'foodToDiscard', rule: 'RC-WEA-09', choices: choices() }))
}
