// The whole state, and who may see each field of it.

import {
  counted,
  type Everyone,
  each,
  everyone,
  fields,
  hand,
  owned,
  type StateOf,
  unseen,
  type Zones,
} from '@landfall/kernel'
import type {
  BuildingId,
  CampId,
  CardId,
  CharacterId,
  EventId,
  ExplorationId,
  ItemId,
  NumberedId,
  WreckageId,
} from './cards/card-ids.ts'
import type { Action } from './components/action-spaces.ts'
import type { PerSeat, Seat } from './components/seats.ts'
import type { FishTile, Tile } from './components/tiles.ts'
import type { Flag } from './effect-types.ts'
import type { HiddenCard, Naufragos, Votable } from './types.ts'

export type NaufragosState = StateOf<Naufragos>

export interface Castaway {
  character: CharacterId
  energy: number
  wounds: number
  traumas: number
  /** Of the Exploration track. */
  space: number
  /** The square of the Difficulty track where the lost marker stands. */
  lost?: number
  dead?: true
  /** Personal food tokens. */
  tokens: number
  items: ItemId[]
}

/** A pawn on the board. */
export interface Pawn {
  readonly seat: Seat
  readonly action: Action
  /** Which box of the action space, from the left; on the Camp board which space. */
  readonly box: number
  /** The card on which it stands, in the Camp action. */
  readonly card?: CampId
  readonly white?: true
  /** It is resolved already, and stands there until the turn is over. NA-START-01 */
  readonly done?: true
}

export type Phase = 'setup' | 'events' | 'actions' | 'expedition' | 'survival' | 'end'

interface Expedition {
  /** In exploration order: those who are still out. */
  explorers: Seat[]
  /** Whose exploration turn it is. */
  turn: Seat
  /** The square of the white cube. */
  cube: number
  /** What cards have added to every return roll. */
  returnRolls: number
  /** Wounds that were ignored so far, thanks to what somebody wears. */
  shielded: PerSeat<number>
  /** The card that is being resolved, and what becomes of it. */
  card?: ExplorationId
  leaves?: 'pending' | 'back'
}

/** A card, tile or item that is being carried out. */
interface Resolving {
  readonly source: CardId
  readonly by: Seat
  /** Those whom its effects have chosen already. */
  one?: Seat
  other?: Seat
  random?: Seat
}

/** Cards of a deck that somebody has looked at. */
interface Look {
  readonly turn: number
  readonly deck: DeckName
  cards: HiddenCard[]
}

/** What was rolled for. */
export type RollOf = 'card' | 'strength' | 'group' | 'fire' | 'rest' | 'return' | 'lost' | 'wounds' | 'tie' | 'shark'

/** Dice that have fallen and are not applied yet. */
export interface Roll {
  readonly of: RollOf
  /** Whose roll it is: any of them may repeat it. */
  readonly by: readonly Seat[]
  readonly dice: readonly number[]
  readonly plus: number
  /** What must be reached; when lighting a fire what must not be exceeded. */
  readonly target: number
  readonly good: boolean
}

