// The types of the game, in one place.

import type { GameTypes, Outcome, QuestionOf } from '@landfall/kernel'
import type { Clause, Effect, EffectTypes, Vocabulary } from '@landfall/tabletop'
import type { Payment } from './actions/targets.ts'
import type { BeastId } from './cards/beasts.ts'
import type { AdventureId, DeckCardId, KeptId, MysteryId, ThreatId, TreasureId } from './cards/decks.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import type { EquipmentId } from './cards/equipment.ts'
import type { EventId } from './cards/events.ts'
import type { InventionId } from './cards/inventions.ts'
import type { AbilityId, Character } from './components/characters.ts'
import type { AnimalsFace, CloudFace, DiceAction } from './components/dice.ts'
import type { Space } from './components/island.ts'
import type { TileNumber } from './components/tiles.ts'
import type { Config } from './config.ts'
import type { MysteryLimits, Verbs } from './effects/verbs.ts'
import type {
  ScenarioEnding,
  ScenarioEvents,
  ScenarioId,
  ScenarioPiece,
  ScenarioQuestions,
} from './scenarios/scenario.ts'
import type {
  ActionSpace,
  BodyPart,
  Building,
  CardMemory,
  Dice,
  Die,
  EffectToken,
  Later,
  Level,
  Limits,
  Marker,
  Pawn,
  Person,
  ProductionChange,
  Resource,
  Stack,
  State,
  TileSource,
  WeatherToken,
  zones,
} from './state.ts'
import type { Planned, Spot, Target } from './target.ts'
import type { Name } from './text/names/index.ts'
import type { CrusoeWords } from './words.ts'

/** Where resources lie: in camp, waiting for the end of the Action Phase, or on the sheet of somebody outside. */
export type Store = 'available' | 'future' | `pack/${Person}`

