// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { Goal } from '../../heuristic/goal.ts'
import { goal as cannibalIsland } from '../cannibal-island/goal.ts'
import { goal as castaways } from '../castaways/goal.ts'
import { goal as cursedIsland } from '../cursed-island/goal.ts'
import { goal as familyRobinson } from '../family-robinson/goal.ts'
import { goal as jenny } from '../jenny/goal.ts'
import { goal as kingKong } from '../king-kong/goal.ts'
import type { ScenarioId } from '../scenario.ts'
import { goal as volcanoIsland } from '../volcano-island/goal.ts'

export const GOALS: { readonly [S in ScenarioId]: Goal } = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