export interface State {
  seats: readonly Seat[]
  /** It began under version 3: what was offered in vain there may have been chosen, and there were fewer windows. */
  former: boolean
  turn: number
  phase: Phase
  startPlayer: Seat
  castaways: PerSeat<Castaway>
  stories: PerSeat<Tile[]>
  storyStack: Tile[]
  storyDiscard: Tile[]
  // Decks; the last card is on top.
  eventDeck: EventId[]
  eventsOut: EventId[]
  activeEvent?: EventId
  coastDeck: ExplorationId[]
  interiorDeck: ExplorationId[]
  centreDeck: ExplorationId[]
  coastOut: ExplorationId[]
  interiorOut: ExplorationId[]
  centreOut: ExplorationId[]
  wreckageDeck: WreckageId[]
  /** Wreckage that is being shared out. */
  salvaged: WreckageId[]
  /** The numbered cards that have left their row. */
  called: NumberedId[]
  flags: Flag[]
  weather: number
  /** In the wreck spaces, and in the action space. */
  wreckCubes: number
  wreckReady: boolean
  fire: { lit: boolean; wood: number }
  reserve: { food: number; tokens: number; wood: number; forage: Tile[] }
  /** Food tokens that are out of the game. NA-DEATH-04 */
  tokensGone: number
  forageSupply: Tile[]
  forageAside: Tile[]
  fishDrawn: FishTile[]
  /** The cards on each space of the Camp board; the last one is on top. */
  camp: CampId[][]
  /** How often cards with a limited number of uses were used. */
  campUses: { [card: string]: number }
  projects: (BuildingId | '')[]
  waiting: BuildingId[]
  built: BuildingId[]
  progress: { [building: string]: number }
  pending: ExplorationId[]
  pawns: Pawn[]
  /** How many of its pawns each castaway has placed, kept back or used to return this turn. */
  pawnsUsed: PerSeat<number>
  /** What each castaway has done this turn. */
  taken: PerSeat<Action[]>
  /** In the solo game the white pawn may be kept. NA-SOLO-03 */
  whiteKept: boolean
  // What holds for this turn only
  noFishing: boolean
  surcharges: { [action: string]: number }
  fishBonus: number
  strengthBonus: PerSeat<number>
  startShift: number
  usedItems: ItemId[]
  /** Offers that were declined, and those that nobody wants to hear again. NA-NOTE-06 */
  refusedTrades: string[]
  mutedTrades: string[]
  ate: Seat[]
  /** The meals from the Common Reserve have been handed out. NA-EAT-09 */
  served?: true
  /** How often items with charges were used. */
  charges: { [item: string]: number }
  expedition?: Expedition
  resolving: Resolving[]
  /** The cards that each castaway has looked at on top of decks, this turn and in the last one. */
  looked: PerSeat<Look[]>
  /** Whose action is being resolved. */
  acting?: { readonly seat: Seat; readonly action: Action }
  /** Those who have repeated a roll in this action. NA-STORY-03 */
  rerolled: Seat[]
  roll?: Roll
  /** A trauma that somebody is about to receive. */
  comingTrauma?: Seat
  tie?: readonly Votable[]
  tieDecidedBy?: Seat
  /** Who reached the summit first, and when the game ends. */
  summit?: Seat
  lastTurn?: number
  /** Who was rescued, and what each scores. */
  rescued: Seat[]
  scores: PerSeat<number>
}

export const zones = {
  seats: everyone,
  former: everyone,
  turn: everyone,
  phase: everyone,
  startPlayer: everyone,
  castaways: everyone,
  stories: hand('stories'),
  storyStack: counted('stories'),
  storyDiscard: everyone,
  eventDeck: counted('events'),
  eventsOut: unseen('events'),
  activeEvent: everyone,
  coastDeck: counted('coast'),
  interiorDeck: counted('interior'),
  centreDeck: counted('centre'),
  coastOut: unseen('coast'),
  interiorOut: unseen('interior'),
  centreOut: unseen('centre'),
  wreckageDeck: counted('wreckage'),
  salvaged: everyone,
  called: everyone,
  flags: everyone,
  weather: everyone,
  wreckCubes: everyone,
  wreckReady: everyone,
  fire: everyone,
  reserve: everyone,
  tokensGone: everyone,
  forageSupply: counted('forage'),
  forageAside: counted('forage'),
  fishDrawn: everyone,
  camp: everyone,
  campUses: everyone,
  projects: everyone,
  waiting: everyone,
  built: everyone,
  progress: everyone,
  pending: everyone,
  pawns: everyone,
  pawnsUsed: everyone,
  taken: everyone,
  whiteKept: everyone,
  noFishing: everyone,
  surcharges: everyone,
  fishBonus: everyone,
  strengthBonus: everyone,
  startShift: everyone,
  usedItems: everyone,
  refusedTrades: everyone,
  mutedTrades: everyone,
  ate: everyone,
  served: everyone,
  charges: everyone,
  expedition: everyone,
  resolving: everyone,
  looked: owned(everyone, each(fields({ turn: everyone, deck: everyone, cards: counted('looked') }))),
  acting: everyone,
  rerolled: everyone,
  roll: everyone,
  comingTrauma: everyone,
  tie: everyone,
  tieDecidedBy: everyone,
  summit: everyone,
  lastTurn: everyone,
  rescued: everyone,
  scores: everyone,
} satisfies Zones<State>

type VisibleKey = {
  [Key in keyof typeof zones]: (typeof zones)[Key] extends Everyone ? Key : never
}[keyof typeof zones]

/** What lies open on the table. Rules that need no more than this can also be asked with what a seat sees. */
export type Visible = Pick<NaufragosState, VisibleKey>

export type DeckName = 'event' | 'coast' | 'interior' | 'centre'

/** The field in which a deck lies. */
export const DECK_FIELDS = {
  event: 'eventDeck',
  coast: 'coastDeck',
  interior: 'interiorDeck',
  centre: 'centreDeck',
} as const
