// What a card is called in the four languages: English, Italian, Polish, Russian.
export type Title = Four<string>

/** Something in each language, in the order of the languages. */
export type Four<T> = readonly [en: T, it: T, pl: T, ru: T]

export interface Titles {
  readonly title: Title
  /** What the Threat Action on it is called. */
  readonly action?: Title
  /** What its lower half is called, when it comes back from the Event deck. */
  readonly event?: Title
}
