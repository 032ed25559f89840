// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { board as cannibalIsland } from '../cannibal-island/board.ts'
import { board as castaways } from '../castaways/board.ts'
import { board as cursedIsland } from '../cursed-island/board.ts'
import { board as familyRobinson } from '../family-robinson/board.ts'
import { board as jenny } from '../jenny/board.ts'
import { board as kingKong } from '../king-kong/board.ts'
import type { ScenarioId } from '../scenario.ts'
import { board as volcanoIsland } from '../volcano-island/board.ts'

export const BOARDS: { readonly [S in ScenarioId]: SheetView } = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
