// Curses are lifted. T7-WIN

import type { Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { CURSE_IDS } from './cards/decks.ts'
import type { Clue } from './config.ts'
import type { Continent } from './types.ts'

/** T7-WIN-01, T7-WIN-03, T7-WIN-04 */
export function liftCurse(t: Table<Continent>, clue: Clue, card: CardId): void {
  if (!t.state.clues.includes(clue)) return
  t.emit({ t: 'curseLifted', clue, card })
  t.emit({ t: 'banished', card: CURSE_IDS[clue], rule: 'T7-WIN-04' })
  if (t.state.clues.length === 0) t.end({ result: 'won', why: 'lifted', card })
}
