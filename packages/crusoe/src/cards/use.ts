// Things that are used on purpose: Starting Equipment, Discovery tokens, Treasures and some Items. RC-USE.
import type { Action } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import type { ValueAdded } from '../values.ts'
import type { InventionId } from './inventions.ts'

/** Any amount. */
export const ALL: number = Number.MAX_SAFE_INTEGER

type UseMoment =
  | 'anyTime'
  | 'beforeActions'
  /** Not while Actions are being resolved. RC-DISC-11 */
  | 'notWhileResolving'
  | 'night'
  | 'weather'
  | 'fight'
  /** When somebody arranges the camp. */
  | 'arranging'
  /** When somebody arranges the camp and takes the tokens, once an Action. RC-ED-56 */
  | 'arrangingForTokens'
  /** When somebody has explored. */
  | 'exploring'
  /** When somebody meets a Trap. */
  | 'trap'
  /** When somebody meets a Creature. */
  | 'creature'
  /** Before a number of Mystery cards is drawn. */
  | 'mysteries'
  /** When dice have fallen. */
  | 'dice'

export interface Use {
  readonly at: UseMoment
  /** It matters who uses it. */
  readonly byCharacter?: true
  readonly needs?: { readonly item?: InventionId; readonly weapons?: number; readonly builtShelter?: true }
  readonly paysFood?: number
  readonly effects: readonly CrusoeEffect[]
}

/** What a card or token that lies beside the board can do, and what it is used for. */
export interface Usable {
  readonly use?: Use
  /** How often, before it is discarded. Without this, as often as one likes. */
  readonly uses?: number
  /** After the last use it stays. */
  readonly staysWhenUsed?: true
  readonly oncePerRound?: true
  readonly oncePerFight?: true
  /** Only the character who first uses it in a round may use it that round. RC-USE-05, RC-USE-06 */
  readonly oneUser?: true
  /** What it contributes while it lies there, or once all its uses are gone. */
  readonly adds?: readonly ValueAdded[]
  /** A neutral pawn for one of these Actions: every round, or for as many Actions as `pawnUses` says. */
  readonly pawnFor?: readonly NeutralAction[]
  readonly pawnUses?: number
  readonly rest?: BetterRest
  /** An Explore Action that is taken on the card itself, mostly without dice. RC-CARD-TREASUREMAP-01, RC-ED-54 */
  readonly exploration?: { readonly pawns: number; readonly dice?: true; readonly effects: readonly CrusoeEffect[] }
  /** Its Additional Wood token on the camp's tile yields wood without a source as well. RC-ED-52 */
  readonly woodWithoutSource?: true
  /** It shows food, and is lost when food perishes. RC-ED-05 */
  readonly perishes?: true
}

export type NeutralAction = Extract<Action, 'hunt' | 'build' | 'gather' | 'explore'>

/** A Rest that heals more, or gives tokens. RC-REST-03 */
export interface BetterRest {
  readonly heals: number
  readonly tokens: number
}
