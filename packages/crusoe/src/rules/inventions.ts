// Inventions on the board and in their deck. RC-ITEM.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import type { InventionId } from '../cards/inventions.ts'
import type { CrusoeState } from '../state.ts'
import { isInventionTarget } from '../target.ts'
import type { Crusoe } from '../types.ts'

/** RC-RES-04: somebody is about to build it. */
export function isPlanned({ plan }: CrusoeState, id: string): boolean {
  return plan.some(({ target }) => isInventionTarget(target, id))
}

export function chooseCard(
  t: Table<Crusoe>,
  kind: 'item' | 'inventionToDiscard' | 'inventionToTake',
  from: (state: CrusoeState) => readonly InventionId[],
  rule: string,
): Routine<InventionId | undefined> {
  return t.pick(() => ({ seat: TABLE, kind, rule, choices: from(t.state).map((id) => ({ id, at: id })) }))
}

/** RC-DISCARD-05 */
export function maybeReshuffleInventions(t: Table<Crusoe>): void {
  const { inventionDeck, inventionDiscard } = t.state
  if (inventionDeck.length > 0 || inventionDiscard.length === 0) return
  t.emit({ t: 'inventionDeckShuffled', deck: t.shuffle('deck.inventions', inventionDiscard) })
}

/** What can be built for nothing: it lies there, or has been flipped this round, and nobody is building it. */
export function canBeBuilt(state: CrusoeState, id: string): boolean {
  const { inventions, flipped, acting } = state
  if (isPlanned(state, id) || (acting !== undefined && isInventionTarget(acting.stack.target, id))) return false
  return inventions.some((one) => one === id) || flipped.some(({ item, rebuilt }) => item === id && !rebuilt)
}
