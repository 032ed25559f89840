// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { words as cannibalIsland } from '../../cannibal-island/text/it.ts'
import { words as castaways } from '../../castaways/text/it.ts'
import { words as cursedIsland } from '../../cursed-island/text/it.ts'
import { words as familyRobinson } from '../../family-robinson/text/it.ts'
import { words as jenny } from '../../jenny/text/it.ts'
import { words as kingKong } from '../../king-kong/text/it.ts'
import type { ScenariosInWords } from '../../scenario-words.ts'
import { words as volcanoIsland } from '../../volcano-island/text/it.ts'

export const scenarios: ScenariosInWords = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
