// What Jenny Needs Help! adds to the types of the game.
import type { Nothing, ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  events: {
    jennyRescued: Nothing
  }
  person: 'jenny'
  action: 'jenny/rescue'
  ending: 'jennyDied'
  achievement: 'jenny' | 'lifeboat'
}
