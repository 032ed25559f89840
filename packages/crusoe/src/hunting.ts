// The Hunting deck: most of it unknown, but a card that was looked at may lie on top or at the bottom, known to all.
import type { BeastId } from './cards/beasts.ts'
import type { Reading } from './state.ts'

export function huntingCards({ huntingTop, huntingDeck, huntingBottom }: Reading): readonly BeastId[] {
  return [
    ...(huntingBottom === undefined ? [] : [huntingBottom]),
    ...huntingDeck,
    ...(huntingTop === undefined ? [] : [huntingTop]),
  ]
}

/** The card that would be hunted next. */
export function nextBeast(state: Reading): BeastId | undefined {
  return huntingCards(state).at(-1)
}
