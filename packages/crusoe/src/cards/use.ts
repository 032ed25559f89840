// Things that are used on purpose: Starting Equipment, Discovery tokens, Treasures and some Items. RC-USE.
import type { Action } from '../state.ts'
import type { CrusoeEffect } from '../types.ts'
import type { Values } from '../values.ts'
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
  /** When somebody has explored. */
  | 'exploring'
  /** When somebody meets a Trap. */
  | 'trap'

export interface Use {
  readonly at: UseMoment
  /** It matters who uses it. */
  readonly byCharacter?: true
  readonly needs?: { readonly item?: InventionId; readonly weapons?: number; readonly builtShelter?: true }
  readonly paysFood?: number
  readonly effects: readonly CrusoeEffect[]
}

/** What a card that lies beside the board can do. */
export interface Kept {
  readonly use?: Use
  /** How often, before it is discarded. Without this, as often as one likes. */
  readonly uses?: number
  /** After the last use it stays. */
  readonly staysWhenUsed?: true
  readonly oncePerRound?: true
  readonly oncePerFight?: true
  /** Whoever uses it first in a round is the only one that round. RC-USE-05, RC-USE-06 */
  readonly oneUser?: true
  /** What it contributes while it lies there. */
  readonly values?: Values
  /** What it contributes once all its uses are gone. */
  readonly valuesWhenUsed?: Values
  /** A neutral pawn for one of these Actions: every round, or for as many Actions as `pawnUses` says. */
  readonly pawnFor?: readonly NeutralAction[]
  readonly pawnUses?: number
  readonly rest?: BetterRest
  /** An Explore Action that is taken on the card itself, without dice. RC-CARD-TREASUREMAP-01 */
  readonly exploration?: { readonly pawns: number; readonly effects: readonly CrusoeEffect[] }
}

export type NeutralAction = Extract<Action, 'hunt' | 'build' | 'gather' | 'explore'>

/** A Rest that heals more, or gives tokens. RC-REST-03 */
export interface BetterRest {
  readonly heals: number
  readonly tokens: number
}
