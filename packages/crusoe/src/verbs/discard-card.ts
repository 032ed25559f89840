// The card at hand is discarded.
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('discardCard'),
  run() {},
  worth: () => 0,
}
