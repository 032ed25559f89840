// What is hidden from a seat, and other ways to arrange it that the seat could not tell apart.
import { type Chance, type Face, shuffled } from './chance.ts'
import { hiddenSlots, type Id } from './zones.ts'

/** What is hidden from a seat: how many of each piece there are in each pool. */
export type Hidden = ReadonlyMap<string, ReadonlyMap<Id, number>>

export function hiddenFrom(zones: unknown, state: unknown, seat: string): Hidden {
  const pools = new Map<string, Map<Id, number>>()
  for (const { pool, id } of hiddenSlots(zones, state, seat)) {
    const counted = pools.get(pool) ?? new Map<Id, number>()
    counted.set(id, (counted.get(id) ?? 0) + 1)
    pools.set(pool, counted)
  }
  return pools
}

/** How to rearrange: with which luck, and which share of what is hidden. The rest stays where it is. */
export interface Deal {
  readonly chance: Chance
  readonly share: number
}

/**
 * Shuffles what is hidden from a seat within each pool. `state` is from the beginning of a step, `hidden` from now: what
 * has come to light in between stays where it was, because the seat has seen it.
 */
export function rearrange(zones: unknown, state: unknown, hidden: Hidden, seat: string, deal: Deal): void {
  const slots = hiddenSlots(zones, state, seat)
  for (const pool of new Set(slots.map((slot) => slot.pool))) {
    const inPool = slots.filter((slot) => slot.pool === pool)
    const left = new Map(hidden.get(pool))
    const free = freeAmong(
      inPool.map(({ id }) => id),
      left,
      `order.${pool}`,
      deal,
    )
    const ids = shuffled(
      deal.chance,
      `ids.${pool}`,
      free.flatMap((index) => inPool[index]?.id ?? []),
    )
    for (const [i, index] of free.entries()) inPool[index]?.put(ids[i] ?? inPool[index].id)
  }
}

/** Another order of a shuffle: any order, or, given what is `hidden`, one that leaves everything else in its place. */
export function reorder<F extends Face>(order: readonly F[], hidden: Hidden | undefined, deal: Deal): F[] {
  if (hidden === undefined) return shuffled(deal.chance, 'reorder', order)
  const left = new Map<Id, number>()
  for (const counted of hidden.values()) for (const [id, count] of counted) left.set(id, (left.get(id) ?? 0) + count)
  const free = freeAmong(order, left, 'reordered', deal)
  const faces = shuffled(
    deal.chance,
    'reorder',
    free.flatMap((index) => order[index] ?? []),
  )
  const reordered = order.slice()
  for (const [i, index] of free.entries()) {
    const face = faces[i]
    if (face !== undefined) reordered[index] = face
  }
  return reordered
}

/** The places of pieces that may move, in random order. Of several equal pieces, any may be the one that was seen. */
function freeAmong(ids: readonly Id[], left: Map<Id, number>, stream: string, { chance, share }: Deal): number[] {
  const free = shuffled(chance, stream, [...ids.keys()]).filter((index) => {
    const id = ids[index]
    return id !== undefined && takeOne(left, id)
  })
  return share === 1 ? free : free.slice(0, Math.max(2, Math.ceil(free.length * share)))
}

function takeOne(left: Map<Id, number>, id: Id): boolean {
  const count = left.get(id) ?? 0
  left.set(id, count - 1)
  return count > 0
}
