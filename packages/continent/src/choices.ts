// How choices are written that name a card, or somebody's item.

import { type Clause, thing } from '@landfall/tabletop'
import { terrainAt } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import { nameOf } from './cards/decks.ts'
import type { Spot } from './components/map.ts'
import type { Seat } from './components/seats.ts'
import type { ContinentState } from './state.ts'
import type { ContinentWords } from './words.ts'

interface Named<Means> {
  readonly id: string
  readonly means: Means
  readonly at: CardId
}

/** The card itself. */
export const ofCard = (card: CardId): Named<CardId> => ({ id: card, means: card, at: card })

/** Something about a card, which may be somebody else's. */
export function aboutCard<Means>(
  id: string,
  at: CardId,
  means: Means,
  owner?: Seat,
): Named<Means> & { readonly concerns?: readonly Seat[] } {
  return owner === undefined ? { id, means, at } : { id, means, at, concerns: [owner] }
}

interface Leading {
  readonly id: Spot
  readonly means: Spot
  readonly at: `space/${Spot}`
  readonly clause?: Clause<ContinentWords>
}

/** A space, called by the terrain that lies there. */
export function ofSpot(state: Pick<ContinentState, 'spaces'>, to: Spot): Leading {
  const terrain = terrainAt(state, to)
  const choice = { id: to, means: to, at: `space/${to}` as const }
  return terrain === undefined ? choice : { ...choice, clause: thing({ name: nameOf(terrain) }) }
}
