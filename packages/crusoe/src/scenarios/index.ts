// All scenarios, by their ids.
import type { DiscoveryId } from '../cards/discoveries.ts'
import type { Kept } from '../cards/use.ts'
import { cannibalIsland } from './cannibal-island.ts'
import { castaways } from './castaways.ts'
import { cursedIsland } from './cursed-island.ts'
import { familyRobinson } from './family-robinson.ts'
import { jenny } from './jenny.ts'
import { kingKong } from './king-kong.ts'
import type { Scenario, ScenarioId, SpecialAction, Visible } from './scenario.ts'
import { tokenOf } from './sheets.ts'
import { volcanoIsland } from './volcano-island.ts'

export type { ScenarioId } from './scenario.ts'

const SCENARIOS: { readonly [S in ScenarioId]: Scenario } = {
  castaways,
  'cursed-island': cursedIsland,
  jenny,
  'volcano-island': volcanoIsland,
  'cannibal-island': cannibalIsland,
  'family-robinson': familyRobinson,
  'king-kong': kingKong,
}

export function scenarioOf({ scenario }: { readonly scenario: ScenarioId }): Scenario {
  return SCENARIOS[scenario]
}

/** The Action of the scenario that a stack is for, if it is for one. */
export function specialAction(state: { readonly scenario: ScenarioId }, target: string): SpecialAction | undefined {
  const { special } = scenarioOf(state)
  if (special === undefined) return undefined
  return special[target] ?? special[target.slice(0, target.lastIndexOf('/'))]
}

/** What a Discovery token is good for at this moment. */
export function discoveryOf(state: Visible, token: DiscoveryId): Kept | undefined {
  return scenarioOf(state).discovery?.(state, token) ?? tokenOf(state, token)
}
