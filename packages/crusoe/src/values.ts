// Values: what is in play contributes to them. A rule asks for a value and never names a card.
import { keptCard } from './cards/edition-cards.ts'
import { inventionOf } from './scenarios/sheets.ts'
import type { CrusoeState } from './state.ts'

/** What can be contributed to: see the rules that ask. */
export interface Values {
  /** Determination tokens that the First Player gains more, or loses less, in the Morale Phase. RC-MOR-09 */
  readonly moraleTokens?: number
  /** Snow clouds ignored in each Weather Phase. RC-CARD-FURNACE-01 */
  readonly snowIgnored?: number
  /** Medicine at hand, for cards that ask for it. RC-CARD-MEDICINE-01 */
  readonly medicine?: number
  /** Perishable food that is kept over night. RC-NIGHT-10 */
  readonly foodKept?: number
}

export function valueIn(state: Pick<CrusoeState, 'edition' | 'items' | 'kept'>, value: keyof Values): number {
  const { items, kept } = state
  let total = 0
  for (const item of items) total += inventionOf(item).values?.[value] ?? 0
  for (const { card, uses } of kept) {
    const { values, valuesWhenUsed } = keptCard(state, card)
    total += values?.[value] ?? 0
    if (uses === 0) total += valuesWhenUsed?.[value] ?? 0
  }
  return total
}
