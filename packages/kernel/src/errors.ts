// What the kernel throws: a programmer's mistake in a rule, a wrong configuration, a journal that cannot be trusted.

/** Thrown by `t.end` to leave the step at once; the machine catches it. */
export const GAME_OVER: unique symbol = Symbol('game over')

/** A rule broke. Names the step and the position in the journal; the session stays as it was before the answer. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
  readonly step: string
  readonly answers: number
  constructor(step: string, answers: number, cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    super(`step "${step}" after ${answers} answers: ${message}`, { cause })
    this.step = step
    this.answers = answers
  }
}

/** A game cannot be set up like this. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

export type JournalFault =
  /** Not a journal at all, or not a readable one. */
  | 'corrupt'
  /** It ends too early. */
  | 'truncated'
  /** Somebody changed it after it was written. */
  | 'edited'
  /** It is as it was written, but under these rules the game takes another course. */
  | 'diverged'
  /** Written by a newer Landfall or newer rules. */
  | 'newer'
  | 'unknownGame'
  | 'unknownVersion'
  /** Larger than any game gets. */
  | 'tooLarge'
  /** It begins at a position or with luck that somebody made up: only tests take such games. */
  | 'staged'

/** A journal that cannot be replayed. `at` is how many answers are known to be good. */
export class JournalError extends Error {
  override readonly name = 'JournalError'
  readonly fault: JournalFault
  readonly at: number | undefined
  constructor(fault: JournalFault, message: string, at?: number) {
    super(message)
    this.fault = fault
    this.at = at
  }
}
