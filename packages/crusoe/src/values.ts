// Values: what Items in play contribute to the rules. A rule asks for a value and never names a card.
import type { StateOf } from '@landfall/kernel'
import { INVENTIONS, type Invention } from './cards/inventions.ts'
import type { Crusoe } from './types.ts'

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

export function valueIn(state: StateOf<Crusoe>, value: keyof Values): number {
  return state.items.reduce((total, item) => {
    const invention: Invention = INVENTIONS[item]
    return total + (invention.values?.[value] ?? 0)
  }, 0)
}
