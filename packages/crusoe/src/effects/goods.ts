// Resources: gained into Available or Future Resources, and discarded as far as there are any.
import { type Routine, type StateOf, TABLE, type Table } from '@landfall/kernel'
import type { Good } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-AVAIL-01, RC-AVAIL-02: what is gained in the Action Phase is usable only after it. */
export function gain(t: Table<Crusoe>, good: Good, amount: number, rule: string): void {
  const where = t.state.phase === 'action' ? 'future' : 'available'
  if (amount > 0) t.emit({ t: 'goodsChanged', where, good, by: amount, rule })
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
  good: 'food' | 'wood' | 'fur',
  amount: number,
  rule: string,
): Routine<number> {
  for (let discarded = 0; discarded < amount; discarded++) {
    let from = yield* payableWith(t, good)
    if (from === undefined) {
      yield* t.window('demand', { good, missing: amount - discarded })
      from = yield* payableWith(t, good)
    }
    if (from === undefined) return amount - discarded
    t.emit({ t: 'goodsChanged', where: 'available', good: from, by: -1, rule })
  }
  return 0
}

function* payableWith(t: Table<Crusoe>, good: 'food' | 'wood' | 'fur'): Routine<Good | undefined> {
  const kinds: readonly Good[] = good === 'food' ? ['food', 'nonperishable'] : [good]
  const there = (): readonly Good[] => kinds.filter((kind) => t.state.available[kind] > 0)
  const [only, other] = there()
  if (other === undefined) return only
  const choices = (): { readonly id: Good; readonly at: string }[] =>
    there().map((id) => ({ id, at: `available/${id}` }))
  return yield* t.ask(() => ({ seat: TABLE, kind: 'foodToDiscard', rule: 'RC-WEA-09', choices: choices() }))
}
