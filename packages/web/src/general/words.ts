// The words of the general table: whose eyes, whose turn, whose victory.

export interface GeneralWords {
  readonly tabs: { readonly table: string; readonly log: string }
  readonly score: string
  waitingFor(names: string): string
  readonly won: string
  readonly lost: string
  readonly scored: string
  winners(names: string): string
}
