// Resolution: the planned Actions, type by type. RC-RES.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { ownersOf } from '../choices.ts'
import type { Action, Stack } from '../state.ts'
import { nextActionId, pieceOf } from '../target.ts'
import type { Crusoe } from '../types.ts'

/** RC-RES-01 */
const ORDER: readonly Action[] = ['threat', 'hunt', 'build', 'gather', 'explore', 'special', 'arrange', 'rest']

/** One Action, then the next. */
export function resolution(t: Table<Crusoe>): Routine | undefined {
  const { plan } = t.state
  let first = ORDER.length
  for (const { action } of plan) first = Math.min(first, ORDER.indexOf(action))
  const type = ORDER[first]
  if (type === undefined) {
    t.next('actionsEnd')
    return undefined
  }
  const stacks = plan.filter(({ action }) => action === type)
  const [only, other] = stacks
  if (only === undefined || other !== undefined) return chooseNext(t, type, stacks)
  return resolve(t, type, only)
}

function resolve(t: Table<Crusoe>, type: Action, stack: Stack): undefined {
  t.next(type, stack)
  t.next('resolution')
}

/** RC-RES-02: within a type the group chooses the order. */
function* chooseNext(t: Table<Crusoe>, type: Action, stacks: readonly Stack[]): Routine {
  const choices = stacks.map((stack) => ({
    id: nextActionId(stack),
    means: stack,
    at: pieceOf(stack),
    concerns: ownersOf([stack.leader, ...stack.support]),
  }))
  resolve(t, type, yield* t.ask({ seat: TABLE, kind: 'nextAction', rule: 'RC-RES-02', choices }))
}
