// What only one game has, as its worker's half hands it to its screen: a union over the games, each under its name.
import type { Board as CrusoeBoard, Reveal as CrusoeReveal, SetupOffer as CrusoeSetup } from '@landfall/crusoe/board'
import type {
  Board as NaufragosBoard,
  Reveal as NaufragosReveal,
  SetupOffer as NaufragosSetup,
} from '@landfall/naufragos/board'

/** What a screen of a game's own is drawn from, as one seat sees it. */
export type Own = CrusoeOwn | NaufragosOwn

export interface CrusoeOwn {
  readonly of: 'crusoe'
  readonly board: CrusoeBoard
}

export interface NaufragosOwn {
  readonly of: 'naufragos'
  readonly board: NaufragosBoard
}

/** What was seen since the answer before, in the order it was seen. */
export type Revealed =
  | { readonly of: 'crusoe'; readonly reveals: readonly CrusoeReveal[] }
  | { readonly of: 'naufragos'; readonly reveals: readonly NaufragosReveal[] }

/** What a new game can be made of. */
export type Offer = GeneralOffer | CrusoeOffer | NaufragosOffer

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

export interface CrusoeOffer extends CrusoeSetup {
  readonly of: 'crusoe'
}

export interface NaufragosOffer extends NaufragosSetup {
  readonly of: 'naufragos'
}
