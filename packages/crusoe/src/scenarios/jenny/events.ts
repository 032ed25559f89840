// What happens only in Jenny Needs Help!: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  /** RC-SCN3-08 */
  jennyRescued: {
    apply(state) {
      state.joined.push('jenny')
    },
    line: (_, { scenarios }) => scenarios.jenny.log.rescued,
    rule: 'RC-SCN3-05',
  },
}
