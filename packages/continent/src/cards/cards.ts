// What a card can be. A card is a literal of one of these types; which type it is says its icon alone. T7-CARD-23

import type { Icon } from '../components/actions.ts'
import type { Area, Direction } from '../components/map.ts'
import type { Keyword, Pennant, Resource } from '../components/materials.ts'
import type { Explorer } from '../components/seats.ts'
import type { Clue } from '../config.ts'
import type { ContinentEffect, Fact } from '../effect-types.ts'

export type Effects = readonly ContinentEffect[]

/** T7-CARD-01 */
type Back = 'green' | 'gold'

/** T7-TURN-31: what must be so when an action begins. */
export interface Needs {
  readonly fire?: true
  /** All of these Quest Items are stored. */
  readonly quests?: readonly number[]
  /** So many copies of one Quest Item are stored. */
  readonly stored?: { readonly quest: number; readonly times: number }
  /** An item with this pennant is used in step 1. */
  readonly used?: Pennant
  /** One of these is in the inventory of somebody involved. */
  readonly carried?: 'instrument'
}

/** T7-TURN-30: what is given up when an action begins. Any one of several payments is enough. */
export type Payment =
  | { readonly pay: 'item'; readonly number: number }
  | { readonly pay: 'keyword'; readonly keyword: Keyword; readonly count: number }
  /** Each character gives up so many Skill or Bonus cards. */
  | { readonly pay: 'hand'; readonly count: number }

/** T7-ACT-01 */
export interface Action {
  readonly icon: Icon
  readonly cost: number
  /** T7-ICON-17: exactly so many cards. */
  readonly locked?: true | undefined
  /** Absent where none is printed. T7-ACT-RES-13 */
  readonly difficulty?: number | undefined
  /** T7-TURN-18 */
  readonly all?: true | undefined
  /** T7-ICON-15 */
  readonly mandatory?: true | undefined
  /** T7-QUEST-07: only on the Terrain card of this number. */
  readonly at?: number | undefined
  readonly needs?: Needs | undefined
  readonly pays?: readonly Payment[] | undefined
  readonly success: Effects
  readonly failure?: Effects | undefined
}

/** What one benefit of an effect is. T7-ACT-05: each is taken whole or not at all. */
export type Benefit =
  /** Step 2: so many cards fewer, or more. */
  | { readonly cards: number }
  /** Step 2: the cost is this, after everything else. T7-ACT-COST-24 */
  | { readonly costIs: number }
  | { readonly difficulty: number }
  /** Step 1: items do not lose durability. */
  | { readonly spares: 'one' | 'onesOfOthers' | 'own' }
  /** Step 3. */
  | { readonly stars: number }
  | { readonly starsPerSeven: number }
  | { readonly starsPerHelper: number }
  | { readonly pairsHalf: true }
  /** T7-ACT-CONS-06 does not apply. */
  | { readonly keepsTrust: true }
  /** A failure has no consequence but that. */
  | { readonly softensFailure: true }
  | { readonly onSuccess: Effects }
  /** The takes of this number are done twice. */
  | { readonly doubles: number }
  /** The next `rec` of the action is so much higher. */
  | { readonly meal: number }
  /** What is crafted starts with so much more. T7-CRAFT-15 */
  | { readonly durability: number }

/** A brown frame: it may be applied in actions of these kinds. T7-ACT-03 */
export interface Boost {
  readonly last: 'boost'
  readonly on: readonly Icon[] | 'any'
  readonly benefits: readonly Benefit[]
  /** How several benefits go together; each by itself, if it does not say. T7-ACT-05 */
  readonly as?: 'all' | 'oneOf' | undefined
  /** What it costs: the card that it is on is discarded; a component card leaves its item in step 5. T7-ACT-OBJ-10 */
  readonly uses?: 'discard' | 'leaves' | undefined
  /** Only when other players are involved. */
  readonly collective?: true | undefined
  /** Only when its owner is the active player. T7-ACT-08 */
  readonly active?: true | undefined
  /** T7-ACT-RES-17: it is not asked for. */
  readonly compulsory?: true | undefined
  /** Where the action takes place: at the terrain of the event, on these Terrain cards, in these areas. */
  readonly here?: true | undefined
  readonly at?: readonly number[] | undefined
  readonly areas?: readonly Area[] | undefined
  readonly when?: Fact | undefined
  readonly resource?: Resource | undefined
  /** The destination holds a fire figure, or somebody who is not involved. */
  readonly towardsCompany?: true | undefined
  /** Only for the action that is printed on the event itself. */
  readonly own?: true | undefined
}

