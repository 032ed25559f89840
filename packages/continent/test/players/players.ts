// What tests of players share: what each of them has, and what it costs to make something.
import type { TestTable } from '@landfall/testkit'
import type { CardId } from '../../src/cards/card-ids.ts'
import type { Explorer } from '../../src/components/seats.ts'
import { memberOf } from '../../src/people.ts'
import type { Continent } from '../../src/types.ts'

/** A Curse that comes from the deck is worth nothing, and nobody can keep it. */
export const BLANKS: readonly CardId[] = [
  'curse/death-keeps-pace#1',
  'curse/death-keeps-pace#2',
  'curse/death-keeps-pace#3',
  'curse/death-keeps-pace#4',
  'curse/the-drowned-lighthouse',
]

export const hand = (t: TestTable<Continent>, who: Explorer): readonly CardId[] => memberOf(t.state, who).hand

/** The items of somebody: each die, and the cards under it. */
export const items = (t: TestTable<Continent>, who: Explorer): readonly string[] =>
  memberOf(t.state, who).items.map(({ die, cards }) => `${die}: ${cards.join(' ')}`)

export const sorted = (cards: readonly CardId[]): readonly CardId[] => [...cards].sort()

/** The fewest cards for which an action can be done. */
export function least(t: TestTable<Continent>, action: string): string | undefined {
  t.choose(action, 'act')
  const found = t.offers('sheet').find((id) => id.startsWith('draw/'))
  t.choose('cancel', 'sheet')
  return found
}
