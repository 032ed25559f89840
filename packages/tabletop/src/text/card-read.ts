/** A card to be read. */
export interface CardRead<Deck extends string = string> {
  readonly id: string
  readonly deck: Deck
  readonly deckName: string
  readonly title: string
  readonly mood: string
  readonly parts: readonly string[]
  /** Rules that speak of it. */
  readonly rules: readonly string[]
}
