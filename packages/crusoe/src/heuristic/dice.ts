// What dice make of an Action.

import type { Choice, Odds } from '@landfall/kernel'
import { isCompanion } from '../scenarios/sheets.ts'
import type { Planned } from '../target.ts'
import type { Draft } from './draft.ts'
import { FIGURES } from './figures.ts'
import { type Outlook, woundCost } from './outlook.ts'
import { everybodyIn, pawnsLeft, type View } from './view.ts'

/** A stack that can be planned. */
export interface Offered {
  /** Where it would stand. */
  readonly id: string
  readonly planned: Planned
  readonly odds: Odds | undefined
  readonly costs: NonNullable<Choice['costs']>
}

/** What an Adventure costs on the average. */
function adventureCost(action: string): number {
  if (action === 'build') return FIGURES.buildAdventure
  return action === 'gather' ? FIGURES.gatherAdventure : FIGURES.exploreAdventure
}

/** What the dice make of it. */
export function outcomeWorth(
  o: Outlook,
  draft: Draft,
  { odds = {} }: Offered,
  action: string,
  worth: number,
  certain: boolean,
): number {
  const adventure = adventureCost(action)
  const met = draft.adventures.has(action === 'build' || action === 'gather' ? action : 'explore') ? adventure : 0
  if (certain) return worth - met
  const { success: likely = 1, wound = 0, adventure: question = 0 } = odds
  const reroll = hasReroll(o.seen, action) ? likely : 1
  return (
    likely * reroll * worth +
    (1 - likely * reroll) * FIGURES.failure -
    wound * leastWound(o) -
    (met > 0 ? met : question * adventure)
  )
}

/** What it would be worth without dice. */
export function withoutDice(o: Outlook, { odds = {} }: Offered, action: string, worth: number): number {
  const { success: likely = 1, wound = 0, adventure: question = 0 } = odds
  const reroll = hasReroll(o.seen, action) ? likely : 1
  const lost = (1 - likely * reroll) * FIGURES.failure - wound * leastWound(o) - question * adventureCost(action)
  return (worth - lost) / (likely * reroll)
}

function hasReroll({ actionTokens }: View, action: string): boolean {
  const space = (['build', 'gather', 'explore'] as const).find((one) => one === action)
  return space !== undefined && actionTokens[space].includes('reroll')
}

/** What a wound costs the one who can best bear it. */
function leastWound(o: Outlook): number {
  return Math.min(
    ...everybodyIn(o.seen)
      .filter((person) => !isCompanion(person) && pawnsLeft(o.seen, person) > 0)
      .map((person) => woundCost(o, person, 1)),
  )
}
