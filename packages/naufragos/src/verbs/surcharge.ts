// An action costs more this turn.

import { ACTIONS, type Action } from '../components/action-spaces.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

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
}

export const worth: Worth<Surcharge> = () => -0.5

export const samples: Samples<Surcharge> = { action: ACTIONS, by: COUNTS }
