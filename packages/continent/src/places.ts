// Where a card lies on the Board.

import type { CardId } from './cards/card-ids.ts'
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
