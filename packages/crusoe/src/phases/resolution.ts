// Resolution: the planned Actions, type by type. RC-RES.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { aboutStack } from '../abouts.ts'
import { hasAdventureToken, isConfused } from '../actions/dice.ts'
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

/**
 * Whatever comes first, the same comes of it: everybody rests or arranges the camp, or all of it is sure but for one that
 * does no harm to the others, and no Adventure waits for one of them.
 */
function isAllTheSame(state: CrusoeState, type: Action, stacks: readonly Stack[]): boolean {
  switch (type) {
    case 'rest':
      return true
    case 'arrange':
      // RC-ARR-05: the first one brings nothing.
      return !state.arrangeBlocked || stacks.every(({ leader }) => leader === stacks[0]?.leader)
    case 'gather':
    case 'build': {
      const [risky, another] = stacks.filter((stack) => !isSure(state, stack))
      const isHarmless = risky === undefined || (another === undefined && isHarmlessRisk(state, risky))
      return isHarmless && !hasAdventureToken(state, type)
    }
    default:
      return false
  }
}

/** It succeeds without dice, and nothing else depends on when. RC-ED-01: the Shelter may take the camp elsewhere. */
function isSure(state: CrusoeState, { certain, leader, target }: Stack): boolean {
  const mayMoveCamp =
    target.kind === 'building' && target.building === 'shelter' && editionOf(state).shelterOnAdjacentTile
  return certain && !isConfused(state, leader) && !mayMoveCamp
}

/**
 * What may come of it changes nothing for Actions that are sure. RC-FRI-06: Friday has no Adventures. RC-ED-36: something may be
 * carried home from any Gather.
 */
function isHarmlessRisk(state: CrusoeState, { action, leader, certain }: Stack): boolean {
  return !certain && (leader === 'friday' || (action === 'gather' && editionOf(state).carriersPlanned))
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
