// The Camp action. NA-CAMP.
import type { Routine, Table } from '@landfall/kernel'
import { CAMP_CARDS } from '../cards/camp-cards.ts'
import { carryOut } from '../effects/vocabulary.ts'
import { isDamage, visibleCamp } from '../lasting.ts'
import { repair } from '../repairs.ts'
import type { Pawn } from '../state.ts'
import type { Naufragos } from '../types.ts'

/** NA-CAMP-01, NA-CAMP-09: if the card has gone or been covered meanwhile, nothing happens. */
export function* resolveCamp(t: Table<Naufragos>, { seat, card }: Pawn): Routine {
  if (card === undefined || !visibleCamp(t.state).includes(card)) return
  if (isDamage(card)) return yield* repair(t, seat, card)
  const { effects, uses } = CAMP_CARDS[card]
  yield* carryOut(t, card, seat, effects, 'NA-CAMP-01')
  if (uses === undefined) return
  t.emit({ t: 'campUsed', card })
  if ((t.state.campUses[card] ?? 0) >= uses) t.emit({ t: 'campRemoved', card })
}
