// The types of the game, in one place.

import type { GameTypes, Outcome, QuestionOf } from '@landfall/kernel'
import type { Clause, Effect, EffectTypes, Option, Vocabulary } from '@landfall/tabletop'
import type { Payment } from './actions/costs.ts'
import type { BeastId } from './cards/beasts.ts'
import type { AdventureId, KeptId, ThreatId, TreasureId } from './cards/decks.ts'
import type { DiscoveryId } from './cards/discoveries.ts'
import type { InventionId } from './cards/inventions.ts'
import type { AbilityId, Character } from './components/characters.ts'
import type { AnimalsFace, DiceAction } from './components/dice.ts'
import type { Space } from './components/island.ts'
import type { TileNumber } from './components/tiles.ts'
import type { Config } from './config.ts'
import type { Events } from './events.ts'
import type { Verbs as ScenarioVerbs } from './scenarios/all/verbs/index.ts'
import type { ScenarioEnding, ScenarioId, ScenarioPiece, ScenarioQuestions } from './scenarios/scenario.ts'
import type { Die, EffectToken, Level, Marker, Pawn, Person, Resource, Stack, State, TileSource } from './state.ts'
import type { Planned, Spot, Target } from './target.ts'
import type { Verbs } from './verbs/index.ts'
import type { CrusoeWords } from './words.ts'
import type { zones } from './zones.ts'

/** Where resources lie: in camp, waiting for the end of the Action Phase, or on the sheet of somebody outside. */
export type Store = 'available' | 'future' | `pack/${Person}`

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
    demand: { readonly what: Demanded; readonly amount: number; readonly missing: number; readonly person?: Person }
    /** RC-USE-03, RC-USE-11: a round has begun, and no card is drawn yet. */
    beforeEvent: Record<never, never>
    /** RC-USE-03: a card of the Event deck is revealed, nothing of it is carried out yet. */
    eventRevealed: { readonly effects: readonly CrusoeEffect[]; readonly book?: boolean }
    /** RC-EVT-12: a Threat that was ignored is about to strike. */
    beforeThreat: { readonly effects: readonly CrusoeEffect[] }
    beforeMorale: Record<never, never>
    beforeProduction: Record<never, never>
    /** RC-SCN7-25: the die for a Pit has fallen. */
    pit: Record<never, never>
    /** RC-SCN1-04 and the like: before the Action Phase. */
    beforeActions: Record<never, never>
    /** RC-RES-01: between two Actions. */
    beforeAction: Record<never, never>
    /** An Adventure card is revealed, nothing of it is carried out yet. */
    adventureRevealed: { readonly effects: readonly CrusoeEffect[] }
    /** A new tile shows a totem. */
    beforeTotem: Record<never, never>
    /** RC-CARD-NIGHTATTACK-01: a Beast is seen that is not fought, nothing of it is carried out yet. */
    beastTaken: { readonly by: Person; readonly wounds: number }
    /** RC-DISC-11: the end of the Action Phase. */
    actionsOver: Record<never, never>
    beforeAnimals: { readonly face: AnimalsFace }
    beforeStorm: Record<never, never>
    /** RC-NIGHT-01: everybody has eaten, and the camp has not moved. */
    afterEating: Record<never, never>
    /** RC-NIGHT-01: the camp stands where it stands for the night. */
    beforeSleep: Record<never, never>
    /** The dice of an Action have fallen, none is resolved yet. RC-DICE-08 */
    rolled: { readonly leader: Person }
    /** A Build Action has succeeded, and its wood is about to be gone. RC-ABIL-CARP-02 */
    spent: { readonly leader: Person; readonly wood: number }
    /** RC-CARD-BIBLE-01 */
    arranged: { readonly leader: Person; readonly tokens: boolean }
    /** RC-CARD-BACKPACK-01 */
    explored: { readonly leader: Person }
    /** It is known how many Mystery cards will be drawn; none is yet. RC-SCN4-21 */
    mysteries: { readonly drawer: Person }
    /** A Creature or a Trap has been revealed, and has not struck yet. RC-MYST-04 */
    danger: { readonly drawer: Person; readonly trap: boolean }
    /** The weather dice have fallen, nothing is applied yet. RC-WEA-17 */
    weather: Record<never, never>
    /** Before the levels are compared. RC-FIGHT-03 */
    fight: {
      readonly strength: number
      /** Wounds that come besides those for the missing strength. RC-FIGHT-05, RC-FIGHT-07, RC-FIGHT-08 */
      readonly further?: number
      readonly isCheck?: true
    }
    /** RC-NIGHT-01: before the meal, and after the wounds of those who slept outdoors. */
    night: { readonly slept?: true }
  }
  ability: Ability
  questions: ScenarioQuestions & {
    newIdea: InventionId
    tileOnTop: TileNumber
    trackedBeast: 'top' | 'bottom'
    whoHeals: Person
    discoveryToKeep: DiscoveryId
    /** A stack or a pawn more, a stack less, or the end of Planning. */
    plan: PlanStack | AddPawn | TakeBack | 'confirm'
    /** A pawn without which the stack cannot be put there. */
    support: Pawn
    carried: InventionId | 'none'
    payment: Payment
    nextAction: Stack
    moraleReward: 'determination' | 'heal'
    /** One of several things that make a Rest better. */
    restWith: InventionId | KeptId
    campReward: 'determination' | 'morale'
    foodToDiscard: 'food' | 'nonperishable'
    whoEats: Person
    campMove: Space | 'stay'
    shelterTile: Space
    tokensToTake: 'food' | 'wood' | 'none'
    chooseOne: Option<CrusoeEffects>
    may: Option<CrusoeEffects>
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
  openQuestion: QuestionOf<Crusoe>
  piece: Piece
  clause: Clause<CrusoeWords>
  outcome: Outcome & { readonly why: Ending; readonly scenario: ScenarioId }
}

/** How a game can end. */
export type Ending = 'goal' | 'death' | 'lastRound' | 'campLost' | ScenarioEnding

/** What a demand can be for. */
export type Demanded = 'food' | 'wood' | 'fur' | 'determination' | Level

/** The choice to put a stack there, with somebody's pawn on top. */
export interface PlanStack extends Planned {
  readonly do: 'plan'
  readonly leader: Person
}

/** The choice to put one pawn more under a stack, so that no dice are rolled. */
interface AddPawn {
  readonly do: 'support'
  readonly stack: Stack
  readonly pawn: Pawn
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

/** One of the Hungry Animals dice, the first being 0, and what it shows. */
export interface HungryDie {
  readonly animals: number
  readonly face?: AnimalsFace | undefined
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
  | { readonly piece: 'shortcut'; readonly card: string }
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

/** The verbs that any card may have, and those of the scenarios. */
export type AllVerbs = Verbs & ScenarioVerbs

export interface CrusoeEffects extends EffectTypes {
  game: Crusoe
  words: CrusoeWords
  verbs: AllVerbs
  person: Person
  value: 'weapons'
  selection: 'group' | 'everyone' | 'everyoneAndFriday' | 'firstPlayer' | 'bearer' | 'victims'
  price: never
  test: never
  label: never
}

export type CrusoeVocabulary = Vocabulary<CrusoeEffects>
export type CrusoeEffect = Effect<CrusoeEffects>
