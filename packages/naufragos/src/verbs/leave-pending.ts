// An exploration card is put off.

import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-PEND-01',
  clause: () => say('leavePending'),
  run(t) {
    t.emit({ t: 'cardWill', leave: 'pending' })
  },
  worth: () => 0.3,
}