/** When its owner, or somebody else, is about to take one of these numbers: it is not taken. T7-NUM-23, T7-ITEM-19 */
export interface Averts {
  readonly last: 'averts'
  readonly numbers: readonly number[]
  /** Whom it can save. */
  readonly whose: 'own' | 'otherInvolved' | 'here'
}

/** Other moments at which a card may be used. */
interface Reacts {
  readonly last: 'reacts'
  readonly to: 'lifeLoss' | 'curseFromPile'
}

/** What its owner may do between two actions. T7-TURN-26 */
export interface Between {
  readonly last: 'between'
  readonly effects: Effects
  readonly resource?: Resource
}

/** Something that happens by itself. */
export type Occasion = 'camp' | 'collectiveFailure' | 'shelfTerrain' | 'endOfOwnAction' | 'afterStrain'

export interface Each {
  readonly last: 'each'
  readonly time: Occasion
  readonly effects: Effects
  /** Of camps: from this one on, up to that one, only in this area. */
  readonly from?: number
  readonly until?: number
  readonly area?: Area
}

/** T7-STATE-17: when a State goes by itself. */
export type Relief = 'restByFire' | 'mealByFire' | 'endByFire' | 'beginByFire' | 'meal' | 'fireOrRestByFire'

/** A rule that holds while the card is where it is. */
export type Lasting =
  | Boost
  | Averts
  | Reacts
  | Between
  | Each
  | { readonly last: 'goes'; readonly on: Relief }
  | { readonly last: 'hand'; readonly by: number }
  /** T7-STATE-09 */
  | { readonly last: 'immune'; readonly to: number }
  /** T7-TURN-32 */
  | { readonly last: 'alone' }
  /** T7-CRAFT-14: no Skill card of the hand is applied unless fire is available. */
  | { readonly last: 'numb' }
  /** The life loss of this State is so much higher. T7-STATE-18 */
  | { readonly last: 'lifeLoss'; readonly of: number; readonly by: number }
  /** Every copy of this State counts as showing life loss. */
  | { readonly last: 'showsLifeLoss'; readonly of: number }
  /** Every `rec` is so much lower, but not below 1. */
  | { readonly last: 'recovery'; readonly by: number; readonly least: number }
  /** Meals of characters on the terrain bring so much more. */
  | { readonly last: 'meals'; readonly by: number }
  /** When a state of anybody is cured by its owner. */
  | { readonly last: 'healer'; readonly recovers: number }
  /** Once, when a Curse from the pile would end the game. */
  | { readonly last: 'mercy'; readonly recovers: number }
  /** The difficulty of the action with this icon of the card of this number. */
  | { readonly last: 'difficultyOf'; readonly number: number; readonly is: number }
  /** After a success with an action of the card of this number. */
  | { readonly last: 'afterSuccessOf'; readonly number: number; readonly does: 'staysPut' | 'again' }
  /** When it leaves a hand, it is banished, and this is taken. */
  | { readonly last: 'leavesHand'; readonly taking: number }
  /** The difficulty of actions at the event, by the cards in the hands of those involved and by what is stored. */
  | {
      readonly last: 'varies'
      readonly on: readonly Icon[]
      readonly held: { readonly numbers: readonly number[]; readonly by: number }
      readonly stored: readonly { readonly number: number; readonly per: number; readonly by: number }[]
    }

/** An action as rules read it: with all fields, and whether its consequence moves figures. T7-MOVE-02 */
export interface PrintedAction extends Action {
  readonly movement: 'move' | 'cross' | undefined
}

export type KindOfLasting = Lasting['last']

