// An Adventure or Mystery card is shuffled into the Event deck.
import { shuffleIn } from '../rules/shuffle-in.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('shuffle', { object: { noun: 'thisCard' }, to: { noun: 'eventDeck' } }),
  run(t, _, { source = '' }) {
    shuffleIn(t, source)
  },
}

export const worth: Worth = () => -0.9
