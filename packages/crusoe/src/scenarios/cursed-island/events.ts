// What happens only in Cursed Island, and what it does to the state.
import type { EventRules } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  templeExplored(state) {
    played(state.scenarioState['cursed-island']).templeExplored = true
  },
}
