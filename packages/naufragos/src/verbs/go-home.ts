// The player who carries it out tries to return.

import { attemptReturn } from '../returning.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-RETURN-09',
  clause: () => say('goHome'),
  inVain: 'already',
  *run(t, _, scope) {
    if (t.state.expedition?.explorers.includes(scope.you) === true) yield* attemptReturn(t, scope.you)
  },
}

export const worth: Worth = () => -0.8
