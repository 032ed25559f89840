// Other worlds: what a seat cannot see, arranged another way that agrees with all it can see.
import { type Chance, shuffled } from './chance.ts'
import { hiddenSlots, type Id } from './zones.ts'

/**
 * Shuffles what is hidden from a seat in `state`, the position at the beginning of a step, among the places of its
 * pool. What has come to light since, up to the position `now`, stays where it was: the seat has seen it.
 */
export function rearrange(zones: unknown, state: unknown, now: unknown, seat: string, chance: Chance): void {
  const slots = hiddenSlots(zones, state, seat)
  const stillHidden = hiddenSlots(zones, now, seat)
  for (const pool of new Set(slots.map((slot) => slot.pool))) {
    const inPool = slots.filter((slot) => slot.pool === pool)
    const order = shuffled(chance, `order.${pool}`, [...inPool.keys()])
    // Of several equal pieces any one may be the one that came to light.
    const hidden = counts(stillHidden.filter((slot) => slot.pool === pool).map((slot) => slot.id))
    const free = order.flatMap((index) => {
      const slot = inPool[index]
      if (slot === undefined) return []
      const left = hidden.get(slot.id) ?? 0
      hidden.set(slot.id, left - 1)
      return left > 0 ? [slot] : []
    })
    const ids = shuffled(
      chance,
      `ids.${pool}`,
      free.map((slot) => slot.id),
    )
    for (const [index, slot] of free.entries()) slot.put(ids[index] ?? slot.id)
  }
}

function counts(ids: readonly Id[]): Map<Id, number> {
  const counted = new Map<Id, number>()
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1)
  return counted
}
