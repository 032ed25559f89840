// Treasures as they become available. RC-ENDACT-05.
import type { Routine, Table } from '@landfall/kernel'
import { type AdventureId, isTreasure, type TreasureId } from './cards/decks.ts'
import { treasureOf } from './cards/edition-cards.ts'
import type { Person } from './state.ts'
import type { Crusoe, CrusoeVocabulary } from './types.ts'

/** Its effect happens; what has a lasting or later effect is laid beside the board, the rest is discarded. */
export function* treasureAvailable(
  t: Table<Crusoe>,
  vocabulary: CrusoeVocabulary,
  card: TreasureId | AdventureId,
  from?: Person,
): Routine {
  t.emit(from === undefined ? { t: 'treasureAvailable', card } : { t: 'treasureAvailable', card, from })
  if (!isTreasure(card)) return
  const { becomes = [], kept } = treasureOf(t.config, card)
  yield* vocabulary.run(t, becomes, { you: t.state.firstPlayer, rule: 'RC-ENDACT-05', source: card })
  if (kept === undefined) t.emit({ t: 'keptGone', card })
}
