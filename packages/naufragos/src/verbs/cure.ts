// Food is preserved.

import { cure as cureFood } from '../stores.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Cure {
  readonly by: number
}

export const verb: Verb<Cure> = {
  rule: 'NA-UPKEEP-02',
  clause: ({ by }) => say('cure', { object: { noun: 'food', count: by }, to: { noun: 'asTokens' } }),
  cures: ({ by }) => by,
  inVain: (t) => (t.state.reserve.food === 0 ? 'nothingThere' : 'empty'),
  run(t, { by }, { rule }) {
    cureFood(t, by, rule)
  },
}

export const worth: Worth<Cure> = (o, { by }) => 0.8 * Math.min(by, o.seen.reserve.food)

export const samples: Samples<Cure> = { by: COUNTS }
