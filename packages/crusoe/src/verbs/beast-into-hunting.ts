// The Beast beside the Event deck joins the Hunting deck. Serves one card only.
import { huntingCards } from '../hunting.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-DANGEROUSNIGHT-02 */
export const verb: Verb = {
  clause: plainly('beastIntoHunting'),
  run(t) {
    const [waiting] = t.state.waitingBeast
    if (waiting === undefined) return
    const deck = t.shuffle('deck.hunting', [...huntingCards(t.state), waiting])
    t.emit({ t: 'beastJoined', deck, from: 'waiting' })
  },
}

export const worth: Worth = () => 0.5
