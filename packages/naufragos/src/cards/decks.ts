// The decks of the box, as they are written: which cards lie where, and which numbers they have.
import { BUILDINGS } from './buildings.ts'
import { CAMP_CARDS } from './camp-cards.ts'
import type { CampId, CardId, DamageId, Deck, EventId, ExplorationId, ItemId, NumberedId } from './card-ids.ts'
import type { ExplorationCard, Item, Numbered } from './cards.ts'
import { CENTRE } from './centre.ts'
import { CHARACTERS } from './characters.ts'
import { COAST } from './coast.ts'
import { DAMAGE_CARDS } from './damage-cards.ts'
import { EVENT_CARDS } from './events.ts'
import { INTERIOR } from './interior.ts'
import { ITEM_CARDS } from './items.ts'
import { WRECKAGE } from './wreckage.ts'

export const EXPLORATIONS: Deck<ExplorationId, ExplorationCard> = { ...COAST, ...INTERIOR, ...CENTRE }
export const ITEMS: Deck<ItemId, Item> = { ...WRECKAGE, ...ITEM_CARDS }

/** All cards that a card can call. */
const CALLED: Deck<NumberedId, Numbered> = {
  ...EXPLORATIONS,
  ...EVENT_CARDS,
  ...ITEM_CARDS,
  ...CAMP_CARDS,
  ...DAMAGE_CARDS,
}
const ALL: Deck<CardId, object> = { ...CALLED, ...WRECKAGE, ...CHARACTERS, ...BUILDINGS }

/** The names of a deck, in the order in which it is written. */
function idsOf<Cards extends object>(deck: Cards): readonly Extract<keyof Cards, string>[] {
  const ids: Extract<keyof Cards, string>[] = []
  for (const id in deck) ids.push(id)
  return ids
}

export const CARD_IDS = idsOf(ALL)
export const CHARACTER_IDS = idsOf(CHARACTERS)
export const BUILDING_IDS = idsOf(BUILDINGS)

/** Whether a card is no longer dealt. Only games that began with it have it. */
export const isWithdrawn = (card: CardId): boolean => Object.hasOwn(ALL[card], 'withdrawn')
const isDealt = (card: CardId): boolean => !isWithdrawn(card)

export const WRECKAGE_IDS = idsOf(WRECKAGE).filter(isDealt)
/** NA-SETUP-09 */
export const FIRST_CAMP_IDS = idsOf(CAMP_CARDS).filter((id) => CAMP_CARDS[id].start === true)
/** NA-SETUP-10 */
export const BASE_EVENT_IDS = idsOf(EVENT_CARDS).filter((id) => EVENT_CARDS[id].number === undefined && isDealt(id))
export const NUMBERED_EVENT_IDS = idsOf(EVENT_CARDS).filter((id) => EVENT_CARDS[id].number !== undefined)

/** NA-SETUP-06: the pools of the three areas. */
const isOfPool = (id: ExplorationId): boolean =>
  EXPLORATIONS[id].number === undefined && EXPLORATIONS[id].zero === undefined && isDealt(id)
export const COAST_IDS = idsOf(COAST).filter(isOfPool)
export const INTERIOR_IDS = idsOf(INTERIOR).filter(isOfPool)
export const CENTRE_IDS = idsOf(CENTRE).filter(isOfPool)

export const isExploration = (name: string): name is ExplorationId => Object.hasOwn(EXPLORATIONS, name)

/** The number of a zero card; nothing, where it is another one. */
export const zeroOn = (card: string): number | undefined => (isExploration(card) ? EXPLORATIONS[card].zero : undefined)
/** NA-SETUP-07 */
export const ZERO_IDS = idsOf(EXPLORATIONS)
  .filter((id) => zeroOn(id) !== undefined && isDealt(id))
  .toSorted((one, other) => (zeroOn(one) ?? 0) - (zeroOn(other) ?? 0))

/** What kept games may have in their decks besides. */
export const WITHDRAWN_EVENT_IDS = idsOf(EVENT_CARDS).filter(isWithdrawn)
export const WITHDRAWN_EXPLORATION_IDS = idsOf(EXPLORATIONS).filter(isWithdrawn)
export const WITHDRAWN_WRECKAGE_IDS = idsOf(WRECKAGE).filter(isWithdrawn)

export const isCard = (name: string): name is CardId => Object.hasOwn(ALL, name)
export const isDamage = (card: CampId): card is DamageId => Object.hasOwn(DAMAGE_CARDS, card)
export const isItem = (name: string): name is ItemId => Object.hasOwn(ITEMS, name)
export const isEvent = (name: string): name is EventId => Object.hasOwn(EVENT_CARDS, name)

const isCalled = (name: string): name is NumberedId => Object.hasOwn(CALLED, name)

/** The number on a card; nothing, where it has none. */
export const numberOn = (card: string): number | undefined => (isCalled(card) ? CALLED[card].number : undefined)

export function numberOf(card: NumberedId): number {
  const { number } = CALLED[card]
  if (number === undefined) throw new Error(`card "${card}" has no number`)
  return number
}
