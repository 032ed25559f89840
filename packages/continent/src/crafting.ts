// A Skill card becomes an item. T7-CRAFT

import type { Routine, Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import type { Explorer } from './components/seats.ts'
import { itemPartOf } from './lasting.ts'
import { placeItem } from './resolve.ts'
import { boostsInForce } from './terms.ts'
import type { Continent } from './types.ts'

/** T7-CRAFT-08 to T7-CRAFT-10, T7-CRAFT-15 */
export function* craftItem(t: Table<Continent>, card: CardId, who: Explorer): Routine {
  const item = itemPartOf(card)
  if (item === undefined) return
  let durability = item.durability
  for (const { benefits } of boostsInForce(t.state)) {
    for (const benefit of benefits) if ('durability' in benefit) durability += benefit.durability
  }
  t.emit({ t: 'itemFromHand', card, who })
  yield* placeItem(t, card, who, durability)
}
