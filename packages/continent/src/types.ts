// The types of the game, in one place.

import type { Choice, ChoiceFor, GameTypes, Outcome, PASS, Question } from '@landfall/kernel'
import type { Clause, NoEffect, Option } from '@landfall/tabletop'
import type { CardId } from './cards/card-ids.ts'
import type { Area, Direction, Spot } from './components/map.ts'
import type { Pennant } from './components/materials.ts'
import type { Explorer, Seat } from './components/seats.ts'
import type { Clue, Config } from './config.ts'
import type { ContinentEffects } from './effect-types.ts'
import type { Applied, Drawn, Pending, Source, State, Threat, Waiting, zones } from './state.ts'
import type { ContinentWords } from './words.ts'

/** An item of somebody: the card on top of it. */
export interface Owned {
  readonly who: Explorer
  readonly item: CardId
}

/** T7-TURN-04: what may be done in a turn. */
export interface Deed {
  readonly who: Explorer
  readonly source: Source
  readonly destination?: Spot | undefined
  /** With the least cards and nothing else; or with others from the start. Without it, there is more to decide. */
  readonly how?: 'atOnce' | 'together' | undefined
  /** For those who read it: where the fog or an unknown place lies, and in which area; the terrain that it leads to; an item that has it. */
  readonly toward?: Direction | undefined
  readonly area?: Area | undefined
  readonly place?: CardId | undefined
  readonly isItem?: true | undefined
}

/** What is decided before cards are drawn. T7-ACT-OBJ, T7-ACT-COST */
type Preparation =
  | { readonly do: 'with'; readonly who: Explorer }
  | ({ readonly do: 'use' } & Owned)
  | ({ readonly do: 'apply' } & Applied)
  | { readonly do: 'exchange'; readonly by: number }
  /** `toward`: where it lies, if nobody knows it yet. */
  | { readonly do: 'goTo'; readonly to: Spot; readonly toward?: Direction }
  | { readonly do: 'draw'; readonly cards: number }
  | 'cancel'

/** T7-ITEM-01 to T7-ITEM-04 */
export type Placement =
  | { readonly place: 'new' }
  | { readonly place: 'under'; readonly item: CardId }
  /** An item is given up for it. T7-ITEM-08 */
  | { readonly place: 'instead'; readonly item: CardId }
  | { readonly place: 'give'; readonly to: Explorer }
  | 'discard'

/** What may be used at any time, or between two actions. */
export type Ability =
  /** The nth of what lasts on a card. */
  | { readonly use: 'card'; readonly seat: Seat; readonly who: Explorer; readonly card: CardId; readonly nth: number }
  | {
      readonly use: 'decline'
      readonly seat: Seat
      readonly who: Explorer
      readonly card: CardId
      readonly nth: number
    }
  | ({ readonly use: 'give'; readonly seat: Seat; readonly to: Explorer } & Owned)
  | ({ readonly use: 'trade'; readonly seat: Seat; readonly to: Explorer; readonly asks: CardId } & Owned)
  | ({ readonly use: 'giveUp'; readonly seat: Seat } & Owned)
  | { readonly use: 'help' | 'stepOut'; readonly seat: Seat; readonly who: Explorer }
  | { readonly use: 'number' | 'camp' | 'clear'; readonly seat: Seat }
  | { readonly use: 'leave'; readonly seat: Seat; readonly who: Explorer; readonly forGood: boolean }
  | { readonly use: 'join'; readonly seat: Seat; readonly who: Explorer }

/** Every piece on the table that a choice can point at. A card is called by its name. */
export type Piece = CardId | `explorer-figure/${Explorer}` | `space/${Spot}` | `seat/${Seat}` | 'deck' | 'journal'

/** Why a game ended. */
type Ending = 'lifted' | 'curse' | 'over' | 'stranded'

interface ContinentOutcome extends Outcome {
  readonly why: Ending
  /** The card with which it ended. */
  readonly card?: CardId
}

