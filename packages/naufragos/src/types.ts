// The types of the game, in one place.

import type { Choice, GameTypes, Outcome, PASS, Question } from '@landfall/kernel'
import type { Clause, NoEffect } from '@landfall/tabletop'
import type {
  BuildingId,
  CampCardId,
  CampId,
  CardId,
  CharacterId,
  DamageId,
  DeckCardId,
  EventId,
  ExplorationId,
  ItemId,
  Label,
  NumberedItemId,
  WreckageId,
} from './cards/card-ids.ts'
import type { Need, Price } from './cards/cards.ts'
import type { Action } from './components/action-spaces.ts'
import type { PerSeat, Seat } from './components/seats.ts'
import type { FishTile, Tile } from './components/tiles.ts'
import type { Area } from './components/tracks.ts'
import type { Config } from './config.ts'
import type { Flag, Option } from './effect-types.ts'
import type { InVain } from './in-vain.ts'
import type { DeckName, Pawn, Phase, Roll, State, zones } from './state.ts'
import type { NaufragosWords } from './words.ts'

/** What changes hands in a trade. */
export interface Goods {
  readonly item?: ItemId
  readonly tokens?: number
}

/** Something that can be named in a trade: an item, a food token of one's own, or nothing. */
export type NamedGoods = ItemId | 'token' | 'nothing'

/** What can be voted for: an option of a card, or a camp card that is covered. */
export type Votable = Label | CampCardId

/** A card of a deck that can be looked into. */
export type HiddenCard = EventId | ExplorationId

/** What lies in the Common Reserve to be eaten. */
export type Food = 'food' | 'token'

