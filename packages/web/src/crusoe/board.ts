// What the worker hands to the screens of Robinson Crusoe: its board, what came to light, and what a new game can be made of.
import type { Board, Reveal, SetupOffer } from '@landfall/crusoe/board'
import type { GameBoard, Offer, Reveals } from '@landfall/tabletop'

export interface CrusoeBoard extends GameBoard {
  readonly of: 'crusoe'
  readonly board: Board
}

export const isCrusoeBoard = (board: GameBoard | undefined): board is CrusoeBoard => board?.of === 'crusoe'

interface CrusoeReveals extends Reveals {
  readonly of: 'crusoe'
  readonly reveals: readonly Reveal[]
}

export const isCrusoeReveals = (reveals: Reveals | undefined): reveals is CrusoeReveals => reveals?.of === 'crusoe'

export interface CrusoeOffer extends Offer, SetupOffer {
  readonly of: 'crusoe'
}

export const isCrusoeOffer = (offer: Offer): offer is CrusoeOffer => offer.of === 'crusoe'
