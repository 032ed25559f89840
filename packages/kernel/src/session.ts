// What a session is to those who play it. Answers are the only way anything ever happens; the rest follows from them.
import type { Around } from './catching-up.ts'
import type { Script } from './chance.ts'
import type { GameTypes, Happened, StateOf, ViewOf } from './game.ts'
import type { Given, Journal } from './journal.ts'
import type { Luck } from './luck.ts'
import type { Misfit } from './misfit.ts'
import type { Answer, Refusal } from './question.ts'
import type { Shortcut } from './shortcut.ts'
import type { Snapshot } from './snapshot.ts'

export interface Listener {
  /** What happened because of an answer, and how many answers there are now. The set-up comes with 0 answers. */
  happened?(events: readonly Happened[], answers: number): void
  /** Answers were taken back. An undo stays above the barrier; a rewind goes below it, because the table agreed to. */
  tookBack?(from: number, to: number, act: 'undo' | 'rewind'): void
}

export interface Options {
  readonly listen?: Listener
  /** Luck decided beforehand; tests use it. */
  readonly script?: Script
  /** Rolling a die that the script does not decide is a mistake. Shuffles are free. */
  readonly onlyScripted?: true
  /** What chance gave when this game was set up before. */
  readonly dealt?: Luck
  /** The game was played before under earlier rules, with these answers to begin with: `catchUp` follows. */
  readonly earlier?: readonly Given[]
  /** Saved games may begin at a made-up position or have a script: tests resume theirs. Anywhere else they are refused. */
  readonly staged?: true
  /** What was kept beside a journal to bring it back faster. Whatever it is: if it does not fit, it is ignored. */
  readonly shortcut?: unknown
}

/** A position to begin at: a state, and the steps to come, the next one first. */
export interface Opening {
  readonly state: object
  readonly steps: readonly { readonly step: string; readonly with?: object }[]
  /** Seats that want to be asked everywhere, TABLE for what anybody may use. */
  readonly everywhere?: readonly string[]
}

/** A saved game, replayed as far as the current rules allow. */
export interface BroughtBack<G extends GameTypes> {
  readonly session: Session<G>
  readonly misfit?: Misfit
  /** After how many answers a shortcut has led into the game: the listener was told only what happened after them. */
  readonly from?: number
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly game: string
  readonly version: number
  readonly config: G['config']
  readonly seats: readonly string[]
  /** All open questions: usually one. */
  readonly questions: readonly G['openQuestion'][]
  /** The questions that a seat may answer. */
  questionsFor(seat: string): readonly G['openQuestion'][]
  /** The seats that the game is waiting for; TABLE for anybody. */
  readonly awaited: readonly string[]
  /** Takes an answer, or says why not and changes nothing. */
  answer(answer: Answer): Refusal | undefined
  /** Takes an answer from a saved game, with its luck, or says why it no longer fits and changes nothing. */
  repeat(kept: Given): Misfit | undefined
  /**
   * The same for one that was kept under earlier rules, with those around it. It may have been asked for elsewhere,
   * or is passed over because nobody asks for it any more. The session must have begun with `earlier`.
   */
  catchUp(kept: Given, around: Around): Misfit | undefined
  /** All answers of earlier rules are taken: from here on everybody is asked where it matters. */
  caughtUp(): void
  readonly outcome: G['outcome'] | undefined
  /** The whole truth. Not for players: they get `view`. */
  readonly state: StateOf<G>
  /** What a seat may see; without a seat, what a spectator may see. */
  view(seat?: string): ViewOf<G>
  /** The same, with every field that has not changed taken from an earlier view of this seat. */
  viewSince(before: ViewOf<G>, seat?: string): ViewOf<G>
  /** All answers so far. */
  readonly answers: readonly Given[]
  /** What chance gave before the first answer. Not for players. */
  readonly dealt: Luck
  /** Undo cannot go back to fewer answers than this. */
  readonly barrier: number
  undoTo(answers: number): Refusal | undefined
  /** Goes back below the barrier: for replays, and for tables that agree to it. */
  rewind(answers: number): Refusal | undefined
  /** An independent session at the same position. */
  fork(): Session<G>
  /**
   * A session that could be the real one for all that this seat knows, with other luck to come. For bots. Undefined if
   * the search found only the real world although something is hidden: a bot must not be handed the truth.
   */
  imagine(seat: string, luck: string): Session<G> | undefined
  save(): Journal
  /** The session as plain data, to go on from without a replay. It shares nothing with the session. */
  snapshot(): Snapshot
  /** The position as plain data, to lie beside the journal that `save` gives now. */
  shortcut(): Shortcut
  /** The hash of the position: equal for equal positions, however they were reached. */
  hash(): string
  /** From now on this listener is told what happens. There is one at a time; it replaces the one before. */
  listen(listener: Listener): void
  /** Scripted luck that has not been drawn. */
  readonly unusedScript: Script
}
