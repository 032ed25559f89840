// Planning: stack by stack, changed freely until the group confirms it. RC-PLAN.
import { type Choice, type Odds, type Routine, TABLE, type Table } from '@landfall/kernel'
import { freePawns, leadersFor, supportFor } from '../actions/pawns.ts'
import { type Cost, payableBy, type Target, targets, tokensAt } from '../actions/targets.ts'
import { oddsOf } from '../components/dice.ts'
import { wound } from '../effects/wound.ts'
import type { Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** The choice that ends Planning. */
const CONFIRM = 'confirm'
/** The choice that adds no further pawn. */
const ENOUGH = 'enough'

/** One stack, or one stack less, or the end. */
export function* planning(t: Table<Crusoe>): Routine {
  const possible = (): readonly Target[] => targets(t.state).filter((target) => leadersFor(t.state, target).length > 0)
  const choices = (): Choice<Crusoe['clause']>[] => [
    ...possible().map((target) => ({ id: idOf(target), at: idOf(target), ...odds(target) })),
    ...t.state.plan.map((stack) => ({ id: `remove/${stack.id}`, at: idOf(stack) })),
    ...(mayConfirm(t, possible()) ? [{ id: CONFIRM, at: CONFIRM }] : []),
  ]
  const chosen = yield* t.ask(() => ({ seat: TABLE, kind: 'plan', rule: 'RC-PLAN-01', choices: choices() }))
  if (chosen === CONFIRM) {
    t.emit({ t: 'planConfirmed' })
    meetDangers(t)
    t.next('resolution')
    return
  }
  const target = possible().find((one) => idOf(one) === chosen)
  const stack = t.state.plan.find(({ id }) => `remove/${id}` === chosen)
  if (target !== undefined) t.emit({ t: 'planned', stack: yield* newStack(t, target) })
  else if (stack !== undefined) t.emit({ t: 'unplanned', stack })
  t.next('planning')
}

/** RC-TOK-10 to RC-TOK-12, RC-TOK-31: who leads an Action into danger without a weapon is wounded when the pawns are placed. */
function meetDangers(t: Table<Crusoe>): void {
  const unarmed = t.state.levels.weapons < 1
  const firstExplore = t.state.plan.find(({ action }) => action === 'explore')
  const dangerous = t.state.plan.filter((stack) => tokensAt(t.state, stack).includes('greaterDanger'))
  if (unarmed) for (const { leader } of dangerous) wound(t, leader, 1, 'RC-TOK-10')
  if (firstExplore === undefined || !t.state.actionTokens.explore.includes('greaterDanger')) return
  if (unarmed) wound(t, firstExplore.leader, 1, 'RC-TOK-31')
  t.emit({ t: 'actionTokenUsed', space: 'explore', token: 'greaterDanger' })
}

const idOf = ({ action, target }: Pick<Stack, 'action' | 'target'>): string =>
  action === target ? action : `${action}/${target}`

/** What the dice say to an Action that is given its fewest pawns. */
function odds({ action }: Target): { readonly odds?: Odds } {
  return action === 'build' || action === 'gather' || action === 'explore' ? { odds: oddsOf(action) } : {}
}

/** RC-PLAN-02, RC-PLAN-03: every pawn of a character is assigned, as long as there is something it could do. */
function mayConfirm(t: Table<Crusoe>, possible: readonly Target[]): boolean {
  return possible.length === 0 || t.state.players.every((player) => freePawns(t.state, player) === 0)
}

function* newStack(t: Table<Crusoe>, target: Target): Routine<Stack> {
  const { action, pawns, dice, costs } = target
  const leader = yield* chooseLeader(t, target)
  const support: string[] = []
  // RC-PLAN-26: no more pawns than the Action can use.
  while (support.length + 1 < pawns + (dice ? 1 : 0)) {
    const more = [...new Set(supportFor(t.state, action, leader, support))].map((id) => ({ id, at: `pawn/${id}` }))
    const enough = support.length + 1 >= pawns ? [{ id: ENOUGH, at: idOf(target), ...odds(target) }] : []
    if (more.length === 0) break
    const pawn = yield* t.ask({ seat: TABLE, kind: 'support', rule: 'RC-PLAN-09', choices: [...more, ...enough] })
    if (pawn === ENOUGH) break
    support.push(pawn)
  }
  const id = 1 + Math.max(0, ...t.state.plan.map((stack) => stack.id))
  const certain = dice && support.length + 1 > pawns
  const { economical, ...paid } = yield* choosePayment(t, leader, costs)
  // RC-TOK-19: who pays in fur leaves the Additional Wood token where it lies.
  const tokens = target.tokens.filter((token) => token !== 'additionalWood' || (paid.wood ?? 0) > 0)
  const stack: Stack = { id, action, target: target.target, leader, support, certain, paid, tokens }
  return economical === true ? { ...stack, economical } : stack
}

function* chooseLeader(t: Table<Crusoe>, target: Target): Routine<Person> {
  const leaders = leadersFor(t.state, target)
  const choices = leaders.map((id) => ({ id, at: `pawn/${id}` }))
  return yield* t.ask({ seat: TABLE, kind: 'leader', rule: 'RC-PLAN-09', choices })
}

/** RC-BUILD-06: all in wood or all in fur. */
function* choosePayment(t: Table<Crusoe>, leader: Person, costs: readonly Cost[]): Routine<Cost> {
  const ways = payableBy(t.state, leader, costs)
  const [only, other] = ways
  if (other === undefined) return only ?? {}
  const choices = ways.map((way, index) => ({
    id: String(index),
    at: `available/${way.wood === undefined ? 'fur' : 'wood'}`,
  }))
  const chosen = yield* t.ask({ seat: TABLE, kind: 'payment', rule: 'RC-BUILD-06', choices })
  return ways[Number(chosen)] ?? {}
}
