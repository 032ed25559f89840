// What Family Robinson adds to the types of the game.
import type { ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  events: {
    childBorn: { children: number }
  }
  action: 'family-robinson/recultivation'
  ending: 'childUnfed' | 'inventionsMissing'
}