/** Everything that can happen. `rule` is the rule that made it happen. */
export interface Events {
  // Set-up and turns
  boxOpened: {
    stories: readonly Tile[]
    events: readonly EventId[]
    eventsOut: readonly EventId[]
    coast: readonly ExplorationId[]
    interior: readonly ExplorationId[]
    centre: readonly ExplorationId[]
    coastOut: readonly ExplorationId[]
    interiorOut: readonly ExplorationId[]
    centreOut: readonly ExplorationId[]
    wreckage: readonly WreckageId[]
    forage: readonly Tile[]
    forageAside: readonly Tile[]
  }
  characterTaken: { seat: Seat; character: CharacterId }
  started: { seat: Seat }
  turnBegan: { turn: number }
  phaseBegan: { phase: Phase }
  startPassed: { to: Seat; rule: string }
  turnEnded: Record<never, never>
  // What comes to nothing
  hadNoEffect: { of: Option; why: NoEffect; source?: string; rule: string }
  actedInVain: { seat: Seat; action: Action; why: InVain }
  /** NA-EVT-12: everybody is lost. */
  instructionsIgnored: { card: EventId }
  heatKeptOff: Record<never, never>
  catchHarmless: { seat: Seat; tile: FishTile }
  // Bodies
  energyGained: { seat: Seat; by: number; rule: string }
  energyLost: { seat: Seat; by: number; rule: string }
  energyPaid: { seat: Seat; by: number; rule: string }
  /** `after` is the rule of the loss that it follows from. */
  wounded: { seat: Seat; rule: string; after?: string }
  healed: { seat: Seat; by: number; rule: string }
  /** A wound becomes a trauma, or a trauma comes where there was no wound. */
  traumaReceived: { seat: Seat; fromWound: boolean; rule: string; after?: string }
  traumaComes: { seat: Seat | undefined }
  woundShielded: { seat: Seat }
  died: { seat: Seat }
  inherited: { seat: Seat; from: Seat; item: ItemId }
  // Rolls
  rolled: { roll: Roll }
  rollApplied: Record<never, never>
  actionBegan: { seat: Seat; action: Action }
  actionEnded: Record<never, never>
  rollsFresh: Record<never, never>
  storySpent: { seat: Seat; tile: Tile; rule: string }
  // Stories
  storiesDrawn: { seat: Seat; tiles: readonly Tile[] }
  storiesReturned: { seat: Seat; tiles: readonly Tile[]; stack: readonly Tile[] }
  storiesReshuffled: { stack: readonly Tile[] }
  // The Common Reserve and the fire
  foodChanged: { by: number; rule: string }
  tokensChanged: { by: number; rule: string }
  ownTokensChanged: { seat: Seat; by: number; rule: string }
  woodChanged: { by: number; rule: string }
  forageDrawn: { tile: Tile; by?: Seat }
  forageAdded: { tiles: readonly Tile[] }
  forageLost: { tiles: readonly Tile[] }
  forageEaten: { food: number }
  fished: { seat: Seat; tile: FishTile }
  fishReturned: { tile: FishTile }
  cured: { by: number; rule: string }
  spoiled: { by: number }
  fireLit: { seat: Seat }
  fireFailed: { seat: Seat }
  fireFed: { seat: Seat }
  fireBurned: Record<never, never>
  fireWentOut: { rule: string }
  // Events and weather
  eventRevealed: { card: EventId }
  weatherMoved: { to: number }
  cubeWashedIn: Record<never, never>
  cubesAdded: { by: number }
  fishingBanned: { rule: string }
  surcharged: { action: Action; by: number }
  fishBonusGiven: { by: number }
  strengthBonusGiven: { seat: Seat; by: number }
  strengthBonusUsed: { seats: readonly Seat[] }
  startShifted: { by: number }
  // Decks and numbered cards
  cardAdded: { card: DeckCardId; deck: DeckName; cards: State['eventDeck'] | State['coastDeck']; top: boolean }
  cardGone: { card: DeckCardId; deck: DeckName; cards: State['eventDeck'] | State['coastDeck'] }
  lookedAt: { seat: Seat; deck: DeckName; cards: readonly HiddenCard[] }
  sorted: { seat: Seat; deck: DeckName; cards: readonly HiddenCard[] }
  flagged: { flag: Flag; set: boolean }
  // Items
  itemTaken: { seat: Seat; item: NumberedItemId }
  wreckageRevealed: { cards: readonly WreckageId[] }
  wreckageTaken: { seat: Seat; card: WreckageId }
  wreckageLeft: { cards: readonly WreckageId[] }
  wreckageReturned: { deck: readonly WreckageId[] }
  wreckUsed: Record<never, never>
  itemGone: { seat: Seat; item: ItemId }
  itemUsed: { seat: Seat; item: ItemId }
  tradeRefused: { seat: Seat; other: Seat; gives: NamedGoods; asks: NamedGoods; muted?: true }
  traded: { seat: Seat; other: Seat; gave: Goods; got: Goods }
  // The camp
  campPlaced: { card: CampId; space: number }
  campDiscarded: { card: CampId }
  campRemoved: { card: CampId }
  campUsed: { card: CampId }
  repaired: { seat: Seat; card: CampId }
  projectOffered: { building: BuildingId; space: number | undefined }
  progressed: { building: BuildingId; by: number; wood: boolean }
  setBack: { building: BuildingId; by: number }
  pledged: { seat: Seat; by: number; building: BuildingId }
  buildFailed: { seat: Seat; building: BuildingId }
  built: { seat: Seat; building: BuildingId; wood: number }
  // Pawns
  pawnPlaced: { pawn: Pawn }
  pawnKept: { seat: Seat; white?: true }
  pawnsForReturn: { seats: readonly Seat[] }
  pawnRemoved: { pawn: Pawn }
  // Exploration
  expeditionBegan: { explorers: readonly Seat[]; cube: number }
  explorationTurn: { seat: Seat }
  cardDrawn: { seat: Seat; deck: Area; card: ExplorationId }
  pendingTaken: { seat: Seat; card: ExplorationId }
  advanced: { seat: Seat; to: number }
  cubeMoved: { to: number }
  returnRollsChanged: { by: number }
  cardWill: { leave: 'pending' | 'back' }
  cardLeftPending: { card: ExplorationId }
  pendingRemoved: { card: ExplorationId }
  cardBack: { card: ExplorationId; deck: Area; cards: State['coastDeck'] }
  cardResolved: { card: ExplorationId }
  joined: { seat: Seat; returning: boolean }
  cameHome: { seats: readonly Seat[]; rolled: boolean }
  gotLost: { seats: readonly Seat[]; square: number }
  lostMoved: { seat: Seat; to: number }
  expeditionEnded: Record<never, never>
  // Cards being carried out
  resolvingBegan: { source: CardId; by: Seat }
  resolvingEnded: Record<never, never>
  targeted: { as: 'one' | 'other' | 'random'; seat: Seat }
  // Eating
  ate: { seat: Seat; what: Food | 'ownToken' }
  foodGiven: { seat: Seat; to: Seat; what: Food | 'ownToken' }
  foodPutBack: { seat: Seat }
  foodServed: { seat: Seat }
  wentHungry: { seat: Seat }
  // Votes
  voted: { ballots: PerSeat<Votable | 'abstain'> }
  tied: { options: readonly Votable[] }
  tieDecided: { seat: Seat }
  decided: { option: Votable }
  // The end
  summitReached: { seat: Seat; lastTurn: number }
  /** What the ship noticed. */
  rescueCame: { event: EventId; seats: readonly Seat[]; seen: readonly Need[] }
  /** What was missing, by each way to be noticed; nothing, if nobody was in camp. */
  shipsPassed: { missing: readonly (readonly Need[])[] }
  scored: { seat: Seat; score: number; stories: number; final: number; items: number }
}

