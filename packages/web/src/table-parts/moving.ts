// Pieces that are moved: the one that is dragged, those that were dropped and wait for the answer of the table, those that are
// put somewhere in the end, and why the last one could not go where it was dropped.
import type { ShownQuestion } from '../table/table.ts'

/** On the screen, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A piece that was let go of over a part of the table. */
export interface Drop {
  readonly piece: string
  /** What choices call the place; nothing, where there is none. */
  readonly at: string | undefined
  /** What the place is called on the screen. */
  readonly name: string | undefined
  readonly point: Point
}

/** Pieces are not moved now; there is no place; other pieces can go there; none can. */
export type Why = 'notNow' | 'nowhere' | 'others' | 'nobody'

export interface ByHand {
  readonly dragged: string | undefined
  /** On their way, until the table has answered. */
  readonly dropped: readonly Drop[]
  readonly unfit: (Drop & { readonly why: Why }) | undefined
}

export interface Moving extends ByHand {
  /** Put somewhere as soon as the question about that is answered. */
  readonly halfMade: readonly NonNullable<ShownQuestion['puts']>[]
}

export const STILL: Moving = { dragged: undefined, dropped: [], unfit: undefined, halfMade: [] }

/** How often this piece has left where it lay. */
export function timesMoved(piece: string, { dragged, dropped, halfMade }: Moving): number {
  return Number(dragged === piece) + [...dropped, ...halfMade].filter((put) => put.piece === piece).length
}

export interface Dropping {
  /** A piece is dragged from now on; nothing: no longer. */
  drag(piece: string | undefined): void
  /** Puts a piece somewhere, once every answer before it was given. Says whether it can go there as far as is known now. */
  drop(drop: Drop): boolean
}
