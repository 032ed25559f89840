// All who are involved walk to the same reachable terrain. T7-MOVE-01

import { walk } from '../moving.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-MOVE-01',
  clause: () => say('move'),
  inVain: 'impossible',
  *run(t, _, scope) {
    yield* walk(t, scope.rule)
  },
}
