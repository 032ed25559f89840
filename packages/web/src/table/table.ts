// The table as the screen knows it: kept by a worker in this browser, or by a server. The screen is the same.
import type { Odds, Outcome } from '@landfall/kernel'
import type { CardRead, DiaryPage, DigestText, GameBoard, Language, Reveals } from '@landfall/tabletop'
import type { Company } from './company.ts'
import type { Refused } from './refused.ts'

/** The seat of a question that anybody answers. */
export const ANYBODY = 'table'

/** Everything that is shown at one moment, in one language. */
export interface Shown {
  /** The name of the game that is played. */
  readonly game: string
  /** All see the same. */
  readonly isOpen: boolean
  /** What is played: a scenario, or the game itself. */
  readonly title: string
  readonly goal: string | undefined
  /** What the diary is called, in a game that keeps one. */
  readonly diary: string | undefined
  /** What costs, odds and options are called. */
  readonly names: { readonly [what: string]: string }
  /** How many answers were given so far: the number of this position. */
  readonly answers: number
  /** In a replay: how many there are in all. */
  readonly last: number
  /** Of a game that is watched. */
  readonly replay: Replay | undefined
  /** Whether the last answer can be taken back, and whether others must agree. */
  readonly undo: 'atOnce' | 'byAgreement' | undefined
  readonly seats: readonly { readonly id: string; readonly name: string }[]
  /** The seats that this screen answers for: around one screen all of them. */
  readonly mine: readonly string[]
  /** Where there are secrets: the seat whose view this is. Nobody's is what everybody may see. */
  readonly eyes: string | undefined
  /** The seat that the screen must be handed to. Until it has it, nothing that somebody sees is shown. */
  readonly curtain: string | undefined
  /** Those who share the screen go without the curtain; undefined, where that is not theirs to choose. */
  readonly isTrusting: boolean | undefined
  /** The seats that the game waits for; `table` for anybody. */
  readonly awaited: readonly string[]
  /** What can be answered here. */
  readonly questions: readonly ShownQuestion[]
  /** What is seen, as lines of text; nothing, where the game has a board of its own. */
  readonly scene: readonly string[]
  /** The points of a game that counts them, as lines of text. */
  readonly score: readonly string[]
  /** What a board of the game's own is drawn from. */
  readonly board: GameBoard | undefined
  /** What came to light with the last answer; while the screen is handed on, as far as everybody may see it. */
  readonly revealed: Reveals | undefined
  /** The lines of the log from this one on are new; those before it are as they were. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] }
  readonly outcome: ShownOutcome | undefined
}

export interface Replay {
  /** The last move in words: who, what was asked, and the answer. */
  readonly move: string | undefined
  /** Where rounds and phases begin, and what they are called. */
  readonly chapters: readonly { readonly answers: number; readonly text: string }[]
}

/** The table through the eyes of one seat, in passing. */
export type Peeked = Pick<Shown, 'board' | 'scene'>

export interface ShownOutcome {
  readonly result: Outcome['result']
  readonly text: string
  /** Those who have won alone, by name; nobody, where the group wins or loses together. */
  readonly winners: readonly string[]
}

export interface ShownQuestion {
  readonly id: number
  /** The seat that answers, or `table`: anybody. */
  readonly seat: string
  readonly kind: string
  readonly prompt: string
  /** What it is part of: the Action that is being planned, for example. */
  readonly about: string | undefined
  /** What it is about is half made: this piece is on its way there. */
  readonly puts: { readonly piece: string; readonly at: string } | undefined
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
  /** The piece that it puts there. */
  readonly moves: string | undefined
  /** What it is called while that piece is in hand. */
  readonly inHand: string
  /** The seats whose pieces it moves. */
  readonly concerns: readonly string[] | undefined
  readonly odds: Odds | undefined
  /** What it takes: pawns and what must be paid, in one of these ways. */
  readonly costs: readonly { readonly [what: string]: number }[] | undefined
  readonly takesBack: boolean
  /** What it is listed under, where the game sorts the choices of this question. */
  readonly group: string | undefined
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
  /** In a replay: the position after this many answers. */
  goTo(answers: number): Promise<void>
  card(id: string): Promise<CardRead>
  /** The diary up to the position that is shown, the newest page first. */
  diary(): Promise<readonly DiaryPage[]>
  /**
   * Asks for the screen to be handed to another seat at it. To nobody: it lies open again, or is handed to whom the game
   * waits for.
   */
  handTo(seat: string | undefined): Promise<Refused | undefined>
  /** The player of this seat has the screen. */
  look(seat: string): Promise<Refused | undefined>
  /** What one seat sees. Nobody is asked to hand the screen on, and what is shown stays as it is. */
  peek(seat: string): Promise<Peeked | Refused>
  /** Goes without the curtain, or with it again; kept with the game. */
  trust(isTrusting: boolean): Promise<Refused | undefined>
  speak(language: Language): Promise<void>
  /** The save as a text that every program of Landfall reads. */
  save(): Promise<string>
  /** The game as a part of an address; nothing, where it is too long for one. Missing where others keep the game. */
  link?(): Promise<string | undefined>
  /** Begins a game of its own at the position that is watched. */
  branch?(): Promise<{ readonly id: string } | Refused>
  /** Begins another game of the same crew, with everything chosen as it was. */
  again?(): Promise<{ readonly id: string } | Refused>
  close(): void
  /** What no longer fits the rules of today: the game stands before it. */
  readonly misfit?: MisfitShown | undefined
  /** Whom one sits with, where others sit at other screens. */
  readonly company?: Company
}

/** What no longer fits the rules of today. */
export interface MisfitShown {
  readonly text: string
  /** Nothing of the game can be brought back: to go on is to begin it again. */
  readonly startsOver: boolean
}

/** What the shelf says of a game or a table. */
export interface Listed extends DigestText {
  readonly id: string
  /** The name of the game that it is of. */
  readonly game: string
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly outcome: Outcome['result'] | undefined
  /** The game as it was under other rules is kept, too. */
  readonly hasOriginal?: true
  /** It is kept as it is under this name. */
  readonly name?: string
}
