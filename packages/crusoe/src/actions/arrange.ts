// Arrange Camp. RC-ARR.
import type { Routine, Table } from '@landfall/kernel'
import { ARRANGE_CAMP } from '../components/camp.ts'
import { changeMorale, gainDetermination } from '../rules/morale.ts'
import { seatOf } from '../seats.ts'
import type { Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-ARR-01, RC-ARR-03: both, but with four players one of the two. */
export function* arrange(t: Table<Crusoe>, stack: Stack): Routine {
  const { leader } = stack
  t.emit({ t: 'actionBegan', stack })
  t.emit({ t: 'resolved', stack, success: true })
  t.next('actionEnd', stack)
  if (t.state.arrangeBlocked) {
    // RC-ARR-05
    t.emit({ t: 'arrangeBlocked', blocked: false })
    t.emit({ t: 'cameToNothing', why: 'arrangeBlocked', person: leader })
    return
  }
  const reward = t.seats.length === ARRANGE_CAMP.playersWhoChoose ? yield* chosenReward(t, leader) : undefined
  if (reward !== 'morale') gainDetermination(t, leader, ARRANGE_CAMP.determination, 'RC-ARR-01')
  if (reward !== 'determination') changeMorale(t, ARRANGE_CAMP.morale, 'RC-ARR-01')
  yield* t.window({ at: 'arranged', leader, tokens: reward !== 'morale' })
}

function* chosenReward(t: Table<Crusoe>, leader: Person): Routine<'determination' | 'morale'> {
  const choices = [{ id: 'determination' as const }, { id: 'morale' as const }]
  return yield* t.ask({ seat: seatOf(leader), kind: 'campReward', rule: 'RC-ARR-03', choices })
}
