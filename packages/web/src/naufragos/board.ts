// What the worker hands to the screens of Náufragos: its board, what came to light, and what a new game can be made of.
import type { Board, Reveal, SetupOffer } from '@landfall/naufragos/board'
import type { GameBoard, Offer, Reveals } from '@landfall/tabletop'

export interface NaufragosBoard extends GameBoard {
  readonly of: 'naufragos'
  readonly board: Board
}

export const isNaufragosBoard = (board: GameBoard | undefined): board is NaufragosBoard => board?.of === 'naufragos'

interface NaufragosReveals extends Reveals {
  readonly of: 'naufragos'
  readonly reveals: readonly Reveal[]
}

export const isNaufragosReveals = (reveals: Reveals | undefined): reveals is NaufragosReveals =>
  reveals?.of === 'naufragos'

export interface NaufragosOffer extends Offer, SetupOffer {
  readonly of: 'naufragos'
}

export const isNaufragosOffer = (offer: Offer): offer is NaufragosOffer => offer.of === 'naufragos'
