// What a card is called in the four languages: English, Italian, Polish, Russian.
export type Title = readonly [en: string, it: string, pl: string, ru: string]

export interface Titles {
  readonly title: Title
  /** What the Threat Action on it is called. */
  readonly action?: Title
  /** What its lower half is called, when it comes back from the Event deck. */
  readonly event?: Title
}
