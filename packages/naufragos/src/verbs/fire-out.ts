// The fire goes out.

import { act } from '@landfall/tabletop'
import { putOutFire } from '../fire.ts'
import type { Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-EVT-09',
  clause: () => act('goOut'),
  run(t, _, { rule }) {
    putOutFire(t, rule)
  },
  worth: () => -0.5,
}
