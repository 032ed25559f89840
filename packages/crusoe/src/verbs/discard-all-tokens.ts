// All Determination tokens are given up.

import { sheetOf } from '../group.ts'
import { tokensOf } from '../heuristic/view.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface DiscardAllTokens {
  readonly who: Somebody
}

export const verb: Verb<DiscardAllTokens> = {
  clause: ({ who }) => say('discard', { ...subject(who), object: { noun: 'allDetermination' } }),
  run(t, { who }, scope) {
    for (const person of people(t, who, scope)) {
      const { determination } = sheetOf(t.state, person)
      if (determination > 0) t.emit({ t: 'determinationChanged', person, by: -determination, rule: scope.rule })
    }
  },
}

export const worth: Worth<DiscardAllTokens> = ({ seen }, _, you) => -0.4 * tokensOf(seen, you)

export const samples: Samples<DiscardAllTokens> = { who: PEOPLE }
