// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { rules as cannibalIsland } from '../cannibal-island/rules.ts'
import { rules as castaways } from '../castaways/rules.ts'
import { rules as cursedIsland } from '../cursed-island/rules.ts'
import { rules as familyRobinson } from '../family-robinson/rules.ts'
import { rules as jenny } from '../jenny/rules.ts'
import { rules as kingKong } from '../king-kong/rules.ts'
import type { Scenario, ScenarioId } from '../scenario.ts'
import { rules as volcanoIsland } from '../volcano-island/rules.ts'

export const RULES: { readonly [S in ScenarioId]: Scenario } = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
