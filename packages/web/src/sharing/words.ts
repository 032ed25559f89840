// The words around a game in a link.

export interface SharingWords {
  /** What the link is called, and what can be done with it. */
  readonly label: string
  readonly hint: string
  /** While the link is made. */
  readonly coming: string
  readonly tooLong: string
}