/** What may be used at any time. */
export type Ability =
  | { readonly use: 'item'; readonly seat: Seat; readonly item: ItemId }
  | { readonly use: 'feedFire'; readonly seat: Seat }
  | { readonly use: 'trade'; readonly seat: Seat }
  | { readonly use: 'story'; readonly seat: Seat; readonly tile: Tile }

/** Every piece on the table that a choice can point at. A card is called by its name. */
export type Piece =
  | CardId
  | `castaway/${Seat}`
  | `action/${Action}`
  | `project/${BuildingId}`
  | `reserve/${Food | 'wood'}`
  | `deck/${DeckName | 'wreckage' | 'story'}`
  | `story/${Tile}`
  | `fish/${FishTile}`
  | 'fire'
  | 'return'
  | 'whitePawn'

/** Every kind of question that the rules ask, and what its choices mean. */
export interface Questions {
  character: CharacterId
  // Pawns
  white: CampId | 'keep' | 'none'
  place: CampId | Exclude<Action, 'camp'> | 'none'
  // Actions
  /** An amount of energy. */
  energyForFire: number
  wreckage: WreckageId | 'decline'
  building: BuildingId | 'nothing'
  /** An amount of energy. */
  pledge: number
  storyToKeep: Tile
  fishToKeep: FishTile
  // Prices
  /** An amount of energy. */
  share: number
  payToken: 'reserve' | 'own'
  payStory: Tile
  payItem: ItemId
  price: Price
  // Cards
  option: Label
  vote: Label | 'abstain'
  give: 'yes' | 'no'
  whom: Seat
  salvage: WreckageId
  damage: DamageId
  cover: CampCardId | 'abstain'
  itemToDrop: ItemId
  deck: Area
  sort: HiddenCard
  // Exploration
  /** The deck of an area, a pending card, or back. */
  explore: Area | ExplorationId | 'return'
  join: 'join' | 'stay'
  /** An amount of energy. */
  rollAgain: number
  pendingToRemove: ExplorationId
  lastTurn: 'this' | 'next'
  // Eating and dying
  meal: Meal
  ownFood: OwnMeal
  keepOrEat: 'keep' | 'eat'
  inherit: ItemId
  // Trades
  tradeWith: Seat | 'cancel'
  tradeGive: NamedGoods | 'cancel'
  tradeAsk: NamedGoods | 'cancel'
  tradeAnswer: 'accept' | 'decline' | 'mute'
}

/** NA-EAT-03: what becomes of a meal from the Common Reserve. */
export type Meal =
  | { readonly does: 'eat'; readonly what: Food }
  | { readonly does: 'give'; readonly what: Food; readonly to: Seat }
  | 'serve'
  | 'back'

/** NA-EAT-06: what becomes of food of one's own. */
export type OwnMeal = 'eat' | { readonly does: 'give'; readonly to: Seat } | 'done'

/** What the earlier choice meant, where a question belongs to one. */
export interface Abouts {
  /** What is built. */
  pledge: BuildingId
  /** What is still missing of a price. */
  share: 'price'
  /** The way home. */
  rollAgain: 'return'
  /** The option that asks for an item. */
  give: Label
  /** The new card. */
  cover: CampId
  /** Who has turned back. */
  join: Seat
  /** Who gave the food. */
  keepOrEat: Seat
  /** Who has died. */
  inherit: Seat
  /** With whom. */
  tradeGive: Seat
  tradeAsk: Seat
  tradeAnswer: TradeOffer
  /** The dice that have fallen. */
  rolled: Roll
  pawn: Pawn
}

/** What somebody offers, and what is asked for in return. */
export interface TradeOffer {
  readonly from: Seat
  readonly gives: NamedGoods
  readonly asks: NamedGoods
}

