// Values: what is in play contributes to them. A rule asks for a value and never names a card.
import { type Adds, addedTo } from '@landfall/tabletop'
import { keptCard } from './cards/edition-cards.ts'
import { inventionOf } from './scenarios/sheets.ts'
import type { CrusoeState } from './state.ts'

/** What can be contributed to: see the rules that ask. */
export type Value =
  /** Determination tokens that the First Player gains more, or loses less, in the Morale Phase. RC-MOR-09 */
  | 'moraleTokens'
  /** Snow clouds ignored in each Weather Phase. RC-CARD-FURNACE-01 */
  | 'snowIgnored'
  /** Medicine at hand, for cards that ask for it. RC-CARD-MEDICINE-01 */
  | 'medicine'
  /** Perishable food that is kept over night. RC-NIGHT-10 */
  | 'foodKept'

/** What an Item or a card adds: while it is there, or once all its uses are gone. */
export type ValueAdded = Adds<Value, 'usedUp'>

type Beside = Pick<CrusoeState, 'edition' | 'items' | 'kept'>

const NONE: readonly ValueAdded[] = []

const never = (): boolean => false

export function valueIn(state: Beside, value: Value): number {
  let sum = 0
  for (const item of state.items) for (const adds of inventionOf(item).adds ?? NONE) sum += addedTo(value, adds, never)
  for (const { card, uses } of state.kept)
    for (const adds of keptCard(state, card).adds ?? NONE) sum += addedTo(value, adds, () => uses === 0)
  return sum
}
