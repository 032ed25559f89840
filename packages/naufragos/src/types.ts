// The types of the game, in one place.
import type { Clause } from '@landfall/effects'
import type { GameTypes, Outcome, QuestionOf } from '@landfall/kernel'
import type {
  BuildingId,
  CampId,
  CharacterId,
  DeckCardId,
  EventId,
  ExplorationId,
  ItemId,
  NumberedItemId,
  WreckageId,
} from './cards/ids.ts'
import type { Action } from './components/action-spaces.ts'
import type { PerSeat, Seat } from './components/seats.ts'
import type { FishTile, Tile } from './components/tiles.ts'
import type { Area } from './components/tracks.ts'
import type { Config } from './config.ts'
import type { Flag } from './effects/effect-types.ts'
import type { DeckName, Pawn, Phase, Roll, State, zones } from './state.ts'
import type { NaufragosWords } from './words.ts'

/** What changes hands in a trade. */
export interface Goods {
  readonly item?: ItemId
  readonly tokens?: number
}

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
  // Bodies
  energyGained: { seat: Seat; by: number; rule: string }
  energyLost: { seat: Seat; by: number; rule: string }
  energyPaid: { seat: Seat; by: number; rule: string }
  wounded: { seat: Seat; rule: string }
  healed: { seat: Seat; by: number; rule: string }
  /** A wound becomes a trauma, or a trauma comes where there was no wound. */
  traumaReceived: { seat: Seat; fromWound: boolean; rule: string }
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
  madeDear: { action: Action; by: number }
  fishBonusGiven: { by: number }
  strengthBonusGiven: { seat: Seat; by: number }
  strengthBonusUsed: { seats: readonly Seat[] }
  startShifted: { by: number }
  // Decks and numbered cards
  cardAdded: { card: DeckCardId; deck: DeckName; cards: State['eventDeck'] | State['coastDeck']; top: boolean }
  cardGone: { card: DeckCardId; deck: DeckName; cards: State['eventDeck'] | State['coastDeck'] }
  lookedAt: { seat: Seat; deck: DeckName; cards: readonly string[] }
  sorted: { seat: Seat; deck: DeckName; cards: readonly string[] }
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
  tradeRefused: { seat: Seat; other: Seat }
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
  cardWill: { leave: 'pend' | 'back' }
  cardPended: { card: ExplorationId }
  pendingRemoved: { card: ExplorationId }
  cardBack: { card: ExplorationId; deck: Area; cards: State['coastDeck'] }
  cardResolved: { card: ExplorationId }
  joined: { seat: Seat; returning: boolean }
  cameHome: { seats: readonly Seat[]; rolled: boolean }
  gotLost: { seats: readonly Seat[]; square: number }
  lostMoved: { seat: Seat; to: number }
  expeditionEnded: Record<never, never>
  // Cards being carried out
  resolvingBegan: { source: string; by: Seat }
  resolvingEnded: Record<never, never>
  targeted: { as: 'one' | 'other' | 'random'; seat: Seat }
  // Eating
  ate: { seat: Seat; what: 'food' | 'token' | 'ownToken' }
  foodGiven: { seat: Seat; to: Seat; what: 'food' | 'token' | 'ownToken' }
  foodPutBack: { seat: Seat }
  wentHungry: { seat: Seat }
  // Votes
  voted: { ballots: PerSeat<string> }
  tied: { options: readonly string[] }
  tieDecided: { seat: Seat }
  decided: { option: string }
  // The end
  summitReached: { seat: Seat; lastTurn: number }
  rescueCame: { event: EventId; seats: readonly Seat[] }
  scored: { seat: Seat; score: number; stories: number; final: number; items: number }
}

/** What may be used at any time. */
export type Ability =
  | { readonly use: 'item'; readonly seat: Seat; readonly item: ItemId }
  | { readonly use: 'feedFire'; readonly seat: Seat }
  | { readonly use: 'trade'; readonly seat: Seat }
  | { readonly use: 'story'; readonly seat: Seat; readonly tile: Tile }
  | { readonly use: 'cancelTrauma'; readonly seat: Seat; readonly item: ItemId }
  | { readonly use: 'tiebreak'; readonly seat: Seat; readonly item: ItemId }

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
  moments: {
    /** Dice have fallen. NA-STORY-01 */
    rolled: Record<never, never>
    /** Somebody is about to receive a trauma. */
    trauma: { readonly seat: Seat }
    /** A vote is tied. */
    tie: { readonly voters: readonly Seat[] }
    /** The fire has burned down, and there is wood for it. NA-FIRE-05 */
    night: Record<never, never>
  }
  ability: Ability
  questions: {
    character: string
    white: string
    place: string
    energyForFire: string
    wreckage: string
    salvage: string
    building: string
    pledge: string
    share: string
    payToken: string
    payStory: string
    payItem: string
    price: string
    option: string | number | boolean
    vote: string
    give: string
    whom: string
    storyToKeep: string
    fishToKeep: string
    damage: string
    cover: string
    itemToDrop: string
    deck: string
    seen: string
    sort: string
    explore: string
    join: string
    rollAgain: string
    pendingToRemove: string
    meal: string
    ownFood: string
    keepOrEat: string
    inherit: string
    lastTurn: string
    tradeWith: string
    tradeGive: string
    tradeAsk: string
    tradeAnswer: string
  }
  asked: QuestionOf<Naufragos>
  piece: string
  clause: Clause<NaufragosWords>
  outcome: NaufragosOutcome
}
