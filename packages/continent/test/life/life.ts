// What tests of life force share: cards that bring nothing, cards that bring success, and what is in hands.
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
/** Three successes on one card. */
export const STARS = 'skill/steady-breath'

/** Draws so many cards for the action in hand, and keeps none of them. */
function draw(t: TestTable<Continent>, cards: number): TestTable<Continent> {
  t.choose(`draw/${cards}`)
  return t.offers('keep').length === 0 ? t : t.choose('none', 'keep')
}

/** Performs an action with so many cards, and keeps none of them. */
export const perform = (t: TestTable<Continent>, action: string, cards: number): TestTable<Continent> =>
  draw(t.choose(action, 'act'), cards)

export const hand = (t: TestTable<Continent>, who: Explorer): readonly CardId[] => memberOf(t.state, who).hand

/** The items of somebody: each die, and the cards under it. */
export const items = (t: TestTable<Continent>, who: Explorer): readonly string[] =>
  memberOf(t.state, who).items.map(({ die, cards }) => `${die}: ${cards.join(' ')}`)

export const sorted = (cards: readonly CardId[]): readonly CardId[] => [...cards].sort()
