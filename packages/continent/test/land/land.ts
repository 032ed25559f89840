// What tests of the land share: actions without a choice of cards, and where everybody stands.
import type { TestTable } from '@landfall/testkit'
import type { Explorer } from '../../src/components/seats.ts'
import { memberOf } from '../../src/people.ts'
import type { Continent } from '../../src/types.ts'

/** A Curse that comes from the deck is worth nothing, and nobody can keep it. */
export const BLANK = 'curse/death-keeps-pace#1'
export const BLANKS = [BLANK, 'curse/death-keeps-pace#2', 'curse/death-keeps-pace#3'] as const
/** Three successes on one card. */
export const STARS = 'skill/steady-breath'

/** Draws so many cards for the action in hand, and keeps none of them. */
export function draw(t: TestTable<Continent>, cards: number): TestTable<Continent> {
  t.choose(`draw/${cards}`)
  return t.offers('keep').length === 0 ? t : t.choose('none', 'keep')
}

/** Performs an action with so many cards, and keeps none of them. */
export const perform = (t: TestTable<Continent>, action: string, cards: number): TestTable<Continent> =>
  draw(t.choose(action, 'act'), cards)

export const at = (t: TestTable<Continent>, who: Explorer): string => memberOf(t.state, who).at
export const hand = (t: TestTable<Continent>, who: Explorer): readonly string[] => memberOf(t.state, who).hand
