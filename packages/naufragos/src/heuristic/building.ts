// What is built next, and how much everybody gives for it.

import { meaningOf } from '@landfall/kernel'
import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId } from '../cards/card-ids.ts'
import type { Action } from '../components/action-spaces.ts'
import type { Seat } from '../components/seats.ts'
import { modFor } from '../lasting.ts'
import { clockwise, isAtHome } from '../people.ts'
import { missingFor, woodFor } from '../projects.ts'
import type { OpenQuestion } from '../types.ts'
import { woodToBuildWith } from './fire.ts'
import { rescueGain } from './goal.ts'
import { isLastTurn, isSelfish, type Outlook } from './outlook.ts'
import { best, energyOf, type View } from './view.ts'

/** First a Lean-to, then what ships can see: Signs in the Sand, the Huge Bonfire, the Lookout. */
const ORDER: readonly BuildingId[] = [
  'building/lean-to',
  'building/signs-in-the-sand',
  'building/huge-bonfire',
  'building/lookout',
]

/** What somebody can give: the player who goes out keeps more. */
export function spare(o: Outlook, seat: Seat): number {
  const { seen } = o
  if (isSelfish(o) && seat !== o.me) return 0
  if (isLastTurn(o)) return energyOf(seen, seat)
  const does = (action: Action): boolean => seen.pawns.some((pawn) => pawn.seat === seat && pawn.action === action)
  // The player who lights the fire will have nothing left.
  if (does('fire')) return 0
  return Math.max(0, energyOf(seen, seat) - (does('explore') ? 2 : 1))
}

/** What that counts for, with tools and skill. */
function counted(o: Outlook, seat: Seat): number {
  const given = spare(o, seat)
  return given === 0 ? 0 : given + Math.max(0, modFor(o.seen, seat, 'build'))
}

/** What all of them together could give. */
export const capacity = (o: Outlook, seats: readonly Seat[] = o.home): number =>
  seats.reduce((sum, seat) => sum + counted(o, seat), 0)

/** Whether it can be finished at once, or at least be worked on. */
function isFeasible(o: Outlook, id: BuildingId): boolean {
  const { hourglass } = BUILDINGS[id]
  const missing = missingFor(o.seen, id)
  if (missing === 0) return true
  if (hourglass === 'cubes') return capacity(o) >= 1
  if (hourglass === 'wood') return Math.min(capacity(o), woodToBuildWith(o)) >= 1
  return capacity(o) >= missing && woodToBuildWith(o) >= woodFor(o.seen, id, o.home)
}

/** The one that should be built next of those that can be; nothing, where nothing is worth it. */
export function nextBuilding(o: Outlook, open: readonly BuildingId[]): BuildingId | undefined {
  const feasible = open.filter((id) => isFeasible(o, id))
  if (isSelfish(o)) return feasible.find((id) => missingFor(o.seen, id) <= capacity(o))
  // With little time left only what can still be finished counts.
  const inTime = feasible.filter((id) => missingFor(o.seen, id) <= capacity(o) + 3 * (o.left - 1))
  return (
    ORDER.find((id) => inTime.includes(id) && (id !== 'building/lean-to' || o.left > 2)) ??
    best(
      inTime.filter((id) => rescueGain(o, id) > 0.02 || SHELTERS.includes(id)),
      (id) => rescueGain(o, id) - 0.02 * missingFor(o.seen, id),
    )
  )
}

const SHELTERS: readonly BuildingId[] = ['building/hut', 'building/cabin']

/** The wood that the next building still needs. */
export function woodToBuild({ seen }: Outlook): number {
  const next = ORDER.find((id) => seen.projects.includes(id) && id !== 'building/signs-in-the-sand')
  if (next === undefined) return 0
  return BUILDINGS[next].hourglass === 'wood' ? Math.min(3, missingFor(seen, next)) : BUILDINGS[next].wood
}

/** Those who will be asked after somebody. */
function later(seen: View, me: Seat): readonly Seat[] {
  const from = seen.acting?.seat ?? me
  const order = clockwise(seen, from)
  return order.slice(order.indexOf(me) + 1).filter((seat) => isAtHome(seen, seat))
}

/** A fair share of what is missing; nothing, where it would be in vain. */
export function pledge(o: Outlook, { about }: OpenQuestion<'pledge'>): number {
  const { seen, me } = o
  if (isSelfish(o) && seen.acting?.seat !== me) return 0
  const missing = about?.costs?.[0]?.['energy'] ?? 0
  const own = counted(o, me)
  const others = capacity(o, later(seen, me))
  const atOnce = about !== undefined && BUILDINGS[meaningOf(about)].hourglass === undefined
  if (own === 0 || (atOnce && own + others < missing)) return 0
  const share = Math.max(missing - others, Math.ceil((missing * own) / (own + others)))
  const skill = Math.max(0, modFor(seen, me, 'build'))
  return Math.max(1, Math.min(spare(o, me), share - skill))
}
