// Numbered cards: which are in the Adventure Deck, and which one is taken. T7-NUM

import type { Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { cardsNumbered, isAdventure, isExploration } from './cards/decks.ts'
import { spotsIn } from './components/map.ts'
import type { Member } from './people.ts'
import { spotOf } from './places.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** Whether a card is anywhere but in the Adventure Deck. */
export function isOut(state: ContinentState, card: CardId): boolean {
  const { past, banished, sealed, quests, members, absent, events, under, resolving, waiting } = state
  if (past.includes(card) || banished.includes(card) || quests.includes(card) || sealed.includes(card)) return true
  if (resolving.includes(card)) return true
  for (const one of waiting) if (one.card === card) return true
  for (const one of events) if (one.card === card) return true
  for (const one of members) if (isHeldBy(one, card)) return true
  for (const one of absent) if (isHeldBy(one, card)) return true
  if (spotOf(state, card) !== undefined) return true
  for (const spot of spotsIn(under)) if (under[spot] === card) return true
  return false
}

function isHeldBy({ hand, items }: Pick<Member, 'hand' | 'items'>, card: CardId): boolean {
  if (hand.includes(card)) return true
  for (const { cards } of items) if (cards.includes(card)) return true
  return false
}

/** Whether a card is in play: on the Board, with somebody, or being resolved. */
export function isAnywhere(state: ContinentState, card: CardId): boolean {
  const { past, banished, explorations } = state
  if (past.includes(card) || banished.includes(card)) return false
  if (isExploration(card)) return !Object.values(explorations).some((cards) => cards.includes(card))
  return isOut(state, card)
}

/** T7-GEN-10: how many cards of a number are in the deck, by the colour of their backs. */
export function inAdventureDeck(
  state: ContinentState,
  number: number,
): { readonly green: readonly CardId[]; readonly gold: readonly CardId[] } {
  const { green, gold } = cardsNumbered(number)
  const isIn = (card: CardId): boolean => !isOut(state, card)
  return { green: green.filter(isIn), gold: gold.filter(isIn) }
}

/** T7-NUM-02 to T7-NUM-04: the cards of which one would be taken. */
function candidates(state: ContinentState, number: number): readonly CardId[] {
  const { green, gold } = inAdventureDeck(state, number)
  return green.length > 0 ? green : gold
}

/** T7-NUM-05, T7-LOAD-01: the whole Past goes back to the decks. */
export function returnPast(t: T, rule: string): void {
  if (t.state.past.length > 0) t.emit({ t: 'pastReturned', rule })
}

/** T7-NUM-02 to T7-NUM-08: the card of this number that comes next. */
export function nextNumbered(t: T, number: number): CardId | undefined {
  if (
    candidates(t.state, number).length === 0 &&
    t.state.past.some((card) => isAdventure(card) || isExploration(card))
  ) {
    returnPast(t, 'T7-NUM-05')
  }
  return oneOf(t, candidates(t.state, number))
}

/** `take?`: the Past stays where it is. */
export const nextNumberedIfAny = (t: T, number: number): CardId | undefined => oneOf(t, candidates(t.state, number))

/** T7-BANISH-04: the gold card of a number. */
export function goldNumbered(t: T, number: number): CardId | undefined {
  const gold = (): readonly CardId[] => inAdventureDeck(t.state, number).gold
  if (gold().length === 0) returnPast(t, 'T7-BANISH-04')
  return oneOf(t, gold())
}

/** T7-BANISH-05 to T7-BANISH-07: a green card that nobody looks at. */
export function banishUnseen(t: T, number: number): boolean {
  const card = oneOf(t, inAdventureDeck(t.state, number).green)
  if (card === undefined) return false
  t.emit({ t: 'numberSealed', card, number })
  return true
}

function oneOf(t: T, cards: readonly CardId[]): CardId | undefined {
  const [only, second] = cards
  return second === undefined ? only : t.chance('adventure', cards)
}
