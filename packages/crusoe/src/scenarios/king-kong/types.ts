// What King Kong Island adds to the types of the game.
import type { Space } from '../../components/island.ts'
import type { Nothing, ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  state: {
    /** Killed members of the crew, by number. */
    killed: number[]
    captive: boolean
    /** RC-SCN7-13: the fourth lair, even when its token is gone. */
    hostageLair: Space | undefined
    /** The round in which the third Trap stood. */
    trapsSince: number | undefined
    caught: boolean
  }
  events: {
    crewKilled: { member: number }
    /** Where the actress is held whenever she is captive. */
    hostageLairFound: { space: Space }
    actressCaptured: Nothing
    actressFreed: Nothing
    trapsComplete: Nothing
    kingKongCaught: Nothing
  }
  marker: 'trap'
  action: 'king-kong/capture' | 'king-kong/hostage'
  ending: 'directorKilled'
  option: 'hungryCrew'
}
