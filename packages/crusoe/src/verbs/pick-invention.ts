// The group takes Inventions of its choice from the deck. Serves one card only.
import { chooseCard, maybeReshuffleInventions } from '../rules/inventions.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface PickInvention {
  readonly cards: number
}

/** RC-CARD-COUNCIL-01: the group looks through the deck. */
export const verb: Verb<PickInvention> = {
  clause: ({ cards }) => say('layOut', { object: { noun: 'inventionOfChoice', count: cards }, to: { noun: 'board' } }),
  *run(t, { cards }, { rule }) {
    for (let picked = 0; picked < cards; picked++) {
      maybeReshuffleInventions(t)
      const id = yield* chooseCard(t, 'inventionToTake', ({ inventionDeck }) => [...inventionDeck].sort(), rule)
      if (id === undefined) return
      const rest = t.state.inventionDeck.filter((other) => other !== id)
      t.emit({ t: 'inventionTaken', invention: id, deck: t.shuffle('deck.inventions', rest) })
    }
  },
}

export const worth: Worth<PickInvention> = (_, { cards }) => 0.6 * cards

export const samples: Samples<PickInvention> = { cards: COUNTS }
