// How choices are written that name a card, or somebody's item.

import type { CardId } from './cards/card-ids.ts'
import type { Seat } from './components/seats.ts'

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
