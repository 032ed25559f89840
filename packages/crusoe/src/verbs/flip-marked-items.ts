// The marked Items become Inventions again. Serves one card only.
import { flipItem, flippableItems } from '../items.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-TOOLSINSPECTION-02 */
export const verb: Verb = {
  clause: () => say('flip', { object: { noun: 'markedItems' }, at: { noun: 'ifPossible' } }),
  inVain: 'nothingThere',
  run(t, _, { source = '' }, vocabulary) {
    for (const item of t.state.memory[source]?.items ?? []) {
      if (flippableItems(t.state).includes(item)) flipItem(t, vocabulary, item)
    }
  },
}

export const worth: Worth = () => -1.3
