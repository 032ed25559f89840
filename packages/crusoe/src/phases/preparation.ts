// Before the Action Phase: what the scenario lets the group do, and what must be used now.
import type { Routine, Table } from '@landfall/kernel'
import { checkGoal } from '../goal.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Crusoe } from '../types.ts'

export function* preparation(t: Table<Crusoe>): Routine {
  yield* t.window({ at: 'beforeActions' })
  const { beforeActions } = scenarioOf(t.config)
  if (beforeActions !== undefined) yield* beforeActions(t)
  checkGoal(t)
  t.emit({ t: 'phaseBegan', phase: 'action' })
}
