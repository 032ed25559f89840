// The words of all scenarios.
import type { ScenarioId } from '../../scenarios/scenario.ts'
import { cannibalIslandText } from './cannibal-island.ts'
import { castawaysText } from './castaways.ts'
import { cursedIslandText } from './cursed-island.ts'
import { familyRobinsonText } from './family-robinson.ts'
import { jennyText } from './jenny.ts'
import { kingKongText } from './king-kong.ts'
import type { ScenarioText } from './scenario-text.ts'
import { volcanoIslandText } from './volcano-island.ts'

export const SCENARIO_TEXTS: { readonly [S in ScenarioId]: ScenarioText } = {
  castaways: castawaysText,
  'cursed-island': cursedIslandText,
  jenny: jennyText,
  'volcano-island': volcanoIslandText,
  'cannibal-island': cannibalIslandText,
  'family-robinson': familyRobinsonText,
  'king-kong': kingKongText,
}
