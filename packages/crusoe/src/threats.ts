// Cards on the Threat spaces. RC-EVT-10 to RC-EVT-13, RC-THR.
import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import type { ThreatId } from './cards/decks.ts'
import { eventOf } from './cards/edition-cards.ts'
import { type EventId, isEvent } from './cards/events.ts'
import type { Crusoe, CrusoeVocabulary } from './types.ts'

/** It leaves the board. */
export function threatLeaves(t: Table<Crusoe>, side: 'left' | 'right'): ThreatId | undefined {
  const card = t.state.threats[side]
  if (card !== undefined) t.emit({ t: 'threatGone', side, card })
  return card
}

/** RC-EVT-12, RC-EVT-13: what was ignored happens. */
export function strike(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, card: ThreatId | undefined): Routine {
  return card === undefined || !isEvent(card) ? NOTHING : carryOutIgnored(t, vocabulary, card)
}

function* carryOutIgnored(t: Table<Crusoe>, vocabulary: CrusoeVocabulary, card: EventId): Routine {
  const { ignored: effects } = eventOf(t.config, card)
  yield* t.within({ card }, () => t.window({ at: 'beforeThreat', effects }))
  yield* vocabulary.run(t, effects, { you: t.state.firstPlayer, rule: 'RC-EVT-12', source: card })
  t.emit({ t: 'forgotten', card })
}
