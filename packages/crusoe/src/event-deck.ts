// The Event deck: Event cards, and the cards that were shuffled in among them. RC-EVT-03.
import type { DeckCardId } from './cards/decks.ts'
import type { CrusoeState } from './state.ts'

export function eventOnTop({ eventTop, eventOrder, eventDeck }: CrusoeState): DeckCardId | undefined {
  if (eventTop !== undefined) return eventTop
  const top = eventOrder.at(-1)
  return top === 'event' ? eventDeck.at(-1) : top
}
