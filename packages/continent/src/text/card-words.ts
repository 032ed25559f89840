// The words of a card, and how the other languages follow English.

/** What stands on a card besides its rules. */
export interface CardWords {
  readonly title: string
  /** What is read when the card is taken. */
  readonly story?: string
  /** What is to be seen in its picture, for those who look closer. */
  readonly look?: string
  /** What somebody is by profession. */
  readonly role?: string
}

/** The same words in another language: a missing one does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translated<Words[Key]>
}
