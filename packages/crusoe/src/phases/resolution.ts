// Resolution: the planned Actions, type by type. RC-RES.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { aboutStack } from '../abouts.ts'
import { ownersOf } from '../choices.ts'
import { editionOf } from '../editions.ts'
import type { Action, CrusoeState, Stack } from '../state.ts'
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
  return only === undefined || other !== undefined ? chooseNext(t, type, stacks) : resolveOnly(t, type, only)
}

/** Whatever comes first, the same comes of it: everybody rests, or the sources yield what they yield. */
function isAllTheSame(state: CrusoeState, type: Action, stacks: readonly Stack[]): boolean {
  if (type === 'rest') return true
  if (type !== 'gather' || !editionOf(state).carriersPlanned) return false
  if (state.actionTokens.gather.length > 0 || state.adventureTokens.includes('gather')) return false
  const isSure = ({ certain, leader, tokens }: Stack): boolean =>
    certain && tokens.length === 0 && !state.confused.now.includes(leader)
  return stacks.every(isSure)
}

function* resolveOnly(t: Table<Crusoe>, type: Action, stack: Stack): Routine {
  yield* t.window({ at: 'beforeAction', about: aboutStack(stack) })
  resolve(t, type, stack)
}

function resolve(t: Table<Crusoe>, type: Action, stack: Stack): void {
  t.next(type, stack)
  t.next('resolution')
}

/** RC-RES-02: within a type the group chooses the order, where it matters. */
function* chooseNext(t: Table<Crusoe>, type: Action, stacks: readonly Stack[]): Routine {
  const choices = (isAllTheSame(t.state, type, stacks) ? stacks.slice(0, 1) : stacks).map((stack) => ({
    id: nextActionId(stack),
    means: stack,
    at: pieceOf(stack),
    concerns: ownersOf([stack.leader, ...stack.support]),
  }))
  if (choices.length === 1) yield* t.window({ at: 'beforeAction' })
  resolve(t, type, yield* t.ask({ seat: TABLE, kind: 'nextAction', rule: 'RC-RES-02', choices }))
}
