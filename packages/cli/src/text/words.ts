// What the terminal itself says: a folder for each language, loaded when it is spoken.
export interface TerminalWords {
  readonly undo: string
  /** Under it is what may be done besides answering, where that is much. */
  readonly besides: string
  readonly read: string
  readonly back: string
  readonly quit: string
  readonly passTo: (seat: string) => string
  readonly ready: string
  readonly saved: (file: string) => string
  readonly continued: (file: string) => string
  readonly noInput: (file: string) => string
  readonly notAChoice: (text: string, most: number) => string
  readonly everybody: string
  readonly keys: string
  readonly over: string
  /** Where the game was put as it was before the rules changed. */
  readonly originalKept: (file: string) => string
  readonly goOnFromHere: string
  /** Nothing of the game can be brought back. */
  readonly startOver: string
  readonly leave: string
}
