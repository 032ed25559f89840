// Items lose durability, and break. T7-DUR, T7-ITEM-15

import type { Table } from '@landfall/kernel'
import { itemCalled } from './items.ts'
import { memberOf } from './people.ts'
import type { Continent, Owned } from './types.ts'

type T = Table<Continent>

/** T7-DUR-03: one point; at nothing it is gone at once. */
export function wearOut(t: T, owned: Owned, rule: string): void {
  t.emit({ t: 'durabilityChanged', ...owned, by: -1, rule })
  if (itemCalled(memberOf(t.state, owned.who), owned.item).die === 0) breakUp(t, owned)
}

/** T7-DISC-04: all its cards go, each by its own back. */
export function breakUp(t: T, owned: Owned): void {
  const { cards } = itemCalled(memberOf(t.state, owned.who), owned.item)
  t.emit({ t: 'itemBroken', ...owned, cards })
}
