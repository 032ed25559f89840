// The top Invention of the deck is laid out. Serves one card only.
import { maybeReshuffleInventions } from '../rules/inventions.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-SKELETON-01 */
export const verb: Verb = {
  clause: () => say('layOut', { object: { noun: 'topInvention' }, to: { noun: 'board' } }),
  run(t) {
    maybeReshuffleInventions(t)
    const id = t.state.inventionDeck.at(-1)
    if (id !== undefined) t.emit({ t: 'inventionTaken', invention: id, deck: t.state.inventionDeck.slice(0, -1) })
  },
}

export const worth: Worth = () => 0.3
