// Derived from the folders beside this one by `npm run derive`. Do not edit.
import type { EventRowsOf } from '../../events.ts'
import { events as cannibalIsland } from '../cannibal-island/events.ts'
import { events as castaways } from '../castaways/events.ts'
import { events as cursedIsland } from '../cursed-island/events.ts'
import { events as familyRobinson } from '../family-robinson/events.ts'
import { events as jenny } from '../jenny/events.ts'
import { events as kingKong } from '../king-kong/events.ts'
import type { ScenarioEvents } from '../scenario.ts'
import { events as volcanoIsland } from '../volcano-island/events.ts'

export const SCENARIO_EVENTS: EventRowsOf<ScenarioEvents> = {
  ...cannibalIsland,
  ...castaways,
  ...cursedIsland,
  ...familyRobinson,
  ...jenny,
  ...kingKong,
  ...volcanoIsland,
}