type Nobody = Record<never, never>

/** Everything that can happen. `rule` is the rule that made it happen. */
export interface Events {
  // Set-up
  boxOpened: { deck: readonly CardId[]; explorations: { readonly [A in Area]: readonly CardId[] } }
  clueChosen: { clue: Clue; card: CardId }
  // Turns
  disputed: Nobody
  actionBegan: {
    who: Explorer
    source: Source
    at: Spot
    involved: readonly Explorer[]
    destination?: Spot | undefined
    isMandatory?: true
  }
  actionCancelled: { who: Explorer }
  joinedAction: { who: Explorer }
  steppedOut: { who: Explorer }
  itemReadied: Owned
  boostApplied: Applied
  exchanged: { by: number }
  destinationNamed: { to: Spot }
  itemSpared: Owned & { by: CardId }
  prepared: {
    who: Explorer
    source: Source
    with: readonly Explorer[]
    cards: number
    difficulty: number
    isItem?: true | undefined
  }
  cardsDrawn: { cards: readonly Drawn[] }
  boostDeclined: { who: Explorer; card: CardId; nth: number }
  resultKnown: { stars: number; difficulty: number; succeeded: boolean }
  skillKept: { card: CardId; who: Explorer }
  drawnDiscarded: { cards: readonly CardId[] }
  actionEnded: { who: Explorer }
  mandatoryRevealed: Pending
  mandatoryLapsed: { source: Source }
  mandatoryBegan: { source: Source }
  circleChanged: { active: Explorer; involved: readonly Explorer[] }
  circleLeft: Nobody
  mealImproved: { by: number }
  takesDoubled: { number: number }
  pennantsNoted: { pennants: readonly Pennant[] }
  leavingDone: { card: CardId }
  // Life force
  pileTurned: { isFaceDown: boolean }
  lifeLost: { cards: readonly CardId[]; rule: string }
  pileRevealed: { cards: readonly CardId[]; rule: string }
  recovered: { cards: readonly CardId[]; rule: string }
  curseHeldOff: { card: CardId; by: CardId }
  deckLookedAt: { who: Explorer; cards: readonly CardId[] }
  deckOrdered: { who: Explorer; cards: readonly CardId[] }
  // Cards
  taken: { who: Explorer; card: CardId; number: number }
  nothingTaken: { who: Explorer; number: number; rule: string }
  pastReturned: { rule: string }
  numberSealed: { card: CardId; number: number }
  discarded: { card: CardId; who?: Explorer; rule: string }
  returned: { card: CardId; who?: Explorer; rule: string }
  banished: { card: CardId; who?: Explorer; rule: string }
  putIntoHand: { card: CardId; who: Explorer }
  itemMade: { card: CardId; who: Explorer; die: number }
  itemCombined: { card: CardId; who: Explorer; item: CardId; die: number }
  itemFromHand: { card: CardId; who: Explorer }
  durabilityChanged: Owned & { by: number; rule: string }
  itemBroken: Owned & { cards: readonly CardId[] }
  itemMoved: { from: Explorer; to: Explorer; item: CardId }
  questStored: { card: CardId; who: Explorer }
  eventAttached: { card: CardId; at: Spot }
  eventWaits: Waiting
  waitOver: { card: CardId }
  // States
  threatened: Threat
  averted: { by: CardId; who: Explorer }
  threatOver: Nobody
  stateGone: { card: CardId; who: Explorer; rule: string }
  // The Board
  terrainPlaced: { card: CardId; at: Spot }
  barrierPlaced: { card: CardId; at: Spot }
  fogLaid: { area: Area; at: Spot; card: CardId }
  fogReturned: { area: Area; at: Spot; card: CardId }
  landReturned: { card: CardId; at: Spot }
  fogGone: { area: Area; at: Spot; card: CardId }
  fogLookedUnder: { at: Spot; card: CardId; who: Explorer }
  explored: { at: Spot; card: CardId; who: Explorer }
  cardReplaced: { card: CardId; by: CardId; rule: string }
  boardSwept: { rule: string; keeps?: Spot }
  explorationsShuffled: { area: Area; cards: readonly CardId[] }
  shadowHid: { card: CardId; at: Spot }
  shadowStayed: { card: CardId }
  moved: { who: readonly Explorer[]; to: Spot; place: CardId }
  fireLit: { who: Explorer; at: Spot }
  // The expedition
  camped: { camps: number }
  numberTried: { number: number; card?: CardId }
  curseLifted: { clue: Clue; card: CardId }
  tradeFreed: Nobody
  tradePaid: Nobody
  skillsLearned: { cards: readonly CardId[] }
  eliminated: { who: Explorer }
  left: { who: Explorer; seat: Seat; forGood: boolean }
  arrived: { who: Explorer; seat: Seat; at: Spot; cards: readonly CardId[]; again?: true }
  limitsKept: Nobody
  cardsStored: { cards: readonly CardId[] }
  mercyShown: { card: CardId }
  // What comes to nothing
  hadNoEffect: { of: Option<ContinentEffects>; why: NoEffect; source?: string; rule: string }
}

