// The group takes an Invention of its choice from the deck. Serves one card only.
import { chooseCard, maybeReshuffleInventions } from '../rules/inventions.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-COUNCIL-01: the group looks through the deck. */
export const verb: Verb = {
  clause: plainly('pickInvention'),
  *run(t, _, { rule }) {
    maybeReshuffleInventions(t)
    const id = yield* chooseCard(t, 'inventionToTake', [...t.state.inventionDeck].sort(), rule)
    if (id === undefined) return
    const rest = t.state.inventionDeck.filter((other) => other !== id)
    t.emit({ t: 'inventionTaken', invention: id, deck: t.shuffle('deck.inventions', rest) })
  },
}

export const worth: Worth = () => 0.6
