// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { sheet as cannibalIsland } from '../cannibal-island/sheet.ts'
import { sheet as castaways } from '../castaways/sheet.ts'
import { sheet as cursedIsland } from '../cursed-island/sheet.ts'
import { sheet as familyRobinson } from '../family-robinson/sheet.ts'
import { sheet as jenny } from '../jenny/sheet.ts'
import { sheet as kingKong } from '../king-kong/sheet.ts'
import type { PrintedSheet, ScenarioId } from '../scenario.ts'
import { sheet as volcanoIsland } from '../volcano-island/sheet.ts'

export const PRINTED_SHEETS: { readonly [S in ScenarioId]: PrintedSheet } = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
