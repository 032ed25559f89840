// Actions that only a scenario has. RC-SCN2-13, RC-SCN3-05, RC-SCN5-09, RC-SCN6-08, RC-SCN7-14.
import type { Routine, Table } from '@landfall/kernel'
import { checkGoal } from '../goal.ts'
import { specialAction } from '../scenarios/index.ts'
import type { Stack } from '../state.ts'
import { spaceOf, targetId } from '../target.ts'
import type { Crusoe } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

/** What a success brings. */
export function* carryOutSpecial(t: Table<Crusoe>, stack: Stack): Routine {
  const action = specialAction(t.config, stack.target)
  if (action === undefined) throw new Error(`"${targetId(stack.target)}" is not an Action of this scenario`)
  yield* action.run(t, stack, spaceOf(stack.target), vocabulary)
  checkGoal(t)
}

/** On a space of the scenario sheet: no dice. */
export function* special(t: Table<Crusoe>, stack: Stack): Routine {
  t.emit({ t: 'actionBegan', stack })
  t.emit({ t: 'resolved', stack, success: true })
  yield* carryOutSpecial(t, stack)
  t.next('actionEnd', stack)
}
