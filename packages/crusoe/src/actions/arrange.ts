// Arrange Camp. RC-ARR.
import type { Routine, Table } from '@landfall/kernel'
import { TABLE } from '@landfall/kernel'
import { changeMorale, gainDetermination } from '../effects/morale.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

const TOKENS = 2

/** RC-ARR-01, RC-ARR-03: both, but with four players one of the two. */
export function* arrange(t: Table<Crusoe>, { leader }: { leader: Person }): Routine {
  const reward = t.seats.length === 4 ? yield* chosenReward(t, leader) : undefined
  if (reward !== 'morale') gainDetermination(t, leader, TOKENS, 'RC-ARR-01')
  if (reward !== 'determination') changeMorale(t, 1, 'RC-ARR-01')
}

function* chosenReward(t: Table<Crusoe>, leader: Person): Routine<'determination' | 'morale'> {
  const choices = [{ id: 'determination' as const }, { id: 'morale' as const }]
  return yield* t.ask({ seat: leader === 'friday' ? TABLE : leader, kind: 'campReward', rule: 'RC-ARR-03', choices })
}