/** Everything that can happen. `rule` is the rule that made it happen. */
export interface Events extends ScenarioEvents {
  phaseBegan: { phase: State['phase'] }
  roundBegan: { round: number; firstPlayer: Character }
  firstPlayerChanged: { to: Character }
  // People
  wounded: { person: Person; by: number; rule: string }
  healed: { person: Person; by: number; rule: string }
  fridayDied: Record<never, never>
  specialWoundReceived: { person: Person; part: BodyPart; card: string }
  specialWoundRemoved: { person: Person; card: string }
  arrowCovered: { person: Person; wound: number }
  diseased: { person: Person; by: number }
  moraleChanged: { by: number; rule: string }
  determinationChanged: { person: Person; by: number; rule: string }
  stayedOutside: { person: Person; space: Space; found?: true }
  packFilled: { person: Person }
  returned: { person: Person }
  cursed: { person: Person }
  curseLifted: Record<never, never>
  confused: { person: Person; forGood?: true }
  abilityUsed: { person: Person; ability: AbilityId; cost: number }
  abilitiesRestored: Record<never, never>
  // Camp
  resourcesChanged: { where: Store; resource: Resource; by: number; rule: string }
  levelChanged: { level: Level; by: number; rule: string }
  shelterBuilt: Record<never, never>
  campMoved: { to: Space }
  shelterLost: Record<never, never>
  productionChanged: { change: Partial<ProductionChange> }
  produced: Record<never, never>
  shortcutUsed: { source: TileSource }
  // Weather, night, fights
  weatherRolled: { clouds: readonly CloudFace[]; animals: readonly AnimalsFace[] }
  /** One of the Hungry Animals dice shows something else now. */
  animalsChanged: { die: number; face: AnimalsFace }
  weatherSoftened: { by: 'rainIgnored' | 'snowIgnored' | 'snowMelted' }
  weatherPassed: Record<never, never>
  weatherTokenPut: { token: WeatherToken }
  nightTokenPut: Record<never, never>
  nightTokenUsed: Record<never, never>
  extraMealAsked: Record<never, never>
  nightBegan: Record<never, never>
  fightBegan: { fighters: readonly Person[]; strength: number }
  fightEnded: Record<never, never>
  weaponsRaisedForFight: { by: number }
  woundsIgnored: { person: Person; by: number }
  // Decks
  decksShuffled: {
    beastDeck: readonly BeastId[]
    islandStack: readonly TileNumber[]
    discoveryStack: readonly DiscoveryId[]
    buildDeck: readonly AdventureId[]
    gatherDeck: readonly AdventureId[]
    exploreDeck: readonly AdventureId[]
    mysteryDeck: readonly MysteryId[]
  }
  eventDeckMade: { deck: readonly EventId[]; aside: readonly EventId[] }
  wreckageWashedUp: { card: ThreatId }
  inventionsLaidOut: { inventions: readonly InventionId[] }
  inventionDeckShuffled: { deck: readonly InventionId[] }
  // Events and threats
  eventDrawn: { card: DeckCardId }
  eventSeen: { card: DeckCardId }
  eventPlaced: { card: EventId }
  threatMoved: Record<never, never>
  threatGone: { side: 'left' | 'right'; card: ThreatId }
  cardGone: { card: DeckCardId }
  shuffledIn: { card: AdventureId | MysteryId; order: State['eventOrder'] }
  remembered: { card: string; memory: CardMemory }
  forgotten: { card: string }
  limited: { limits: Partial<Limits> }
  onePawnNextRound: { character: Character }
  scheduled: { later: Later }
  happenedLater: { later: Later }
  // Adventures and Mysteries
  adventureDrawn: { deck: DiceAction; card: AdventureId }
  adventureEnded: Record<never, never>
  adventureTokenPut: { deck: DiceAction }
  adventureTokenUsed: { deck: DiceAction }
  mysteryBegan: { limits: MysteryLimits }
  mysteryRevealed: { card: MysteryId }
  mysteriesReduced: { by: number }
  mysterySetAside: Record<never, never>
  mysteryIgnored: Record<never, never>
  mysteryStopped: Record<never, never>
  mysteryResolved: { card: MysteryId; to: 'pile' | 'reminder' }
  treasuresDropped: { cards: readonly TreasureId[] }
  mysteryEnded: { deck: readonly MysteryId[] }
  mysteryDeckShuffled: { deck: readonly MysteryId[] }
  treasureAvailable: { card: TreasureId | AdventureId; from?: Person }
  treasureUsedOutside: { card: TreasureId; from: Person }
  reminderGone: { card: MysteryId }
  // Cards in play
  equipmentFound: { card: EquipmentId }
  equipmentAvailable: { card: EquipmentId }
  cardKept: { card: AdventureId }
  cardUsed: { card: KeptId; person?: Person }
  itemUsed: { item: InventionId }
  keptGone: { card: KeptId }
  // Discovery tokens
  discoveryDrawn: { token: DiscoveryId }
  discoveryAvailable: { token: DiscoveryId }
  discoveryExchanged: { token: DiscoveryId; from?: Person }
  discoveriesLookedAt: { tokens: readonly DiscoveryId[] }
  /** In the Action Phase it waits for its end, unless it is `available` at once. */
  discoveryKept: { token: DiscoveryId; available?: true }
  discoveryPerished: { token: DiscoveryId; from?: Person }
  discoveryUsed: { token: DiscoveryId; from?: Person }
  /** A token that stays. */
  tokenUsed: { token: DiscoveryId; person: Person }
  // Inventions and Items
  inventionsDrawn: { inventions: readonly InventionId[] }
  ideaChosen: { invention: InventionId; discarded: readonly InventionId[] }
  inventionTaken: { invention: InventionId; deck: readonly InventionId[] }
  inventionDiscarded: { invention: InventionId; deck: readonly InventionId[] }
  inventionBuilt: { invention: InventionId; space?: Space }
  /** What can be built again and again is there. */
  repeatBuilt: { invention: InventionId; space?: Space }
  itemAvailable: { item: InventionId }
  itemFlipped: { item: InventionId }
  /** With a deck, it is shuffled into it. */
  itemLost: { item: InventionId; deck?: readonly InventionId[] }
  itemsPutAside: Record<never, never>
  itemsBack: Record<never, never>
  // Tokens and markers
  actionTokenPut: { space: ActionSpace; token: EffectToken }
  actionTokenUsed: { space: ActionSpace; token: EffectToken }
  actionTokenReturned: { space: ActionSpace; token: EffectToken }
  islandTokenPut: { space: Space; token: EffectToken }
  islandTokenRemoved: { space: Space; token: EffectToken }
  additionalPut: { space: Space; kind: 'food' | 'wood'; by: string; flock?: true }
  additionalRemoved: { space: Space; kind: 'food' | 'wood'; by: string }
  costlierPut: { building: Building }
  arrangeBlocked: { blocked: boolean }
  shortcutPut: { space: Space }
  shortcutRemoved: Record<never, never>
  // The island
  tilesLookedAt: { tiles: readonly TileNumber[] }
  tileChosen: { tile: TileNumber; stack: readonly TileNumber[] }
  tilesPutBack: { tiles: readonly TileNumber[] }
  tilePlaced: { space: Space; tile: TileNumber }
  tileFlipped: { space: Space; inaccessible: boolean }
  sourceCovered: { space: Space; source: TileSource; covered: boolean }
  terrainCovered: { space: Space; covered: boolean }
  markerWaits: { space: Space; waits: boolean }
  spaceClosed: { space: Space }
  markerPut: { space: Space; marker: Marker }
  markerRemoved: { space: Space; marker: Marker }
  /** With the name of the place, where it has one. */
  numberPut: { space: Space; number: number; place?: Name }
  // Beasts
  beastHunted: { beast: BeastId; by?: Person }
  beastLured: Record<never, never>
  beastTracked: { beast: BeastId }
  beastPutDown: { beast: BeastId; where: 'top' | 'bottom' }
  beastJoined: { deck: readonly BeastId[]; from: 'deck' | 'waiting' }
  beastsDrawn: { beasts: readonly BeastId[] }
  beastsReturned: { deck: readonly BeastId[] }
  topBeastMoved: Record<never, never>
  beastWaits: Record<never, never>
  beastSeen: { beast: BeastId }
  beastCame: { beast: BeastId }
  // Planning and Actions
  handymanCame: Record<never, never>
  handymanLeft: Record<never, never>
  planned: { stack: Stack }
  unplanned: { stack: Stack }
  planConfirmed: Record<never, never>
  actionBegan: { stack: Stack }
  resolved: { stack: Stack; success: boolean }
  actionEnded: Record<never, never>
  actionsOver: Record<never, never>
  diceRolled: { dice: Dice }
  diceResolved: Record<never, never>
  actionPaused: { paused: boolean }
  packOpened: { person: Person }
  packClosed: Record<never, never>
}

