// The words of the rules reader. The rules themselves are in English.

export interface RulesWords {
  readonly title: string
  lead(game: string): string
  readonly whichGame: string
  /** Only where the page is not in English itself. */
  readonly inEnglish: string | undefined
  readonly search: string
  searchHint(words: string, id: string): string
  readonly clear: string
  found(count: number): string
  readonly nothing: string
  readonly nothingHint: string
  readonly all: string
  readonly sections: string
  rules(count: number): string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  unknown(id: string): string
  readonly why: string
  readonly nearby: string
  readonly open: string
}
