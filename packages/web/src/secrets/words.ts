// The words of tables that several seats with secrets share: whose eyes, whose turn, the curtain.

export interface SecretsWords {
  /** Through whose eyes the table is seen. */
  seenBy(name: string): string
  readonly seenByAll: string
  /** A way to look through other eyes. */
  lookAs(name: string): string
  /** The private view is put away, for all to look. */
  readonly letAllLook: string
  /** The player who looks has seen enough. */
  readonly doneLooking: string

  // The curtain
  handTo(name: string): string
  readonly handText: string
  iAm(name: string): string
  /** It is not needed at this table, or is needed again. */
  readonly trust: string
  readonly trustText: string
  readonly curtainAgain: string

  // One's own hidden pieces, seen for as long as something is held
  readonly holdToLook: string
  readonly holdHint: string
  onlyFor(name: string): string
  readonly letGo: string
  readonly nothingSecret: string
}
