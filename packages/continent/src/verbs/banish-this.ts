// The card itself is banished. T7-BANISH-01

import { isAnywhere } from '../adventure.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-BANISH-01',
  clause: () => say('banishThis'),
  inVain: 'gone',
  run(t, _, scope) {
    const card = sourceCard(scope)
    if (isAnywhere(t.state, card)) t.emit({ t: 'banished', card, rule: 'T7-BANISH-01' })
    return undefined
  },
}
