// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { Types as CannibalIsland } from '../cannibal-island/types.ts'
import type { Types as Castaways } from '../castaways/types.ts'
import type { Types as CursedIsland } from '../cursed-island/types.ts'
import type { Types as FamilyRobinson } from '../family-robinson/types.ts'
import type { Types as Jenny } from '../jenny/types.ts'
import type { Types as KingKong } from '../king-kong/types.ts'
import type { Types as VolcanoIsland } from '../volcano-island/types.ts'

export interface AllTypes {
  'cannibal-island': CannibalIsland
  castaways: Castaways
  'cursed-island': CursedIsland
  'family-robinson': FamilyRobinson
  jenny: Jenny
  'king-kong': KingKong
  'volcano-island': VolcanoIsland
}
