// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { EventLines } from '../../text/event-table.ts'
import { log as cannibalIsland } from '../cannibal-island/log.ts'
import { log as castaways } from '../castaways/log.ts'
import { log as cursedIsland } from '../cursed-island/log.ts'
import { log as familyRobinson } from '../family-robinson/log.ts'
import { log as jenny } from '../jenny/log.ts'
import { log as kingKong } from '../king-kong/log.ts'
import { log as volcanoIsland } from '../volcano-island/log.ts'

export const SCENARIO_LINES: EventLines = {
  ...cannibalIsland,
  ...castaways,
  ...cursedIsland,
  ...familyRobinson,
  ...jenny,
  ...kingKong,
  ...volcanoIsland,
}
