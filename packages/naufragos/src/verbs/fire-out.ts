// The fire goes out.

import { putOutFire } from '../fire.ts'
import { isSelfish } from '../heuristic/outlook.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-EVT-09',
  clause: () => say('goOut'),
  inVain: 'already',
  run(t, _, { rule }) {
    putOutFire(t, rule)
  },
}

/** It can be lit again, or everybody has a cold night. */
export const worth: Worth = (o) => (o.seen.fire.lit ? -0.5 * (isSelfish(o) ? 1 : o.home.length) : 0)
