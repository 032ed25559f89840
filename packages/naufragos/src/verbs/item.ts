// Somebody finds an item.

import type { NumberedItemId } from '../cards/card-ids.ts'
import { numberOf } from '../cards/decks.ts'
import { itemWorth } from '../heuristic/items.ts'
import { caresFor } from '../heuristic/outlook.ts'
import { isInRow } from './shared/decks.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Item {
  readonly card: NumberedItemId
}

export const verb: Verb<Item> = {
  rule: 'NA-CARD-04',
  clause: ({ card }) => say('takeItem', { object: { figure: numberOf(card) } }),
  isPersonal: true,
  inVain: 'gone',
  run(t, { card }, scope) {
    if (isInRow(t.state, card)) t.emit({ t: 'itemTaken', seat: scope.you, item: card })
  },
}

export const worth: Worth<Item> = (o, { card }, { you }) =>
  o.seen.called.includes(card) ? 0 : caresFor(o, you) * itemWorth(o, card)

export const samples: Samples<Item> = { card: ['item/the-tide-book', 'item/plumed-hat'] }
