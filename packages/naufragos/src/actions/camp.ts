// The Camp action. NA-CAMP.

import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import type { CampCardId } from '../cards/card-ids.ts'
import { isDamage } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { actInVain } from '../in-vain.ts'
import { visibleCamp } from '../lasting.ts'
import { repair } from '../repairs.ts'
import type { Pawn } from '../state.ts'
import type { Naufragos } from '../types.ts'
import { carryOut } from '../vocabulary.ts'

type T = Table<Naufragos>

/** NA-CAMP-01, NA-CAMP-09: if the card has since gone or been covered, nothing happens. */
export function resolveCamp(t: T, { seat, card }: Pawn): Routine {
  if (card === undefined) return NOTHING
  if (!visibleCamp(t.state).includes(card)) {
    actInVain(t, seat, 'camp', 'cardGone')
    return NOTHING
  }
  return t.within({ card, actor: seat }, () => (isDamage(card) ? repair(t, seat, card) : useCard(t, seat, card)))
}

function* useCard(t: T, seat: Seat, card: CampCardId): Routine {
  const { effects, uses } = CAMP_CARDS[card]
  yield* carryOut(t, card, seat, effects, 'NA-CAMP-01')
  if (uses === undefined) return
  t.emit({ t: 'campUsed', card })
  if ((t.state.campUses[card] ?? 0) >= uses) t.emit({ t: 'campRemoved', card })
}
