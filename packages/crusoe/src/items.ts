// Items: how they come into play, what they bring, and how they are lost. RC-ITEM.
import type { Routine, Table } from '@landfall/kernel'
import type { InventionId } from './cards/inventions.ts'
import { SPACES } from './components/island.ts'
import { editionOf } from './editions.ts'
import { inventionOf } from './scenarios/sheets.ts'
import { additionalOn } from './sources.ts'
import type { CrusoeState } from './state.ts'
import type { Crusoe, CrusoeVocabulary } from './types.ts'

/** RC-ITEM-05, RC-ITEM-07, RC-USE-02: it becomes available, and its one-time effect happens. */
export function becomeItem(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, item: InventionId): Routine {
  t.emit({ t: 'itemAvailable', item })
  const { once = [] } = inventionOf(item)
  return vocabulary.run(t, once, { you: t.state.firstPlayer, rule: 'RC-ENDACT-04', source: item })
}

/** RC-ITEM-13: what is on the scenario sheet stays. */
export function flippableItems({ items, flipped }: CrusoeState): readonly InventionId[] {
  return items.filter((item) => inventionOf(item).kind !== 'sheet' && !flipped.some((one) => one.item === item))
}

/** RC-ITEM-08, RC-ITEM-17, RC-ED-07: bonuses go at once; the rest when the round is over, or at once as well. */
export function flipItem(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, item: InventionId): void {
  t.emit({ t: 'itemFlipped', item })
  loseBonus(t, vocabulary, item)
  if (editionOf(t.config).flippedAtOnce) loseItem(t, item)
}

/** RC-ITEM-08: what was flipped and not built again. */
export function loseFlippedItems(t: Table<Crusoe>): void {
  for (const { item } of [...t.state.flipped]) loseItem(t, item)
}

function loseItem(t: Table<Crusoe>, item: InventionId): void {
  removeTokens(t, item)
  t.emit({ t: 'itemLost', item })
}

/** RC-ITEM-14, RC-CARD-CATASTROPHE-03 */
export function discardItem(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, item: InventionId): void {
  loseBonus(t, vocabulary, item)
  removeTokens(t, item)
  t.emit({ t: 'itemLost', item, deck: t.shuffle('deck.inventions', [...t.state.inventionDeck, item]) })
}

/** RC-ITEM-11, RC-UNMET-11 */
function loseBonus(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, item: InventionId): void {
  vocabulary.reverse(t, inventionOf(item).once ?? [], 'RC-ITEM-11')
}

/** RC-ITEM-17: the tokens that the Item has put on the board. */
function removeTokens(t: Table<Crusoe>, item: InventionId): void {
  for (const space of SPACES) {
    if (additionalOn(t.state, space, 'food').includes(item))
      t.emit({ t: 'additionalRemoved', space, kind: 'food', by: item })
  }
  if (t.state.memory[item]?.producesAt !== undefined) t.emit({ t: 'forgotten', card: item })
}
