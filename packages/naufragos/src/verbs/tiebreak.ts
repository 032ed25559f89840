// A tied vote is decided.

import { say, type Verb, type Worth } from './shared/verb.ts'

/** Used in the moment when a vote is tied, so that there is nothing left to do here. */
export const verb: Verb = {
  rule: 'NA-VOTE-04',
  clause: () => say('decideTie'),
  run() {},
  isPossible: () => false,
}

export const worth: Worth = () => 0
