// What only one game has, as its worker's half hands it to its screen: a union over the games, each under its name.
import type { Board, Reveal, SetupOffer } from '@landfall/crusoe/board'

/** What a screen of a game's own is drawn from, as one seat sees it. */
export type Own = CrusoeOwn

export interface CrusoeOwn {
  readonly of: 'crusoe'
  readonly board: Board
  /** What was seen since the answer before, in the order it was seen. */
  readonly reveals: readonly Reveal[]
}

/** What a new game can be made of. */
export type Offer = GeneralOffer | CrusoeOffer

/** As far as every game says it. */
export interface GeneralOffer {
  readonly of: 'general'
  readonly players: { readonly least: number; readonly most: number }
  /** What can be chosen by name, and the values of each. */
  readonly options: readonly {
    readonly id: string
    readonly name: string
    readonly values: readonly { readonly id: string; readonly name: string }[]
  }[]
  /** Every combination that there is, the usual one first. */
  readonly combinations: readonly { readonly [option: string]: string }[]
}

export interface CrusoeOffer extends SetupOffer {
  readonly of: 'crusoe'
}
