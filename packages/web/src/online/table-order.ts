// The order of the tables on the home page: those first that wait for oneself.
import type { KnownTable, TableTurn } from '../table/company.ts'

const RANKS: { readonly [T in TableTurn]: number } = { mine: 0, others: 1, over: 2, noSeat: 3, closed: 4 }

/** Among equals the newest first. */
export function inOrder(tables: readonly KnownTable[]): readonly KnownTable[] {
  return tables.toSorted((one, other) => RANKS[one.turn] - RANKS[other.turn] || other.changed - one.changed)
}

/** In the order that they had before, as long as somebody moves among them with the keyboard; new ones last. */
export function inOrderOf(before: readonly string[], tables: readonly KnownTable[]): readonly KnownTable[] {
  const rank = ({ id }: KnownTable): number => (before.includes(id) ? before.indexOf(id) : before.length)
  return inOrder(tables).toSorted((one, other) => rank(one) - rank(other))
}
