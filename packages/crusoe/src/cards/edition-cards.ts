// Cards as they are in the edition that is played: one function a deck.
import { editionOf, type OfEdition } from '../editions.ts'
import type { Adventure } from './adventure.ts'
import {
  type AdventureId,
  type DangerId,
  isAdventure,
  isTreasure,
  type KeptId,
  type MysteryId,
  type TreasureId,
} from './decks.ts'
import type { EventCard, EventId } from './events.ts'
import type { Danger, Treasure } from './mystery.ts'
import type { Usable } from './use.ts'

export function eventOf(game: OfEdition, id: EventId): EventCard {
  return editionOf(game).events[id]
}

export function adventureOf(game: OfEdition, id: AdventureId): Adventure {
  return editionOf(game).adventures[id]
}

export function dangerOf(game: OfEdition, id: DangerId): Danger {
  return editionOf(game).dangers[id]
}

export function treasureOf(game: OfEdition, id: TreasureId): Treasure {
  return editionOf(game).treasures[id]
}

/** The lower half of a card that came back from the Event deck. */
export function lowerHalf(game: OfEdition, id: AdventureId | MysteryId): Adventure['event'] {
  if (isAdventure(id)) return adventureOf(game, id).event
  return isTreasure(id) ? treasureOf(game, id).event : dangerOf(game, id).event
}

const NOTHING: Usable = {}

/** What a card beside the board can do. */
export function keptCard(game: OfEdition, id: KeptId): Usable {
  return editionOf(game).kept[id] ?? NOTHING
}
