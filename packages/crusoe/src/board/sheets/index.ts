// What the sheets of all scenarios show.
import type { ViewOf } from '@landfall/kernel'
import type { InventionId } from '../../cards/inventions.ts'
import type { Space } from '../../components/island.ts'
import { cannibalIslandSheet } from '../../scenarios/cannibal-island/board.ts'
import { castawaysSheet } from '../../scenarios/castaways/board.ts'
import { cursedIslandSheet } from '../../scenarios/cursed-island/board.ts'
import { familyRobinsonSheet } from '../../scenarios/family-robinson/board.ts'
import { jennySheet } from '../../scenarios/jenny/board.ts'
import { kingKongSheet } from '../../scenarios/king-kong/board.ts'
import type { ScenarioId } from '../../scenarios/scenario.ts'
import { volcanoIslandSheet } from '../../scenarios/volcano-island/board.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import { titleOf } from '../../text/titles.ts'
import type { Crusoe } from '../../types.ts'
import type { BoardInvention, Named, SheetPart } from '../board.ts'
import type { SheetView } from './sheet-view.ts'

const SHEETS: { readonly [S in ScenarioId]: SheetView } = {
  castaways: castawaysSheet,
  'cursed-island': cursedIslandSheet,
  jenny: jennySheet,
  'volcano-island': volcanoIslandSheet,
  'cannibal-island': cannibalIslandSheet,
  'family-robinson': familyRobinsonSheet,
  'king-kong': kingKongSheet,
}

export function partsOf(view: ViewOf<Crusoe>, pack: LanguagePack): readonly SheetPart[] {
  return SHEETS[view.scenario].parts(view, pack)
}

export function marksOf(scenario: ScenarioId, round: number, pack: LanguagePack): readonly Named[] {
  return SHEETS[scenario].marks(round, pack)
}

/** What an Invention of the sheet asks for besides what is printed beside it. */
export function sheetNeeds(view: ViewOf<Crusoe>, pack: LanguagePack, invention: InventionId): BoardInvention['needs'] {
  return SHEETS[view.scenario].needs?.(view, pack, invention) ?? []
}

/** What lies on a space for the whole game. */
export function landmarkOf(scenario: ScenarioId, space: Space, pack: LanguagePack): Named | undefined {
  return SHEETS[scenario].landmark?.(space, pack)
}

/** What the place with a Number token is called. */
export function placeName(scenario: ScenarioId, number: number, pack: LanguagePack): string {
  const place = SHEETS[scenario].place?.(number)
  return place === undefined ? String(number) : titleOf(pack, place)
}
