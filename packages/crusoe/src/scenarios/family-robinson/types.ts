// What Family Robinson adds to the types of the game.
import type { InventionId } from '../../cards/inventions.ts'
import type { ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  state: {
    /** The Inventions that belong in the home: those that were laid out at the start. RC-SCN6-03 */
    nine: InventionId[]
  }
  events: {
    homePlanned: { nine: readonly InventionId[] }
    childBorn: { children: number }
  }
  action: 'family-robinson/recultivation'
  ending: 'childUnfed' | 'inventionsMissing'
}
