// The event hides under a foggy card.

import { hideAgain } from '../exploring.ts'
import { eventPlace } from '../places.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-GEN-03',
  clause: () => say('flee'),
  inVain: 'gone',
  run(t, _, scope) {
    const card = sourceCard(scope)
    const at = eventPlace(t.state, card)
    if (at !== undefined) hideAgain(t, card, at)
    return undefined
  },
}
