// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { words as cannibalIsland } from '../../cannibal-island/text/en.ts'
import { words as castaways } from '../../castaways/text/en.ts'
import { words as cursedIsland } from '../../cursed-island/text/en.ts'
import { words as familyRobinson } from '../../family-robinson/text/en.ts'
import { words as jenny } from '../../jenny/text/en.ts'
import { words as kingKong } from '../../king-kong/text/en.ts'
import { words as volcanoIsland } from '../../volcano-island/text/en.ts'

export const scenarios = {
  'cannibal-island': cannibalIsland,
  castaways,
  'cursed-island': cursedIsland,
  'family-robinson': familyRobinson,
  jenny,
  'king-kong': kingKong,
  'volcano-island': volcanoIsland,
}
