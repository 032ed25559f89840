// A Beast waits beside the Event deck. Serves one card only.
import { together } from '@landfall/tabletop'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-DANGEROUSNIGHT-01 */
export const verb: Verb = {
  clause: () =>
    together([
      say('beastBesideDeck'),
      { say: 'at', time: 'nextRound', clause: say('fightBeforeDrawing', { subject: { noun: 'firstPlayer' } }) },
    ]),
  run(t) {
    if (t.state.beastDeck.length > 0) t.emit({ t: 'beastWaits' })
  },
  lasting: () => 'waitingBeast',
}

export const worth: Worth = () => -1
