// The card itself is discarded. T7-DISC-02

import { isAnywhere } from '../adventure.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-DISC-02',
  clause: () => say('discardThis'),
  inVain: 'gone',
  run(t, _, scope) {
    const card = sourceCard(scope)
    if (isAnywhere(t.state, card)) t.emit({ t: 'discarded', card, rule: 'T7-DISC-02' })
    return undefined
  },
}
