// The Hunt: a card of the Hunting deck, and a fight. RC-HUNT.
import type { Routine, Table } from '@landfall/kernel'
import { BEASTS } from '../cards/beasts.ts'
import { nextBeast } from '../hunting.ts'
import { fightBeast } from '../rules/fight.ts'
import type { Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { carryOutSpecial } from './special.ts'

/** RC-HUNT-03 to RC-HUNT-06: no dice, and a success whatever it costs. */
export function* hunt(t: Table<Crusoe>, stack: Stack): Routine {
  const { leader } = stack
  t.emit({ t: 'actionBegan', stack })
  t.emit({ t: 'resolved', stack, success: true })
  if (stack.target.kind !== 'hunt') {
    yield* carryOutSpecial(t, stack)
    t.next('actionEnd', stack)
    return
  }
  const id = nextBeast(t.state)
  // A card may have taken the last Beast since the Hunt was planned.
  if (id !== undefined) {
    // RC-TOK-09
    const danger = t.state.actionTokens.hunt.includes('greaterDanger')
    t.emit({ t: 'beastHunted', beast: id, by: leader })
    yield* fightBeast(t, leader, id, BEASTS[id].strength + (danger ? 1 : 0))
    if (danger) t.emit({ t: 'actionTokenUsed', space: 'hunt', token: 'greaterDanger' })
  } else t.emit({ t: 'cameToNothing', why: 'noBeast', person: leader })
  t.next('actionEnd', stack)
}
