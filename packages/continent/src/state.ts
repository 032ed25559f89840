// The whole state, and who may see each field of it.

import { counted, each, everyone, fields, type StateOf, unseen, type Zones } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import type { Icon } from './components/actions.ts'
import type { Area, Spot } from './components/map.ts'
import type { Pennant } from './components/materials.ts'
import type { Explorer, Seat } from './components/seats.ts'
import type { Clue, Mode } from './config.ts'
import type { Continent } from './types.ts'

export type ContinentState = StateOf<Continent>

/** One or more cards under one die: the first card carries it. T7-ITEM, T7-COMB-02 */
export interface Item {
  cards: CardId[]
  /** 0 once its last point is used, until it is broken up in step 5. T7-ACT-OBJ-05 */
  die: number
}

/** An explorer in play. */
export interface Member {
  readonly seat: Seat
  readonly who: Explorer
  at: Spot
  /** Skill, Bonus and State cards. The Character card, which never leaves it, is not listed. */
  hand: CardId[]
  items: Item[]
  /** Where its fire figure burns. T7-FIRE-01 */
  fire?: Spot | undefined
}

/** T7-JOINLEAVE-02: what somebody who left for a time has kept. */
interface Absent {
  readonly seat: Seat
  readonly who: Explorer
  readonly hand: readonly CardId[]
  readonly items: readonly { readonly cards: readonly CardId[]; readonly die: number }[]
}

/** What lies in a space of the Board. */
type Space =
  | { readonly terrain: CardId }
  /** Foggy side up; `seen`, if somebody has looked at its front. */
  | { readonly fog: Area; readonly seen?: CardId | undefined }
  /** An Exploration card that is a Permanent Event, face up; its space stays taken. T7-PERM-09 */
  | { readonly open: CardId }
  | { readonly barrier: CardId }

/** T7-PERM-02 */
interface Attached {
  readonly card: CardId
  readonly at: Spot
}

/** Where an action is printed: on a card, as its first action or a later one, or on a foggy card. */
export type Source = { readonly card: CardId; readonly nth: number } | { readonly fog: Spot }

/** T7-LIFE-15 */
export interface Drawn {
  readonly card: CardId
  readonly from: 'deck' | 'pile'
}

/** An effect of a card that is applied: the nth of what lasts on it. */
export interface Applied {
  readonly who: Explorer
  readonly card: CardId
  readonly nth: number
  /** The item of another whose durability it spares. */
  readonly spares?: CardId
  /** After the cards were revealed: of several benefits of which one is chosen, it is the stars. */
  readonly late?: true
}

/** An item that is used: the card on top of it. */
interface Used {
  readonly who: Explorer
  readonly item: CardId
  readonly spared?: true
}

/** The action that is being resolved. T7-ACT-02 */
export interface ActionInHand {
  readonly source: Source
  readonly icon: Icon
  readonly active: Explorer
  /** The active player first, then clockwise. */
  involved: Explorer[]
  readonly isMandatory?: true | undefined
  /** The Terrain card where it takes place. */
  readonly at: Spot
  /** T7-MOVE-02 */
  destination?: Spot | undefined
  /** Players who do not want to be involved. T7-TURN-05 */
  readonly refused: readonly Explorer[]
  /** T7-ACT-COST-02: how much of the cost has become difficulty. */
  exchange: number
  used: Used[]
  applied: Applied[]
  /** Effects that somebody does not want. T7-ACT-RES-15 */
  declined: Applied[]
  /** From step 2 on: what the difficulty is, once nothing can change it. */
  difficulty?: number | undefined
  /** How many cards are drawn. */
  cards: number
  drawn: Drawn[]
  /** From step 3 on. */
  stars?: number | undefined
  succeeded?: boolean | undefined
  /** The next `rec` is so much higher. */
  meal: number
  /** The takes of this number are done twice. */
  doubles?: number | undefined
  /** Pennants of used items that are no longer there. T7-ACT-OBJ-05 */
  pennants: Pennant[]
}

/** A mandatory action that is to be performed next. T7-TURN-21 */
export interface Pending {
  readonly source: Source
  readonly active: Explorer
  readonly involved: readonly Explorer[]
}

/** A Temporary Event that waits for its mandatory action. T7-TEMP-03 */
export interface Waiting {
  readonly card: CardId
  /** The space that it clears when it goes. T7-EXPL-09 */
  readonly clears?: Spot
}

/** For whom cards are resolved at this moment. */
export interface Circle {
  readonly active: Explorer
  readonly involved: readonly Explorer[]
}

