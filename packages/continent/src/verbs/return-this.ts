// The card itself is returned. T7-RETURN-01

import { isAnywhere } from '../adventure.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-RETURN-01',
  clause: () => say('returnThis'),
  inVain: 'gone',
  run(t, _, scope) {
    const card = sourceCard(scope)
    if (isAnywhere(t.state, card)) t.emit({ t: 'returned', card, rule: 'T7-RETURN-01' })
    return undefined
  },
}
