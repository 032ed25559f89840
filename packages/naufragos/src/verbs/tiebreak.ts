// A tied vote is decided.

import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-VOTE-04',
  clause: () => say('decideTie'),
  run(t, _, { you }) {
    t.emit({ t: 'tieDecided', seat: you })
  },
}

export const worth: Worth = () => 0
