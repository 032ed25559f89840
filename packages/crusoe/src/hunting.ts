// The Hunting deck: most of it unknown, but a card that was looked at may lie on top or at the bottom, known to all.
import type { BeastId } from './cards/beasts.ts'
import type { CrusoeState } from './state.ts'

export function huntingCards({ huntingTop, huntingDeck, huntingBottom }: CrusoeState): readonly BeastId[] {
  return [
    ...(huntingBottom === undefined ? [] : [huntingBottom]),
    ...huntingDeck,
    ...(huntingTop === undefined ? [] : [huntingTop]),
  ]
}

export function huntingCount({ huntingTop, huntingDeck, huntingBottom }: CrusoeState): number {
  return (huntingBottom === undefined ? 0 : 1) + huntingDeck.length + (huntingTop === undefined ? 0 : 1)
}

/** The card that would be hunted next. */
export function nextBeast({ huntingTop, huntingDeck, huntingBottom }: CrusoeState): BeastId | undefined {
  return huntingTop ?? huntingDeck.at(-1) ?? huntingBottom
}
