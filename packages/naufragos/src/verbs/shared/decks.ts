// Decks and numbered cards, as verbs see them.
import type { Routine, Table } from '@landfall/kernel'
import type { DeckCardId, NumberedId } from '../../cards/card-ids.ts'
import { EXPLORATIONS, isExploration } from '../../cards/decks.ts'
import type { Seat } from '../../components/seats.ts'
import { AREAS, type Area, areaOf } from '../../components/tracks.ts'
import type { Looked } from '../../effect-types.ts'
import { castaway } from '../../people.ts'
import { DECK_FIELDS, type DeckName, type NaufragosState } from '../../state.ts'
import type { HiddenCard, Naufragos } from '../../types.ts'

/** NA-CARD-04: a numbered card that has left its row cannot be called again. */
export const isInRow = ({ called }: NaufragosState, card: NumberedId): boolean => !called.includes(card)

/** The deck to which a numbered card belongs. */
export const deckFor = (card: DeckCardId): DeckName => (isExploration(card) ? EXPLORATIONS[card].deck : 'event')

/** The top cards of a deck, the next one first. */
export function topOf(state: NaufragosState, deck: DeckName, count: number): readonly HiddenCard[] {
  return state[DECK_FIELDS[deck]].slice(-count).toReversed()
}

/** The areas whose decks have a card. */
export const filledDecks = (state: NaufragosState): readonly Area[] =>
  AREAS.filter((area) => state[DECK_FIELDS[area]].length > 0)

/** The deck that is meant; nothing, if there is none with a card to choose. */
export function* deckMeant(t: Table<Naufragos>, seat: Seat, deck: Looked, rule: string): Routine<DeckName | undefined> {
  if (deck === 'own') return areaOf(castaway(t.state, seat).space)
  if (deck !== 'any') return deck
  const decks = t.state.former ? AREAS : filledDecks(t.state)
  const choices = decks.map((id) => ({ id, at: `deck/${id}` as const }))
  return yield* t.pick({ seat, kind: 'deck', rule, choices })
}
