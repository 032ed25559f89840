// Cards that are shuffled into the Event deck. RC-DICE-15, RC-EVT-03.
import type { Table } from '@landfall/kernel'
import { type AdventureId, isAdventure, isDanger, isTreasure, type MysteryId } from '../cards/decks.ts'
import { isEvent } from '../cards/events.ts'
import type { Crusoe } from '../types.ts'

function isShuffledIn(card: string): card is AdventureId | MysteryId {
  return isAdventure(card) || isTreasure(card) || isDanger(card)
}

/** RC-DICE-15, RC-EVT-03 */
export function shuffleIn(t: Table<Crusoe>, card: string): void {
  if (!isShuffledIn(card)) throw new Error(`${card} cannot be shuffled into the Event deck`)
  const { eventOrder, eventTop } = t.state
  const top = eventTop === undefined ? [] : [isEvent(eventTop) ? ('event' as const) : eventTop]
  t.emit({ t: 'shuffledIn', card, order: t.shuffle('deck.events', [...eventOrder, ...top, card]) })
}
