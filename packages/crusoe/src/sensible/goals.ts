// The goals of all scenarios, as the sensible player understands them.
import type { ScenarioId } from '../scenarios/scenario.ts'
import { cannibalIsland } from './cannibal-island.ts'
import { castaways } from './castaways.ts'
import { cursedIsland } from './cursed-island.ts'
import { familyRobinson } from './family-robinson.ts'
import type { Goal } from './goal.ts'
import { jenny } from './jenny.ts'
import { kingKong } from './king-kong.ts'
import { volcanoIsland } from './volcano-island.ts'

const GOALS: { readonly [S in ScenarioId]: Goal } = {
  castaways,
  'cursed-island': cursedIsland,
  jenny,
  'volcano-island': volcanoIsland,
  'cannibal-island': cannibalIsland,
  'family-robinson': familyRobinson,
  'king-kong': kingKong,
}

export function goalOf(scenario: ScenarioId): Goal {
  return GOALS[scenario]
}
