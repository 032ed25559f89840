// Items become Inventions again.
import { flipItem, flippableItems } from '../items.ts'
import { chooseCard } from '../rules/inventions.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface FlipItems {
  readonly items: number
}

export const verb: Verb<FlipItems> = {
  clause: ({ items }) => say('flip', { object: { noun: 'itemToFlip', count: items }, at: { noun: 'ifPossible' } }),
  *run(t, { items }, { rule }) {
    for (let flipped = 0; flipped < items; flipped++) {
      const item = yield* chooseCard(t, 'item', flippableItems(t.state), rule)
      if (item === undefined) return
      flipItem(t, item)
    }
  },
  isPossible: (t, { items }) => flippableItems(t.state).length >= items,
  worth: (_, { items }) => -1.3 * items,
  samples: { items: COUNTS },
}
