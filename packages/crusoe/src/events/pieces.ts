// Pieces on the table, as events move them.
import { isDanger, isTreasure, type KeptId } from '../cards/decks.ts'
import { keptCard } from '../cards/edition-cards.ts'
import { isEquipment, USES_OF_EQUIPMENT } from '../cards/equipment.ts'
import type { CardInPlay, Outside, Person, State } from '../state.ts'

export const nobody = (): boolean => false

export function sheet({ people }: Pick<State, 'people'>, person: Person): NonNullable<State['people'][Person]> {
  const found = people[person]
  if (found === undefined) throw new Error(`${person} is not in the game`)
  return found
}

export function outside({ outside: away }: Pick<State, 'outside'>, person: Person): Outside {
  const found = away[person]
  if (found === undefined) throw new Error(`${person} is not outside`)
  return found
}

export function take<T>(from: T[], item: T): void {
  const index = from.indexOf(item)
  if (index === -1) throw new Error(`${String(item)} is not there`)
  from.splice(index, 1)
}

/** RC-DISCARD-01, RC-DISCARD-02 */
export function throwAway(state: Pick<State, 'removed' | 'mysteryDiscard'>, card: string): void {
  if (isTreasure(card) || isDanger(card)) state.mysteryDiscard.push(card)
  else state.removed.push(card)
}

export function keep(state: Pick<State, 'kept' | 'edition'>, card: KeptId): void {
  const { uses: printed, pawnUses } = keptCard(state, card)
  const uses = isEquipment(card) ? USES_OF_EQUIPMENT : (printed ?? pawnUses)
  state.kept.push(uses === undefined ? { card } : { card, uses })
}

export function keptOf({ kept }: Pick<State, 'kept'>, card: KeptId): CardInPlay {
  const found = kept.find((one) => one.card === card)
  if (found === undefined) throw new Error(`${card} is not in play`)
  return found
}
