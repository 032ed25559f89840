// An Item is lost for good. Serves one card only.
import { discardItem, flippableItems } from '../items.ts'
import { chooseCard } from '../rules/inventions.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('discard', { object: { noun: 'item', count: 1 }, at: { noun: 'ifPossible' } }),
  *run(t, _, { rule }, vocabulary) {
    const item = yield* chooseCard(t, 'item', flippableItems, rule)
    if (item !== undefined) discardItem(t, vocabulary, item)
  },
}

export const worth: Worth = () => -2
