// The words of the screen where a game is chosen and made ready.

export interface NewGameWords {
  readonly title: string
  readonly lead: string
  readonly back: string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  readonly players: string
  playersCount(count: number): string
  readonly more: string
  readonly seed: string
  readonly seedHint: string
  readonly begin: string
  readonly beginning: string
  readonly online: string
  readonly notBegun: string
  readonly whichGame: string
}
