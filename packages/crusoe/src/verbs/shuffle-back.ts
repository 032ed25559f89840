// A card that came from the Event deck goes back into it. Serves one card only.
import { shuffleIn } from '../rules/shuffle-in.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('shuffleBack', { object: { noun: 'thisCard' }, to: { noun: 'eventDeck' } }),
  run(t, _, { source = '' }) {
    shuffleIn(t, source)
  },
}

export const worth: Worth = () => 0
