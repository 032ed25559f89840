// Items become Inventions again.
import { flipItem, flippableItems } from '../items.ts'
import { chooseCard } from '../rules/inventions.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface FlipItems {
  readonly items: number
}

export const verb: Verb<FlipItems> = {
  clause: ({ items }) => say('flip', { object: { noun: 'itemToFlip', count: items }, at: { noun: 'ifPossible' } }),
  inVain: 'nothingThere',
  *run(t, { items }, { rule }, vocabulary) {
    for (let flipped = 0; flipped < items; flipped++) {
      const item = yield* chooseCard(t, 'item', flippableItems, rule)
      if (item === undefined) return
      flipItem(t, vocabulary, item)
    }
  },
  isPossible: (t, { items }) => flippableItems(t.state).length >= items,
}

export const worth: Worth<FlipItems> = (_, { items }) => -1.3 * items

export const samples: Samples<FlipItems> = { items: COUNTS }
