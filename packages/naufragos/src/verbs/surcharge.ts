// An action costs more this turn.

import { ACTIONS, type Action } from '../components/action-spaces.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface Surcharge {
  readonly action: Action
  readonly by: number
}

export const verb: Verb<Surcharge> = {
  rule: 'NA-ACT-10',
  clause: ({ action, by }) =>
    say('costMore', { object: { name: action }, by: { noun: 'energy', count: by }, at: { noun: 'dearer' } }),
  run(t, { action, by }) {
    t.emit({ t: 'surcharged', action, by })
  },
  worth: () => -0.5,
  samples: { action: ACTIONS, by: COUNTS },
}
