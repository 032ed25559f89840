// The card at hand is discarded.
import { plainly, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('discardCard'),
  run() {},
}

export const worth: Worth = () => 0
