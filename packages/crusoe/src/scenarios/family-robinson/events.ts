// What happens only in Family Robinson, and what it does to the state.
import type { EventRules } from '../../events.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  /** Nothing changes: how many children there are follows from the round. */
  childBorn() {},
}
