// Questions list every legal choice; an answer names one of them. Refusals say why an answer was not taken.
import type { Cause } from './game.ts'

/** The seat of a question that anybody at the table may answer. No player may be called this. */
export const TABLE = 'table'

/** How likely each result of a choice is, in parts of one, where dice decide. */
export type Odds = { readonly [result: string]: number }

export interface Choice<Clause = unknown, Means = unknown, Piece extends string = string> {
  /** Opaque: for journals and wires, never to be parsed. */
  readonly id: string
  /** What choosing this means, as data. Without it the meaning is the id. */
  readonly means?: Means
  /** What choosing this means, for a language to say. */
  readonly clause?: Clause
  /** The piece on the table that this choice is about, for a screen to light up. */
  readonly at?: Piece
  /** The piece that it puts there: a screen lets it be dragged. */
  readonly moves?: Piece
  /** The seats whose pieces it moves, unless that is only the seat that chooses. */
  readonly concerns?: readonly string[]
  readonly odds?: Odds | undefined
  /** The ways to pay for it, as amounts by name; one of them is enough. */
  readonly costs?: readonly { readonly [what: string]: number }[]
  /** It only takes back an earlier choice: a screen may set it apart, a bot seldom wants it. */
  readonly takesBack?: true
}

/** What a choice means: its data, or else its id. */
export type MeaningOf<C> = C extends { readonly means: infer Means }
  ? Means
  : C extends { readonly id: infer Id }
    ? Id
    : never

/** What a choice of a question means. */
export function meaningOf<Means>(choice: Choice<unknown, Means>): Means
export function meaningOf({ id, means = id }: Choice): unknown {
  return means
}

export interface Question<Clause = unknown, Means = unknown, Piece extends string = string, Kind = string> {
  /** Never used twice in a session, not even after an undo. */
  readonly id: number
  /** The seat that must answer, or TABLE if any seat may. */
  readonly seat: string
  readonly kind: Kind
  /** The rule that asks. */
  readonly rule?: string | undefined
  readonly choices: readonly Choice<Clause, Means, Piece>[]
  /** What it belongs to: an earlier choice (the Action whose leader is asked for, for example), or what is being done. */
  readonly about?: Choice<Clause, unknown, Piece> | undefined
  /** What it is asked within: a card that is carried out, an Action, what somebody uses. As with events, all may know. */
  readonly within?: Cause | undefined
  /** The game does not wait for an answer: an ability that may be used now. */
  readonly optional?: true | undefined
  /** Several seats answer at once; nobody learns an answer before all have answered. */
  readonly secret?: true | undefined
}

export interface Answer {
  readonly seat: string
  readonly question: number
  readonly choice: string
}

export type Refusal =
  | { readonly refused: 'finished' }
  | { readonly refused: 'staleQuestion'; readonly question: number; readonly open: readonly number[] }
  | { readonly refused: 'wrongSeat'; readonly seat: string; readonly expected: string }
  | { readonly refused: 'unlistedChoice'; readonly choice: string; readonly listed: readonly string[] }
  | { readonly refused: 'belowBarrier'; readonly to: number; readonly barrier: number }
  | { readonly refused: 'noSuchPosition'; readonly to: number; readonly answers: number }
  | { readonly refused: 'tooLong'; readonly answers: number }

/** Why something was refused, in a sentence for logs and terminals of developers. Screens say it in their own words. */
export function explain(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'finished':
      return 'the game is over'
    case 'staleQuestion':
      return `question ${refusal.question} is not open; open now: ${refusal.open.join(', ') || 'none'}`
    case 'wrongSeat':
      return `"${refusal.seat}" may not answer this question; it belongs to "${refusal.expected}"`
    case 'unlistedChoice':
      return `"${refusal.choice}" is not a choice; the choices are: ${refusal.listed.join(', ')}`
    case 'belowBarrier':
      return `cannot go back to answer ${refusal.to}: something was revealed or answered up to ${refusal.barrier}`
    case 'noSuchPosition':
      return `there is no position ${refusal.to}; the game has ${refusal.answers} answers`
    case 'tooLong':
      return `a game takes no more than ${refusal.answers} answers; take some back to go on`
  }
}