export interface Crusoe extends GameTypes {
  seat: Character
  config: Config
  state: State
  zones: typeof zones
  events: Events
  steps: {
    game: undefined
    setUp: undefined
    round: undefined
    roundStart: undefined
    event: undefined
    drawEvent: undefined
    morale: undefined
    production: undefined
    preparation: undefined
    planning: undefined
    resolution: undefined
    threat: Stack
    hunt: Stack
    build: Stack
    gather: Stack
    explore: Stack
    special: Stack
    arrange: Stack
    rest: Stack
    adventure: { deck: DiceAction }
    actionEnd: Stack
    actionsEnd: undefined
    weather: undefined
    eating: undefined
    camping: undefined
    roundEnd: undefined
  }
  moments: {
    /** Something is demanded and not all of it is there. RC-USE-12 */
    demand: { readonly what: Demanded; readonly missing: number; readonly person?: Person }
    /** RC-SCN1-04 and the like: before the Action Phase. */
    beforeActions: Record<never, never>
    /** The dice of an Action have fallen, none is resolved yet. RC-DICE-08 */
    rolled: { readonly leader: Person }
    /** A Build Action has succeeded, and its wood is about to be gone. RC-ABIL-CARP-02 */
    spent: { readonly leader: Person; readonly wood: number }
    /** RC-CARD-BIBLE-01 */
    arranged: { readonly leader: Person; readonly tokens: boolean }
    /** RC-CARD-BACKPACK-01 */
    explored: { readonly leader: Person }
    /** So many Mystery cards will be drawn, none is yet. RC-SCN4-21 */
    mysteries: { readonly drawer: Person }
    /** A Creature or a Trap has been revealed, and has not struck yet. RC-MYST-04 */
    danger: { readonly drawer: Person; readonly trap: boolean }
    /** The weather dice have fallen, nothing is applied yet. RC-WEA-17 */
    weather: Record<never, never>
    /** Before the levels are compared. RC-FIGHT-03 */
    fight: { readonly strength: number }
    /** RC-NIGHT-01 */
    night: Record<never, never>
  }
  ability: Ability
  questions: ScenarioQuestions & {
    newIdea: InventionId
    tileOnTop: TileNumber
    trackedBeast: 'top' | 'bottom'
    whoHeals: Person
    discoveryToKeep: DiscoveryId
    /** A stack more, a stack less, or the end of Planning. */
    plan: PlanStack | TakeBack | 'confirm'
    leader: Person
    /** A pawn more, or those that are there. */
    support: Pawn | 'enough'
    carried: InventionId | 'none'
    payment: Payment
    nextAction: Stack
    moraleReward: 'determination' | 'heal'
    campReward: 'determination' | 'morale'
    foodToDiscard: 'food' | 'nonperishable'
    whoEats: Person
    campMove: Space | 'stay'
    shelterTile: Space
    tokensToTake: 'food' | 'wood' | 'none'
    chooseOne: number
    may: boolean
    /** One on some tile, or one of the Shortcut's tile. */
    source: SourceAt | TileSource
    tile: Space
    item: InventionId
    inventionToDiscard: InventionId
    inventionToTake: InventionId
    resourceToTake: 'food' | 'wood'
    drawOn: 'yes' | 'no'
    buildTarget: Target
    strongest: BeastId
    arrow: { readonly person: Character; readonly wound: number }
    whoGains: Character
    whoSickens: Person
    whereToSleep: Space
    pieceToRemove: IslandPiece
    order: TileNumber
    lookAt: 'event' | 'beast'
    nextEffect: InventionId | TreasureId | AdventureId
    markerToPut: Space
    markerToRemove: Space
    dieToReroll: Die | HungryDie
    dieToIgnore: HungryDie
    tileToPlace: TileNumber
  }
  asked: QuestionOf<Crusoe>
  piece: Piece
  clause: Clause<CrusoeWords>
  outcome: Outcome & { readonly why: Ending; readonly scenario: ScenarioId }
}

