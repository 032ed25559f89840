// The words of the general table: whose eyes, whose turn, whose victory.

export interface GeneralWords {
  readonly tabs: { readonly table: string; readonly log: string }
  readonly score: string
  /** Through whose eyes the table is seen. */
  seenBy(name: string): string
  readonly seenByAll: string
  /** A way to look through other eyes. */
  lookAs(name: string): string
  waitingFor(names: string): string
  handOn(name: string): string
  handTo(name: string): string
  readonly handText: string
  iAm(name: string): string
  readonly won: string
  readonly lost: string
  readonly scored: string
  winners(names: string): string
}
