// An exploration card is put off.

import { act } from '@landfall/tabletop'
import type { Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-PEND-01',
  clause: () => act('leavePending'),
  run(t) {
    t.emit({ t: 'cardWill', leave: 'pending' })
  },
  worth: () => 0.3,
}