interface Card {
  readonly lasting?: readonly Lasting[]
  readonly actions?: readonly Action[]
}

interface Numbered extends Card {
  readonly number: number
  readonly back: Back
  /** How many there are of it. One, if it does not say. T7-GEN-09 */
  readonly copies?: number
  /** T7-ICON-37: the number of the card from which it may be taken without a numbox. */
  readonly origin?: number
}

/** T7-CARD-03 */
export interface TerrainCard extends Numbered {
  readonly type: 'terrain'
  readonly area: Area
  readonly at: readonly [x: number, y: number]
  readonly arrows: { readonly [D in Direction]?: number }
  readonly resources?: readonly Resource[]
  /** T7-ICON-19 */
  readonly exposed?: true
  readonly hidden?: number
  readonly actions: readonly Action[]
}

/** T7-PERM-08: a Permanent Event that fills a space and separates the terrains that it points to. */
export interface BarrierCard extends Numbered {
  readonly type: 'barrier'
  readonly area: Area
  readonly at: readonly [x: number, y: number]
  readonly arrows: { readonly [D in Direction]?: number }
  readonly actions: readonly Action[]
}

interface Permanent extends Card {
  readonly type: 'permanent'
  /** T7-ICON-14 */
  readonly blocks?: Icon
  readonly resources?: readonly Resource[]
  readonly onReveal?: Effects
  readonly hidden?: number
  /** It stays on the land when the Board is cleared, and hides. */
  readonly roams?: true
}

interface Temporary extends Card {
  readonly type: 'temporary'
  /** T7-TEMP-04: at once. */
  readonly effects: Effects
  /** T7-TEMP-03 */
  readonly actions?: readonly [Action]
  /** What becomes of it after its action. Discarded, if it does not say. T7-TEMP-02 */
  readonly after?: 'return'
}

interface Item extends Card {
  readonly type: 'item'
  readonly durability: number
  readonly keywords: readonly Keyword[]
  readonly pennant?: Pennant
  /** It can be played on. */
  readonly instrument?: true
}

interface Quest extends Card {
  readonly type: 'quest'
  readonly pennant?: Pennant
  /** T7-XP-01 */
  readonly experience?: number
}

interface Bonus extends Card {
  readonly type: 'bonus'
}

type Found = Permanent | Temporary | Item | Quest | Bonus

/** T7-CARD-02: an Adventure card that is no Terrain, barrier or State. */
export type AdventureCard = Found & Numbered

/** T7-CARD-11 to T7-CARD-13 */
export type ExplorationCard = Found & { readonly area: Area }

/** T7-CARD-08, T7-CARD-09 */
export interface StateCard extends Numbered {
  readonly type: 'state'
  readonly copies: number
  /** How many of the copies show the life-loss icon. */
  readonly deadly: number
}

/** T7-CARD-15: what a strip shows. */
export interface Strip {
  readonly stars: number
  readonly half?: 'left' | 'right'
  readonly sevens?: number
}

/** T7-CRAFT-01, T7-CRAFT-03 */
export interface Craft {
  readonly cost: number
  readonly materials: { readonly [R in Resource]?: number }
  readonly item: Item
}

export interface SkillCard extends Card {
  readonly type: 'skill'
  readonly code: string
  readonly strip: Strip
  /** T7-CARD-16 */
  readonly of?: Explorer
  /** T7-CARD-17: experience points. */
  readonly price?: number
  readonly craft?: Craft
}

/** T7-CARD-18 */
export interface CurseCard extends Card {
  readonly type: 'curse'
  readonly copies?: number
  readonly of?: Clue
}

/** T7-CARD-19 */
export interface ExplorerCard extends Card {
  readonly type: 'explorer'
  readonly code: string
}

/** T7-CARD-21 */
export interface ClueCard extends Card {
  readonly clue: Clue
  readonly type: 'clue'
  readonly start: number
  readonly pennant: Pennant
  readonly setup?: Effects
}

/** T7-EASY-01, T7-HARD-01 */
export interface ModeCard extends Numbered {
  readonly type: 'quest'
  readonly mode: 'easy' | 'hardcore'
}
