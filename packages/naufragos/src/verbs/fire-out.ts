// The fire goes out.

import { putOutFire } from '../fire.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-EVT-09',
  clause: () => say('goOut'),
  inVain: 'already',
  run(t, _, { rule }) {
    putOutFire(t, rule)
  },
}

export const worth: Worth = () => -0.5
