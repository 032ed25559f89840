// What Castaways adds to the types of the game.
import type { ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  state: {
    /** The wood on each stage, from left to right. */
    pile: number[]
    /** The round in which a stage was last filled: the next one has to wait. RC-SCN1-06 */
    filledInRound: number
  }
  events: {
    pileGrew: { stage: number; by: number }
  }
  questions: {
    woodForPile: number
  }
  piece: 'pile'
  achievement: 'stages'
}
