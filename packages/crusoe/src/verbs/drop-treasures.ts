// The Treasures of this Action are lost. Serves one card only.
import { isTreasure } from '../cards/decks.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-MYST-14: they have been drawn all the same. */
export const verb: Verb = {
  clause: () => say('discard', { object: { noun: 'treasuresOfAction' } }),
  run(t) {
    const found = t.state.acting?.gained.treasures ?? t.state.mystery?.resolved.filter(isTreasure) ?? []
    const cards = found.filter((card) => t.state.cardsToCome.includes(card))
    if (cards.length > 0) t.emit({ t: 'treasuresDropped', cards })
  },
}

export const worth: Worth = () => 0
