// All cards by their ids, whatever deck they are of.
import type { DiceAction } from '../components/dice.ts'
import type { Adventure } from './adventure.ts'
import { BUILD_ADVENTURES } from './build-adventures.ts'
import { CREATURES } from './creatures.ts'
import type { EquipmentId } from './equipment.ts'
import type { EventId } from './events.ts'
import { EXPLORE_ADVENTURES } from './explore-adventures.ts'
import { GATHER_ADVENTURES } from './gather-adventures.ts'
import type { Danger } from './mystery.ts'
import { TRAPS } from './traps.ts'
import { TREASURES } from './treasures.ts'
import type { WreckageId } from './wreckage.ts'

export type AdventureId =
  | keyof typeof BUILD_ADVENTURES
  | keyof typeof GATHER_ADVENTURES
  | keyof typeof EXPLORE_ADVENTURES
export type TreasureId = keyof typeof TREASURES
export type DangerId = keyof typeof CREATURES | keyof typeof TRAPS
export type MysteryId = TreasureId | DangerId
/** What can lie in the Event deck. RC-EVT-03 */
export type DeckCardId = EventId | AdventureId | MysteryId
/** What can lie on a Threat space. */
export type ThreatId = EventId | WreckageId
/** What can lie beside the board. */
export type KeptId = EquipmentId | TreasureId | AdventureId

export const ADVENTURES: { readonly [C in AdventureId]: Adventure } = {
  ...BUILD_ADVENTURES,
  ...GATHER_ADVENTURES,
  ...EXPLORE_ADVENTURES,
}

export const DANGERS: { readonly [C in DangerId]: Danger } = { ...CREATURES, ...TRAPS }

const ADVENTURE_IDS: ReadonlySet<string> = new Set(Object.keys(ADVENTURES))
const TREASURE_IDS: ReadonlySet<string> = new Set(Object.keys(TREASURES))
const DANGER_IDS: ReadonlySet<string> = new Set(Object.keys(DANGERS))

export const isAdventure = (id: string): id is AdventureId => ADVENTURE_IDS.has(id)
export const isTreasure = (id: string): id is TreasureId => TREASURE_IDS.has(id)
export const isDanger = (id: string): id is DangerId => DANGER_IDS.has(id)

function adventureDeck(cards: { readonly [card: string]: Adventure }): readonly AdventureId[] {
  return Object.entries(cards).flatMap(([id, { copies = 1 }]) =>
    isAdventure(id) ? Array.from({ length: copies }, () => id) : [],
  )
}

/** The cards of the Adventure decks, with all their copies. */
export const ADVENTURE_DECKS: { readonly [A in DiceAction]: readonly AdventureId[] } = {
  build: adventureDeck(BUILD_ADVENTURES),
  gather: adventureDeck(GATHER_ADVENTURES),
  explore: adventureDeck(EXPLORE_ADVENTURES),
}

export const MYSTERY_IDS: readonly MysteryId[] = [
  ...Object.keys(TREASURES).filter(isTreasure),
  ...Object.keys(DANGERS).filter(isDanger),
]

export type MysteryType = 'treasure' | 'creature' | 'trap'

export function mysteryType(id: MysteryId): MysteryType {
  if (isTreasure(id)) return 'treasure'
  return Object.hasOwn(TRAPS, id) ? 'trap' : 'creature'
}
