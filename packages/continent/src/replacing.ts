// One card of the Board makes way for another one in the same place. T7-BANISH-04, T7-HIDDEN-02

import type { Routine, Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { faceOf } from './cards/decks.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { layFog } from './exploring.ts'
import { carryOut, happens } from './happenings.ts'
import { triggerAt } from './moving.ts'
import { circleOf, thoseAt } from './people.ts'
import { spotOf } from './places.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** T7-HIDDEN-06, T7-HIDDEN-09: figures, fires, events and fog stay where they are. */
export function* replaceCard(
  t: T,
  vocabulary: ContinentVocabulary,
  card: CardId,
  by: CardId,
  rule: 'T7-BANISH-04' | 'T7-HIDDEN-02',
): Routine {
  t.emit({ t: 'cardReplaced', card, by, rule })
  const face = faceOf(by)
  const { active } = circleOf(t.state)
  if (face.type === 'permanent') return yield* carryOut(t, vocabulary, by, active, face.onReveal ?? [], 'T7-PERM-01')
  if (face.type !== 'terrain') return
  const at = spotOf(t.state, by)
  if (at === undefined) return
  yield* layFog(t, vocabulary, at)
  if (face.area === 'shelf') yield* happens(t, vocabulary, 'shelfTerrain')
  // T7-MOVE-12
  triggerAt(
    t,
    at,
    thoseAt(t.state, at).map(({ who }) => who),
  )
}
