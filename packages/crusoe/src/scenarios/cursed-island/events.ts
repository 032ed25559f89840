// What happens only in Cursed Island: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  templeExplored: {
    apply(state) {
      played(state.scenarioState['cursed-island']).templeExplored = true
    },
    line: (_, { scenarios }) => scenarios['cursed-island'].log.templeExplored,
    rule: 'RC-SCN2-14',
  },
}