/** All of a choice but its name and its meaning. */
type Nameless = Omit<Choice<Clause<NaufragosWords>, never, Piece>, 'id' | 'means'>

/** A choice whose name is all that it means. */
export interface NamedChoice<Name extends string> extends Nameless {
  readonly id: Name
}

/** A choice that means this. */
export interface MeantChoice<Means> extends Nameless {
  readonly id: string
  readonly means: Means
}

/** Every window, and what is known at that moment. */
interface Moments {
  /** Dice have fallen. NA-STORY-01 */
  rolled: Record<never, never>
  /** Somebody is about to receive a trauma. */
  trauma: { readonly seat: Seat }
  /** A vote is tied. */
  tie: { readonly voters: readonly Seat[] }
  /** NA-ITEM-02: a turn begins, and nobody knows the event. */
  dawn: Record<never, never>
  /** An event lies open, and the climate takes its toll next. */
  climate: { readonly card: EventId }
  /** Its instructions are next, for the castaway who resolves them. */
  instructions: { readonly card: EventId; readonly by: Seat }
  /** This pawn is resolved next. */
  pawn: { readonly pawn: Pawn }
  /** An exploration card lies open, and its instructions are next. */
  card: { readonly card: ExplorationId; readonly by: Seat }
  /** A test is next: of these castaways, with what is added and what must be reached. */
  test: { readonly by: readonly Seat[]; readonly plus: number; readonly target?: number }
  /** A group is about to roll for its way home. */
  homeward: { readonly group: readonly Seat[] }
  /** It has failed, and nobody has paid for another roll. NA-RETURN-05 */
  strayed: { readonly group: readonly Seat[] }
  /** The meals are next. */
  meals: Record<never, never>
  /** Everybody has eaten who will. NA-EAT-08 */
  hunger: Record<never, never>
  /** The night is next, with or without a fire. NA-FIRE-05 */
  night: Record<never, never>
  /** Wounds are checked next: of the first who has any, or of a further one. NA-WOUND-06 */
  woundCheck: { readonly further?: true }
  upkeep: Record<never, never>
  /** The last turn is over, and the ships are looked for. NA-END-05 */
  ships: Record<never, never>
}

export type WindowName = keyof Moments

/** What the choices of every question mean: those of the rules, of the windows, and of what is used beside a question. */
export type Meanings = Questions & { anyTime: Ability } & { [Window in keyof Moments]: Ability | typeof PASS }
export type AnyKind = keyof Meanings

type AboutMeanings = { [Kind in AnyKind]: Kind extends keyof Abouts ? Abouts[Kind] : unknown }

/** A question once it is asked, or any of several kinds: its kind says what its choices mean, and what it is about. */
export interface OpenQuestion<Kind extends AnyKind = AnyKind>
  extends Question<Clause<NaufragosWords>, Meanings[Kind], Piece, Kind> {
  readonly about?: Choice<Clause<NaufragosWords>, AboutMeanings[Kind], Piece> | undefined
}

export interface NaufragosOutcome extends Outcome {
  readonly why: 'rescued' | 'eventsOut' | 'allDead' | 'noShip'
  readonly winners?: readonly Seat[]
  readonly scores?: { readonly [S in Seat]?: number }
}

export interface Naufragos extends GameTypes {
  seat: Seat
  config: Config
  state: State
  zones: typeof zones
  events: Events
  steps: {
    setUp: undefined
    characters: undefined
    turn: undefined
    event: undefined
    whitePawn: undefined
    placements: { readonly pawn: 'first' | 'second' }
    place: { readonly seat: Seat; readonly pawn: 'first' | 'second' | 'white' }
    returnAttempts: { readonly attempt: 'first' | 'second' }
    placeReturned: undefined
    resolution: undefined
    act: Pawn
    expedition: undefined
    exploration: undefined
    eating: undefined
    meal: { readonly seat: Seat }
    ownFood: { readonly seat: Seat }
    hunger: undefined
    night: undefined
    turnEnd: undefined
    woundCheck: undefined
    upkeep: undefined
    nextStart: undefined
    ending: undefined
  }
  moments: Moments
  ability: Ability
  questions: Questions
  openQuestion: { [Kind in AnyKind]: OpenQuestion<Kind> }[AnyKind]
  piece: Piece
  clause: Clause<NaufragosWords>
  outcome: NaufragosOutcome
}
