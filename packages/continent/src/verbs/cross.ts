// All who are involved cross a barrier to a terrain on another side of it. T7-PERM-12

import { crossOver } from '../moving.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-PERM-12',
  clause: () => say('cross'),
  inVain: 'impossible',
  *run(t, _, scope, vocabulary) {
    yield* crossOver(t, vocabulary, sourceCard(scope))
  },
}
