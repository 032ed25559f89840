// An exploration card is put off.

import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-PEND-01',
  clause: () => say('leavePending'),
  run(t) {
    t.emit({ t: 'cardWill', leave: 'pending' })
  },
}

export const worth: Worth = () => 0.3
