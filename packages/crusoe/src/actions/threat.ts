// Threat Actions: something is done about a card before it strikes. RC-THR.
import type { Routine, Table } from '@landfall/kernel'
import { eventOf } from '../cards/edition-cards.ts'
import { isEvent } from '../cards/events.ts'
import { WRECKAGE } from '../cards/wreckage.ts'
import type { Stack } from '../state.ts'
import { targetId } from '../target.ts'
import type { Crusoe } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

/** RC-THR-03 to RC-THR-05 */
export function* threat(t: Table<Crusoe>, stack: Stack): Routine {
  const { target, leader } = stack
  if (target.kind !== 'threat') throw new Error(`"${targetId(target)}" is not a threat`)
  t.emit({ t: 'actionBegan', stack })
  t.emit({ t: 'resolved', stack, success: true })
  // RC-ABIL-CARP-04
  const wood = stack.paid.wood ?? 0
  if (wood > 0) yield* t.window({ at: 'spent', leader, wood })
  const { side, pawns } = target
  const card = t.state.threats[side]
  if (card !== undefined) {
    const { small, large } = isEvent(card)
      ? { small: eventOf(t.config, card).threat.reward, large: [] }
      : WRECKAGE[card]
    const scope = { you: leader, rule: 'RC-THR-04', source: card }
    yield* vocabulary.run(t, pawns === 2 ? large : small, scope)
    t.emit({ t: 'threatGone', side, card })
    t.emit({ t: 'forgotten', card })
  } else t.emit({ t: 'cameToNothing', why: 'noThreat', person: leader })
  t.next('actionEnd', stack)
}
