// A trauma is prevented.

import { say, type Verb, type Worth } from './shared/verb.ts'

/** Used in the moment when a trauma comes, so that there is nothing left to do here. */
export const verb: Verb = {
  rule: 'NA-WOUND-03',
  clause: () => say('cancelTrauma'),
  run() {},
  isPossible: () => false,
}

export const worth: Worth = () => 0
