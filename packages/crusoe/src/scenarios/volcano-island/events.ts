// What happens only in Volcano Island, and what it does to the state.
import type { EventRules } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  locationExplored(state, { tile }) {
    played(state.scenarioState['volcano-island']).explored.push(tile)
  },
}
