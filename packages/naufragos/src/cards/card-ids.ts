// The names of all cards, tiles and people of the box: the English titles say which there are.
import type { buildings } from '../text/en/cards/buildings.ts'
import type { campCards } from '../text/en/cards/camp-cards.ts'
import type { centre } from '../text/en/cards/centre.ts'
import type { characters } from '../text/en/cards/characters.ts'
import type { coast } from '../text/en/cards/coast.ts'
import type { damageCards } from '../text/en/cards/damage-cards.ts'
import type { events } from '../text/en/cards/events.ts'
import type { cards } from '../text/en/cards/index.ts'
import type { interior } from '../text/en/cards/interior.ts'
import type { items } from '../text/en/cards/items.ts'
import type { wreckage } from '../text/en/cards/wreckage.ts'

export type CharacterId = keyof typeof characters
export type CampCardId = keyof typeof campCards
export type DamageId = keyof typeof damageCards
export type BuildingId = keyof typeof buildings
export type EventId = keyof typeof events
export type WreckageId = keyof typeof wreckage
export type NumberedItemId = keyof typeof items
export type CoastId = keyof typeof coast
export type InteriorId = keyof typeof interior
export type CentreId = keyof typeof centre

export type CardId = keyof typeof cards
export type ExplorationId = CoastId | InteriorId | CentreId
export type ItemId = WreckageId | NumberedItemId
/** What can lie on the Camp board. */
export type CampId = CampCardId | DamageId
/** A card that another one can put into a deck. NA-SETUP-05 */
export type DeckCardId = ExplorationId | EventId
/** A card that another one can call by its number. */
export type NumberedId = DeckCardId | NumberedItemId | CampId

type Options<Id extends CardId> = (typeof cards)[Id] extends { readonly options: infer Captions }
  ? keyof Captions
  : never

/** The caption of an option of a card: the card, and which of its options it is. */
export type Label = { readonly [Id in CardId]: `${Id}/${Options<Id>}` }[CardId]

/** Every card of a deck. */
export type Deck<Id extends CardId, Card> = { readonly [One in Id]: Card }
