// What happens only in King Kong Island, and what it does to the state.
import type { EventRules } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  crewKilled(state, { member }) {
    played(state.scenarioState['king-kong']).killed.push(member)
  },
  hostageLairFound(state, { space }) {
    played(state.scenarioState['king-kong']).hostageLair = space
  },
  actressCaptured(state) {
    played(state.scenarioState['king-kong']).captive = true
  },
  actressFreed(state) {
    played(state.scenarioState['king-kong']).captive = false
  },
  trapsComplete(state) {
    played(state.scenarioState['king-kong']).trapsSince = state.round
  },
  kingKongCaught(state) {
    played(state.scenarioState['king-kong']).caught = true
  },
}