/** What somebody is about to take, or to suffer. */
export type Threat =
  | { readonly threat: 'take'; readonly who: Explorer; readonly number: number; readonly averted?: true }
  | { readonly threat: 'lifeLoss'; readonly who: Explorer; readonly averted?: true }
  | { readonly threat: 'curse'; readonly card: CardId; readonly averted?: true }

/** A page of the expedition's diary: from one camp to the next. */
export interface Page {
  /** Terrain cards, in the order in which they were first reached. */
  readonly places: readonly CardId[]
  readonly found: readonly CardId[]
  readonly states: readonly { readonly who: Explorer; readonly card: CardId }[]
  /** Action cards drawn or lost, and those that came back. */
  readonly spent: number
  readonly recovered: number
  readonly actions: number
}

/** What there is only at times is undefined at others: a field that comes and goes would make every state slow to read. */
export interface State {
  /** Those at the table, taken or free. */
  seats: readonly Seat[]
  mode: Mode
  /** The curses that are not lifted yet, and those that are. T7-WIN-03 */
  clues: Clue[]
  lifted: Clue[]
  /** Those in play, in the order of their seats. */
  members: Member[]
  absent: Absent[]
  /** Others take part than before, and not everybody has seen to the new limits yet. T7-JOINLEAVE-08 */
  isChanging?: true | undefined
  /** Explorers who cannot be chosen again. T7-ELIM-07 */
  gone: Explorer[]
  /** Who was active last. T7-TURN-02 */
  last?: Seat | undefined
  /** The players do not agree on the next active player. T7-TURN-27 */
  disputed: boolean
  // The Action Deck has no order: each card is drawn at random when it is drawn. Cards on top that somebody has looked at
  // are known.
  deckTop: CardId[]
  deck: CardId[]
  /** Face up; face down while the deck is empty. T7-LIFE-04 */
  pile: CardId[]
  turnedPile: CardId[]
  /** Skill cards of explorers who are away. T7-JOINLEAVE-04 */
  storage: CardId[]
  past: CardId[]
  banished: CardId[]
  /** Banished without being seen. T7-BANISH-05 */
  sealed: CardId[]
  /** The fronts of foggy cards, and the cards that are left, by area. */
  fog: { [A in Area]: { [spot: Spot]: CardId } }
  explorations: { [A in Area]: CardId[] }
  spaces: { [spot: Spot]: Space }
  events: Attached[]
  /** Events that lie, face up, under foggy cards. */
  under: { [spot: Spot]: CardId }
  quests: CardId[]
  /** Advanced Skills that were bought. T7-XP-05 */
  learned: CardId[]
  /** T7-SAVE-10 */
  camps: number
  /** T7-SAVE-08 */
  actedSinceCamp: boolean
  action?: ActionInHand | undefined
  pending: Pending[]
  waiting: Waiting[]
  /** Cards that are taken and not put anywhere yet. */
  resolving: CardId[]
  /** Cards that have left a hand and do something then. */
  leaving: CardId[]
  circle?: Circle | undefined
  threat?: Threat | undefined
  /** So many gifts or trades cost no cards. */
  freeTrades: number
  /** Numbers that were entered in vain. T7-NUM-20 */
  tried: number[]
  diary: Page[]
  today: Page
}

const OF_AREAS = {
  strand: each(unseen('strand')),
  fen: each(unseen('fen')),
  terraces: each(unseen('terraces')),
  shelf: each(unseen('shelf')),
} as const

const DECKS_OF_AREAS = {
  strand: counted('strand'),
  fen: counted('fen'),
  terraces: counted('terraces'),
  shelf: counted('shelf'),
} as const

export const zones = {
  seats: everyone,
  mode: everyone,
  clues: everyone,
  lifted: everyone,
  members: everyone,
  absent: everyone,
  isChanging: everyone,
  gone: everyone,
  last: everyone,
  disputed: everyone,
  deckTop: everyone,
  deck: counted('actions'),
  pile: everyone,
  turnedPile: counted('actions'),
  storage: everyone,
  past: everyone,
  banished: everyone,
  sealed: counted('adventure'),
  fog: fields(OF_AREAS),
  explorations: fields(DECKS_OF_AREAS),
  spaces: everyone,
  events: everyone,
  under: everyone,
  quests: everyone,
  learned: everyone,
  camps: everyone,
  actedSinceCamp: everyone,
  action: everyone,
  pending: everyone,
  waiting: everyone,
  resolving: everyone,
  leaving: everyone,
  circle: everyone,
  threat: everyone,
  freeTrades: everyone,
  tried: everyone,
  diary: everyone,
  today: everyone,
} satisfies Zones<State>
