// The card at hand is discarded.
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('discard', { object: { noun: 'thisCard' } }),
  inVain: 'quiet',
  run() {},
}

export const worth: Worth = () => 0
