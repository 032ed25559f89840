// What happens only in Cannibal Island, and what it does to the state.
import type { EventRules } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  /** RC-SCN5-05 */
  cityFound(state, { space }) {
    const tile = state.island[space]
    if (tile !== undefined) tile.inaccessible = false
  },
  villageBurnt(state, { number }) {
    played(state.scenarioState['cannibal-island']).burnt.push(number)
  },
  cityBurnt(state) {
    played(state.scenarioState['cannibal-island']).cityBurnt = true
  },
}
