// Where a card lies on the Board.

import type { CardId } from './cards/card-ids.ts'
import { placeOf, typeOf } from './cards/decks.ts'
import { type Direction, directionOf, type Spot, spotsIn } from './components/map.ts'
import type { ContinentState } from './state.ts'

/** The space that a card fills. */
export function spotOf({ spaces }: Pick<ContinentState, 'spaces'>, card: CardId): Spot | undefined {
  switch (typeOf(card)) {
    case 'terrain': {
      const place = placeOf(card)
      const space = place === undefined ? undefined : spaces[place]
      return space !== undefined && 'terrain' in space && space.terrain === card ? place : undefined
    }
    case 'barrier':
    case 'permanent':
      return spotsIn(spaces).find((spot) => {
        const space = spaces[spot]
        return (
          space !== undefined &&
          (('open' in space && space.open === card) || ('barrier' in space && space.barrier === card))
        )
      })
    default:
      return undefined
  }
}

/** In which direction a space lies from the card that fills the one beside it. */
export function sideOf(state: Pick<ContinentState, 'spaces'>, card: CardId, to: Spot): Direction | undefined {
  const at = spotOf(state, card)
  return at === undefined ? undefined : directionOf(at, to)
}

/** The terrain beside which an event lies. */
export const eventPlace = ({ events }: Pick<ContinentState, 'events'>, card: CardId): Spot | undefined =>
  events.find((one) => one.card === card)?.at
