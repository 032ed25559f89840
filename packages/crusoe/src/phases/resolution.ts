// Resolution: the planned Actions, type by type. RC-RES.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import type { Action, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-RES-01 */
const ORDER: readonly Action[] = ['hunt', 'build', 'gather', 'explore', 'arrange', 'rest']

/** One Action, then the next. */
export function* resolution(t: Table<Crusoe>): Routine {
  const type = ORDER.find((action) => t.state.plan.some((stack) => stack.action === action))
  if (type === undefined) {
    t.next('actionsEnd')
    return
  }
  resolve(
    t,
    yield* chooseNext(
      t,
      t.state.plan.filter(({ action }) => action === type),
    ),
  )
  t.next('resolution')
}

/** RC-RES-02: within a type the group chooses the order. */
function* chooseNext(t: Table<Crusoe>, stacks: readonly Stack[]): Routine<Stack> {
  const [only, other] = stacks
  if (only !== undefined && other === undefined) return only
  const choices = stacks.map(({ id, target }) => ({ id: String(id), at: target }))
  const chosen = yield* t.ask({ seat: TABLE, kind: 'nextAction', rule: 'RC-RES-02', choices })
  const stack = stacks.find(({ id }) => String(id) === chosen)
  if (stack === undefined) throw new Error(`there is no stack ${chosen}`)
  return stack
}

function resolve(t: Table<Crusoe>, stack: Stack): void {
  switch (stack.action) {
    case 'build':
    case 'gather':
    case 'explore':
      t.next(stack.action, stack)
      return
    case 'hunt':
    case 'arrange':
    case 'rest':
      t.emit({ t: 'resolved', stack, success: true })
      t.next(stack.action, { leader: stack.leader })
  }
}
