// The goals of all scenarios, as the sensible player understands them.

import { cannibalIsland } from '../scenarios/cannibal-island/goal.ts'
import { castaways } from '../scenarios/castaways/goal.ts'
import { cursedIsland } from '../scenarios/cursed-island/goal.ts'
import { familyRobinson } from '../scenarios/family-robinson/goal.ts'
import { jenny } from '../scenarios/jenny/goal.ts'
import { kingKong } from '../scenarios/king-kong/goal.ts'
import type { ScenarioId } from '../scenarios/scenario.ts'
import { volcanoIsland } from '../scenarios/volcano-island/goal.ts'
import type { Goal } from './goal.ts'

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
