// What Inventions are worth once they are built, read from what is printed on them.
import type { Invention, InventionId } from '../cards/inventions.ts'
import type { NeutralAction } from '../cards/use.ts'
import { SCENARIO_ITEM_WORTHS } from '../scenarios/all/verbs/item-worths.ts'
import { ALL_INVENTIONS, inventionOf } from '../scenarios/sheets.ts'
import type { AllVerbs, CrusoeEffect } from '../types.ts'
import type { Value } from '../values.ts'
import { ITEM_WORTHS } from '../verbs/item-worths.ts'
import type { ItemWorth } from '../verbs/shared/verb.ts'
import { consult } from './consult.ts'
import { FIGURES } from './figures.ts'
import type { Outlook } from './outlook.ts'
import type { View } from './view.ts'

/** What it is worth to have it, without what it costs; also as a step to others. */
export function inventionWorth(o: Outlook, id: InventionId): number {
  return ownWorth(o, id) + FIGURES.step * Math.max(0, ...followers(o.seen, id).map((next) => ownWorth(o, next)))
}

const FOLLOWERS = new Map(
  ALL_INVENTIONS.map((id) => [id, ALL_INVENTIONS.filter((other) => inventionOf(other).items?.includes(id) === true)]),
)

/** What could be built with it and lies on the table. */
function followers({ inventions }: View, id: InventionId): readonly InventionId[] {
  return (FOLLOWERS.get(id) ?? []).filter((next) => inventions.includes(next))
}

function ownWorth(o: Outlook, id: InventionId): number {
  const { seen, goal, left } = o
  const invention = inventionOf(id)
  const rounds = Math.min(6, left - 1)
  return (
    FIGURES.goal * (goal.invention?.(seen, id) ?? 0) +
    effectsWorth(o, invention.once ?? [], rounds) +
    FIGURES.invention * perRound(seen, invention) * rounds +
    threatsMet(seen, id)
  )
}

const VALUES: { readonly [V in Value]: number } = {
  moraleTokens: 0.4,
  snowIgnored: 0.5,
  medicine: 0.15,
  foodKept: 0.3,
}

const PAWN_WORTH: { readonly [A in NeutralAction]: number } = { build: 0.45, gather: 0.45, explore: 0.2, hunt: 0.2 }

function perRound(seen: View, { pawnFor, adds = [], gatherBonus, rest, use, pitFood, tilesDrawn }: Invention): number {
  let worth = 0
  if (pawnFor !== undefined) worth += Math.max(...pawnFor.map((action) => PAWN_WORTH[action]))
  for (const { to, by } of adds) worth += by > 0 ? VALUES[to] : 0
  if (gatherBonus !== undefined) worth += 0.6
  if (rest !== undefined) worth += 0.3
  if (use !== undefined) worth += 0.25
  if (pitFood !== undefined) worth += 0.8
  if (tilesDrawn !== undefined) worth += 0.3
  return seen.players.length === 0 ? 0 : worth
}

const ALL_ITEM_WORTHS: { readonly [Name in keyof AllVerbs]?: ItemWorth<AllVerbs[Name]> } = {
  ...ITEM_WORTHS,
  ...SCENARIO_ITEM_WORTHS,
}

function effectsWorth(o: Outlook, effects: readonly CrusoeEffect[], rounds: number): number {
  return effects.reduce((sum, effect) => {
    if (effect.do === 'if') return sum + effectsWorth(o, effect.effects, rounds)
    return sum + (consult(ALL_ITEM_WORTHS, o, effect, rounds) ?? 0)
  }, 0)
}

/** Many threats ask for a certain Item. */
const USEFUL_AGAINST_THREATS: { readonly [id: string]: number } = {
  'invention/shovel': 1,
  'invention/fire': 0.3,
  'invention/rope': 0.2,
  'invention/knife': 0.2,
}

const threatsMet = (seen: View, id: InventionId): number =>
  (seen.round > 1 ? 1 : 0.6) * (USEFUL_AGAINST_THREATS[id] ?? 0)