/** Every kind of question that the rules ask, and what its choices mean. */
export interface Questions {
  // A turn
  /** `goOn`: something must be done next, or nothing can be. */
  act: Deed | 'disagree' | 'goOn'
  sheet: Preparation
  payment: CardId
  effects: Applied | 'enough'
  keep: { readonly card: CardId; readonly to: Explorer } | 'none'
  handLimit: CardId
  // Cards that are taken
  pennant: number
  place: Placement
  bonus: Explorer | 'discard'
  // Consequences
  cure: { readonly who: Explorer; readonly card: CardId }
  wear: Owned
  raise: Owned
  drop: CardId
  learn: CardId | 'enough'
  scrap: CardId
  destination: Spot
  // Between actions
  clear: Spot | 'enough'
  digit: number
  /** `toward`: where it lies from the one who looks. */
  foggy: { readonly at: Spot; readonly toward?: Direction }
  onTop: CardId
  // Coming and going
  newcomer: Explorer
  arrival: Spot
  excess: CardId
}

/** Every window, and what is known at that moment. */
interface Moments {
  /** Somebody is about to take a numbered card. T7-NUM-23, T7-ITEM-19 */
  taking: Nobody
  /** Somebody is about to lose life by a State. */
  lifeLoss: Nobody
  /** A Curse from the pile lies open. T7-LOSE-01 */
  curse: Nobody
  /** The cards of an action lie open. T7-ACT-RES-15 */
  revealed: Nobody
}

export type Meanings = Questions & { anyTime: Ability } & { [Window in keyof Moments]: Ability | typeof PASS }
export type AnyKind = keyof Meanings

/** A question once it is asked: its kind says what its choices mean. */
export interface OpenQuestion<Kind extends AnyKind = AnyKind>
  extends Question<Clause<ContinentWords>, Meanings[Kind], Piece, Kind> {
  readonly about?: Choice<Clause<ContinentWords>, unknown, Piece> | undefined
}

/** A choice of a question of the rules. */
export type ChoiceOf<Kind extends keyof Questions> = ChoiceFor<Continent, Questions[Kind]>

export interface Continent extends GameTypes {
  seat: Seat
  config: Config
  state: State
  zones: typeof zones
  events: Events
  steps: {
    setUp: undefined
    turn: undefined
    stuck: undefined
    prepare: { readonly atOnce?: true }
    result: undefined
    keep: undefined
    consequences: undefined
    handSize: undefined
    afterwards: undefined
    mandatory: undefined
    camp: undefined
    replace: { readonly seat: Seat }
  }
  moments: Moments
  ability: Ability
  questions: Questions
  openQuestion: { [Kind in AnyKind]: OpenQuestion<Kind> }[AnyKind]
  piece: Piece
  clause: Clause<ContinentWords>
  outcome: ContinentOutcome
}
