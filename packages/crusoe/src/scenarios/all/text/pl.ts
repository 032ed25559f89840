// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { words as cannibalIsland } from '../../cannibal-island/text/pl.ts'
import { words as castaways } from '../../castaways/text/pl.ts'
import { words as cursedIsland } from '../../cursed-island/text/pl.ts'
import { words as familyRobinson } from '../../family-robinson/text/pl.ts'
import { words as jenny } from '../../jenny/text/pl.ts'
import { words as kingKong } from '../../king-kong/text/pl.ts'
import type { ScenariosInWords } from '../../scenario-words.ts'
import { words as volcanoIsland } from '../../volcano-island/text/pl.ts'

export const scenarios: ScenariosInWords = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
