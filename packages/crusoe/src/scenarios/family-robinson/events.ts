// What happens only in Family Robinson: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  homePlanned: {
    apply(state, { nine }) {
      played(state.scenarioState['family-robinson']).nine = [...nine]
    },
  },
  /** Nothing changes: how many children there are follows from the round. */
  childBorn: {
    line: (_, { scenarios }) => scenarios['family-robinson'].log.childBorn,
    rule: 'RC-SCN6-05',
  },
}
