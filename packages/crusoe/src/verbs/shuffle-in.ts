// An Adventure or Mystery card is shuffled into the Event deck.
import { shuffleIn } from '../rules/shuffle-in.ts'
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('shuffleIn'),
  run(t, _, { source = '' }) {
    shuffleIn(t, source)
  },
  worth: () => -0.9,
}
