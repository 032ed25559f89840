// Both Threats strike at once. Serves one card only.
import { strike, threatLeaves } from '../threats.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-STROKEOFFATE-01 */
export const verb: Verb = {
  clause: plainly('resolveThreats'),
  inVain: 'nothingThere',
  *run(t, _, __, vocabulary) {
    yield* strike(t, vocabulary, threatLeaves(t, 'left'))
    yield* strike(t, vocabulary, threatLeaves(t, 'right'))
  },
}

export const worth: Worth = () => -2
