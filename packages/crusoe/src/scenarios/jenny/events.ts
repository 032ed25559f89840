// What happens only in Jenny Needs Help!, and what it does to the state.
import type { EventRules } from '../../events.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  /** RC-SCN3-08 */
  jennyRescued(state) {
    state.joined.push('jenny')
  },
}
