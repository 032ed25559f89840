// Where a card lies on the Board, and whether it is anywhere at all.

import { isOut } from './adventure.ts'
import type { CardId } from './cards/card-ids.ts'
import { isExploration } from './cards/decks.ts'
import { type Direction, directionOf, type Spot, spotsIn } from './components/map.ts'
import type { ContinentState } from './state.ts'

/** The space that a card fills. */
export function spotOf({ spaces }: Pick<ContinentState, 'spaces'>, card: CardId): Spot | undefined {
  for (const spot of spotsIn(spaces)) {
    const space = spaces[spot]
    if (space === undefined || 'fog' in space) continue
    if (('terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier) === card) return spot
  }
  return undefined
}

/** In which direction a space lies from the card that fills the one beside it. */
export function sideOf(state: Pick<ContinentState, 'spaces'>, card: CardId, to: Spot): Direction | undefined {
  const at = spotOf(state, card)
  return at === undefined ? undefined : directionOf(at, to)
}

/** The terrain beside which an event lies. */
export const eventPlace = ({ events }: Pick<ContinentState, 'events'>, card: CardId): Spot | undefined =>
  events.find((one) => one.card === card)?.at

/** Whether a card is in play: on the Board, with somebody, or being resolved. */
export function isAnywhere(state: ContinentState, card: CardId): boolean {
  const { past, banished, explorations } = state
  if (past.includes(card) || banished.includes(card)) return false
  if (isExploration(card)) return !Object.values(explorations).some((cards) => cards.includes(card))
  return isOut(state, card)
}
