// What the sheets of all scenarios show.
import type { ViewOf } from '@landfall/kernel'
import type { InventionId } from '../../cards/inventions.ts'
import type { Space } from '../../components/island.ts'
import { BOARDS } from '../../scenarios/all/boards.ts'
import type { ScenarioId } from '../../scenarios/scenario.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import { titleOf } from '../../text/titles.ts'
import type { Crusoe } from '../../types.ts'
import type { BoardInvention, Named, SheetPart } from '../board.ts'

/** The id of the icon that stands for a scenario. */
export function iconOf(scenario: ScenarioId): string {
  return BOARDS[scenario].icon
}

export function partsOf(view: ViewOf<Crusoe>, pack: LanguagePack): readonly SheetPart[] {
  return BOARDS[view.scenario].parts(view, pack)
}

export function marksOf(scenario: ScenarioId, round: number, pack: LanguagePack): readonly Named[] {
  return BOARDS[scenario].marks(round, pack)
}

/** What an Invention of the sheet asks for besides what is printed beside it. */
export function sheetNeeds(view: ViewOf<Crusoe>, pack: LanguagePack, invention: InventionId): BoardInvention['needs'] {
  return BOARDS[view.scenario].needs?.(view, pack, invention) ?? []
}

/** What lies on a space for the whole game. */
export function landmarkOf(scenario: ScenarioId, space: Space, pack: LanguagePack): Named | undefined {
  return BOARDS[scenario].landmark?.(space, pack)
}

/** What the place with a Number token is called. */
export function placeName(scenario: ScenarioId, number: number, pack: LanguagePack): string {
  const place = BOARDS[scenario].place?.(number)
  return place === undefined ? String(number) : titleOf(pack, place)
}
