// The table as the screen knows it: kept by a worker in this browser, or by a server. The screen is the same.
import type { Board, CardRead, Reveal } from '@landfall/crusoe/board'
import type { Odds } from '@landfall/kernel'
import type { Language } from '@landfall/text'
import type { Company } from './company.ts'
import type { Refused } from './refused.ts'

/** Everything that is shown at one moment, in one language. */
export interface Shown {
  readonly game: 'crusoe'
  /** How many answers were given so far: the number of this position. */
  readonly answers: number
  /** In a replay: how many there are in all. */
  readonly last: number
  /** Whether the last answer can be taken back, and whether others must agree. */
  readonly undo: 'atOnce' | 'byAgreement' | undefined
  readonly seats: readonly { readonly id: string; readonly name: string }[]
  /** The seats that this screen answers for: around one screen all of them. */
  readonly mine: readonly string[]
  /** The seats that the game waits for; `table` for anybody. */
  readonly awaited: readonly string[]
  /** What can be answered here. */
  readonly questions: readonly ShownQuestion[]
  readonly board: Board
  /** What was seen since the answer before, in the order it was seen. */
  readonly reveals: readonly Reveal[]
  /** The lines of the log from this one on are new; those before it are as they were. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] }
  readonly outcome: { readonly won: boolean; readonly text: string } | undefined
}

export interface ShownQuestion {
  readonly id: number
  /** The seat that answers, or `table`: anybody. */
  readonly seat: string
  readonly kind: string
  readonly prompt: string
  /** What it is part of: the Action that is being planned, for example. */
  readonly about: string | undefined
  readonly rule: string | undefined
  /** The game goes on without an answer. */
  readonly optional: boolean
  readonly choices: readonly ShownChoice[]
}

export interface ShownChoice {
  readonly id: string
  readonly label: string
  /** The piece on the table that it is about. */
  readonly at: string | undefined
  readonly odds: Odds | undefined
  /** What it takes: pawns and what must be paid, in one of these ways. */
  readonly costs: readonly { readonly [what: string]: number }[] | undefined
  readonly takesBack: boolean
}

export interface LogLine {
  readonly text: string
  /** A heading: a new phase or round. */
  readonly heading: boolean
  readonly rule: string | undefined
  /** A card that it is about. */
  readonly card: string | undefined
  /** After how many answers it happened. */
  readonly answers: number
}

export interface Table {
  /** Tells the newest position at once, and every one that follows. Returns how to stop listening. */
  subscribe(listener: (shown: Shown) => void): () => void
  /** Kept safe before this resolves. */
  answer(question: number, choice: string): Promise<Refused | undefined>
  undo(): Promise<Refused | undefined>
  /** In a replay: the position after so many answers. */
  goTo(answers: number): Promise<void>
  card(id: string): Promise<CardRead>
  speak(language: Language): Promise<void>
  /** The save as a text that every program of Landfall reads. */
  save(): Promise<string>
  close(): void
  /** Whom one sits with, where others sit at other screens. */
  readonly company?: Company
}

/** A game that can be continued or watched. */
export interface SavedGame {
  readonly id: string
  readonly game: 'crusoe'
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly title: string
  readonly players: readonly string[]
  readonly round: number
  readonly rounds: number
  readonly phase: string
  readonly outcome: 'won' | 'lost' | undefined
}
