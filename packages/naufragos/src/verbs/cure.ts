// Food is preserved.

import { cure as cureFood } from '../stores.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface Cure {
  readonly by: number
}

export const verb: Verb<Cure> = {
  rule: 'NA-UPKEEP-02',
  clause: ({ by }) => say('cure', { object: { noun: 'food', count: by }, to: { noun: 'asTokens' } }),
  run(t, { by }, { rule }) {
    cureFood(t, by, rule)
  },
  worth: (o, { by }) => 0.8 * Math.min(by, o.seen.reserve.food),
  samples: { by: COUNTS },
}
