// A plan in the making: what the group will have when everything that was decided so far has been done.
import { isWhereItHelps, neutralPawnsIn } from '../actions/pawns.ts'
import { DOG } from '../components/characters.ts'
import type { DiceAction } from '../components/dice.ts'
import type { SpecialName } from '../scenarios/scenario.ts'
import { inventionOf, isCompanion } from '../scenarios/sheets.ts'
import type { Level, NeutralPawn, Pawn, Person } from '../state.ts'
import { type Planned, type Side, spotOf } from '../target.ts'
import { everybodyIn, foodIn, pawnsLeft, type View } from './view.ts'

export interface Draft {
  /** What can still be paid with. */
  wood: number
  fur: number
  food: number
  /** What will be there when the Actions are over, as far as one can expect. */
  woodThen: number
  furThen: number
  foodThen: number
  readonly levels: { [L in Level]: number }
  /** What was decided, by the ids of the choices. */
  readonly decided: Set<string>
  /** The Threat spaces whose card somebody will meet. */
  readonly threats: Set<Side>
  /** How many pawns of people stand nowhere yet. */
  pawns: number
  readonly rested: Map<Person, number>
  readonly helpers: Helper[]
  carriers: number
  /** Adventure tokens that nobody has met yet. */
  readonly adventures: Set<DiceAction>
  hunts: number
  arranged: number
  /** What does not change while the plan grows: worked out once. */
  readonly fixed: Map<string, number>
}

/** A neutral pawn that stands nowhere yet. */
interface Helper {
  readonly id: NeutralPawn
  readonly helps: readonly string[]
  readonly onlyFor?: SpecialName | undefined
}

export function draftOf(seen: View): Draft {
  const { available, future, plan } = seen
  const draft: Draft = {
    wood: available.wood,
    fur: available.fur,
    food: foodIn(seen),
    woodThen: available.wood + future.wood,
    furThen: available.fur + future.fur,
    foodThen: foodIn(seen) + future.food + future.nonperishable,
    levels: { ...seen.levels },
    decided: new Set(),
    threats: new Set(),
    pawns: everybodyIn(seen).reduce((sum, person) => sum + (isCompanion(person) ? 0 : pawnsLeft(seen, person)), 0),
    rested: new Map(),
    helpers: freeHelpers(seen),
    carriers: freeCarriers(seen),
    adventures: new Set(seen.adventureTokens),
    fixed: new Map(),
    arranged: plan.filter(({ action }) => action === 'arrange').length,
    hunts: plan.filter(({ target }) => target.kind === 'hunt').length,
  }
  for (const { action, target, leader, certain, yields = 1 } of plan) {
    draft.decided.add(spotOf(target))
    if (target.kind === 'threat') draft.threats.add(target.side)
    const likely = certain ? 1 : (LIKELY[action] ?? 1)
    if (target.kind === 'source') draft[target.source === 'wood' ? 'woodThen' : 'foodThen'] += likely * yields
    if (target.kind === 'building' && target.building !== 'shelter') draft.levels[target.building] += 1
    if (action === 'rest') draft.rested.set(leader, (draft.rested.get(leader) ?? 0) + 1)
    if (action === 'build' || action === 'gather' || action === 'explore') draft.adventures.delete(action)
  }
  return draft
}

/** How likely an Action of the kind succeeds that is rolled for. */
export const LIKELY: { readonly [action: string]: number } = { build: 4 / 6, gather: 5 / 6, explore: 5 / 6 }

function freeHelpers(seen: View): Helper[] {
  const used: Pawn[] = seen.plan.flatMap(({ support }) => support)
  const all: Helper[] = neutralPawnsIn(seen).flatMap(({ id, pawns, pawnFor, onlyFor }) =>
    Array.from({ length: pawns }, () => ({ id, helps: pawnFor, onlyFor })),
  )
  if (seen.dog) all.push({ id: DOG.id, helps: DOG.pawnFor })
  return all.filter(({ id }) => {
    const at = used.indexOf(id)
    if (at !== -1) used.splice(at, 1)
    return at === -1
  })
}

function freeCarriers({ items, plan }: View): number {
  const used = plan.flatMap(({ carried = [] }) => carried)
  return items.filter((item) => inventionOf(item).gatherBonus !== undefined && !used.includes(item)).length
}

/** The neutral pawns that could stand on this Action. */
export function helpersFor({ helpers }: Draft, { action, target }: Planned): readonly Helper[] {
  return helpers.filter(({ helps, onlyFor }) => helps.includes(action) && isWhereItHelps(onlyFor, target))
}

export function takeHelpers(draft: Draft, planned: Planned, count: number): void {
  for (const helper of helpersFor(draft, planned).slice(0, count)) {
    draft.helpers.splice(draft.helpers.indexOf(helper), 1)
  }
}
