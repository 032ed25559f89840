// Items are marked for the lower half of the card. Serves one card only.
import type { InventionId } from '../cards/inventions.ts'
import { flippableItems } from '../items.ts'
import { chooseCard } from '../rules/inventions.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface MarkItems {
  readonly items: number
}

/** RC-CARD-TOOLSINSPECTION-01 */
export const verb: Verb<MarkItems> = {
  clause: ({ items }) => say('mark', { object: { noun: 'item', count: items }, at: { noun: 'ifPossible' } }),
  *run(t, { items }, { rule, source = '' }) {
    const marked: InventionId[] = []
    while (marked.length < items) {
      const item = yield* chooseCard(
        t,
        'item',
        (state) => flippableItems(state).filter((one) => !marked.includes(one)),
        rule,
      )
      if (item === undefined) break
      marked.push(item)
    }
    t.emit({ t: 'remembered', card: source, memory: { items: marked } })
  },
}

export const worth: Worth<MarkItems> = () => 0

export const samples: Samples<MarkItems> = { items: COUNTS }
