// The Event effect of this card happens again.

import { eventOf } from '../cards/edition-cards.ts'
import { isEvent } from '../cards/events.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-EVT-19, RC-TERM-12 */
export const verb: Verb = {
  clause: plainly('repeatEvent'),
  *run(t, _, scope, vocabulary) {
    const { source = '' } = scope
    if (isEvent(source)) yield* vocabulary.run(t, eventOf(t.config, source).event, scope)
  },
}

export const worth: Worth = () => -1.3