/** How a game can end. */
export type Ending = 'goal' | 'death' | 'lastRound' | 'campLost' | ScenarioEnding

/** What a demand can be for. */
export type Demanded = 'food' | 'wood' | 'fur' | 'determination' | Level

/** The choice to put a stack there. */
export interface PlanStack extends Planned {
  readonly do: 'plan'
}

/** The choice to take a stack back. */
interface TakeBack {
  readonly do: 'takeBack'
  readonly stack: Stack
}

/** A source on a tile. */
export interface SourceAt {
  readonly space: Space
  readonly source: TileSource
}

/** One of the Hungry Animals dice, the first being 0. */
export interface HungryDie {
  readonly animals: number
}

/** A token or a marker on a tile or space, which can be removed. */
export type IslandPiece = { readonly space: Space } & (
  | { readonly piece: 'token'; readonly token: EffectToken }
  /** A black marker on a source. */
  | { readonly piece: 'source'; readonly source: TileSource }
  /** One on a terrain. */
  | { readonly piece: 'terrain' }
  /** One that waits for a tile. */
  | { readonly piece: 'waiting' }
  /** RC-SCN6-07: where there are several, each is told by what has put it there. */
  | { readonly piece: 'additional'; readonly kind: 'food' | 'wood'; readonly by: string; readonly several: boolean }
  | { readonly piece: 'marker'; readonly marker: Marker }
  | { readonly piece: 'shortcut' }
)

/** Every piece on the table that a choice can point at. */
export type Piece =
  | Spot
  | ThreatId
  | KeptId
  | DiscoveryId
  | InventionId
  | BeastId
  | AbilityId
  | `invention/${InventionId}`
  | `space/${Space}`
  | `source/${Space}/${TileSource}`
  | `tile/${TileNumber}`
  | `character/${Person}`
  | `pawn/${Pawn}`
  | `available/${Resource}`
  | `produced/${'food' | 'wood'}`
  | `dice/${Die}`
  | `weather/animals/${number}`
  | 'confirm'
  | 'eventDeck'
  | 'mysteryDeck'
  | ScenarioPiece
  | 'waitingBeast'

/** How an ability is used that can be used in several ways: on which die, against what, for which level. */
export type AbilityWay = Die | 'ignore-rain' | 'melt-snow' | 'palisade' | 'weapons'

/** What can be used at any time: an ability of a character, or a thing. */
export type Ability =
  | {
      readonly use: 'ability'
      readonly person: Person
      readonly ability: AbilityId
      readonly cost: number
      /** Empty, where there is only one. */
      readonly way: AbilityWay | ''
    }
  | { readonly use: 'card'; readonly card: KeptId; readonly person?: Person }
  | { readonly use: 'discovery'; readonly token: DiscoveryId; readonly from?: Person; readonly person?: Person }
  | { readonly use: 'treasure'; readonly card: TreasureId; readonly from: Person }
  | { readonly use: 'item'; readonly item: InventionId }

export interface CrusoeEffects extends EffectTypes {
  game: Crusoe
  words: CrusoeWords
  verbs: Verbs
  person: Person
  value: 'weapons'
  selection: 'group' | 'everyone' | 'everyoneAndFriday' | 'firstPlayer' | 'bearer' | 'victims'
}

export type CrusoeVocabulary = Vocabulary<CrusoeEffects>
export type CrusoeEffect = Effect<CrusoeEffects>
