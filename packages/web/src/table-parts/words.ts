// The words around every table. What lies on it is named by the game itself.

export interface TableWords {
  readonly table: string
  readonly log: string
  readonly question: string
  readonly waiting: string
  readonly alsoPossible: string
  readonly anybody: string
  readonly undo: string
  readonly why: string
  readonly goOn: string
  readonly skip: string
  readonly which: string
  readonly menu: string
  readonly home: string
  readonly rules: string
  readonly exportGame: string
  /** To keep the game as it is now under a name of its own. */
  readonly saveAs: string
  readonly saveAsHint: string
  readonly saveName: string
  readonly saveIt: string
  readonly saveNot: string
  readonly share: string
  readonly reportProblem: string
  /** The rules have changed: on from where the game stands, or a look at it up to there. */
  readonly goOnFromHere: string
  readonly startOver: string
  readonly watchSoFar: string
  readonly saveOriginal: string
  readonly watch: string
  /** Another game with everything chosen as it was. */
  readonly sameCrew: string
  readonly lookAround: string
  readonly opening: string
  readonly failed: string
  readonly again: string
  readonly emptyLog: string
  /** Shows more of a long log. */
  readonly earlierLog: string
  readonly settings: string
  /** One that cannot be read yet. */
  readonly card: string
  /** To read a card that pressing would choose. */
  read(card: string): string
}
