// An exploration card goes back into its deck.

import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-CARD-05',
  clause: () => say('back'),
  returnsCard: true,
  run(t) {
    t.emit({ t: 'cardWill', leave: 'back' })
  },
}

export const worth: Worth = () => 0
