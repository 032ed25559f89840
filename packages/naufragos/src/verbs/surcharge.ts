// An action costs more this turn.

import { ACTIONS, type Action } from '../components/action-spaces.ts'
import { isSelfish } from '../heuristic/outlook.ts'
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

/** About every second castaway explores; fewer do anything else. Nobody has to do it this turn. */
export const worth: Worth<Surcharge> = (o, { action, by }) =>
  -(action === 'explore' ? 0.4 : 0.2) * by * (isSelfish(o) ? 1 : o.home.length)

export const samples: Samples<Surcharge> = { action: ACTIONS, by: COUNTS }
