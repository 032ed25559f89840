// The words of a card in the four languages: English, Italian, Polish, Russian.

/** Something in each language, in the order of the languages. */
export type Four<T> = readonly [en: T, it: T, pl: T, ru: T]

export interface CardWords {
  readonly title: Four<string>
  /** One line of mood. */
  readonly line: Four<string>
  /** What somebody is by profession. */
  readonly role?: Four<string>
  /** The captions of the options on it, in the order in which they are written. */
  readonly options?: readonly Four<string>[]
}
