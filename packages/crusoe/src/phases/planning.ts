// Planning: stack by stack, changed freely until the group confirms it. RC-PLAN.
import { type ChoiceFor, type Routine, TABLE, type Table } from '@landfall/kernel'
import { planCarriers } from '../actions/carriers.ts'
import { freePawns, hasLeader, leadersFor, poolOf, supportFor } from '../actions/pawns.ts'
import { choosePayment } from '../actions/payment.ts'
import { type Places, places } from '../actions/places.ts'
import { choiceFor, type Plannable } from '../actions/plannable.ts'
import { targets, tokensAt } from '../actions/targets.ts'
import { ownersOf, supportChoice } from '../choices.ts'
import { isArmed } from '../rules/fight.ts'
import { wound } from '../rules/wounds.ts'
import type { CrusoeState, Pawn, Person, Stack } from '../state.ts'
import { pieceOf, spotOf, supportId, takeBackId } from '../target.ts'
import type { Crusoe } from '../types.ts'

/** The choice that ends Planning. */
const CONFIRM = 'confirm' as const
/** One stack or one pawn more, or one stack less, or the end. */
export function* planning(t: Table<Crusoe>): Routine {
  let open: readonly Plannable[] = []
  const chosen = yield* t.ask(() => {
    open = openTargets(t)
    return { seat: TABLE, kind: 'plan', rule: 'RC-PLAN-01', choices: choices(t, open) }
  })
  if (chosen === CONFIRM) {
    t.emit({ t: 'planConfirmed' })
    yield* meetDangers(t)
    t.next('resolution')
    return
  }
  if (chosen.do === 'takeBack') t.emit({ t: 'unplanned', stack: chosen.stack })
  else if (chosen.do === 'support') t.emit({ t: 'supported', stack: chosen.stack, pawn: chosen.pawn })
  else {
    const target = open.find((one) => one.target === chosen.target)
    if (target !== undefined) t.emit({ t: 'planned', stack: yield* newStack(t, target, chosen.leader) })
  }
  // Planning does not change the places.
  const places = known.get(t.state)
  if (places?.changes === t.changes - 1) places.changes = t.changes
  t.next('planning')
}

/** A cache: the places of each session, good as long as nothing but planning happens in it. */
const known = new WeakMap<CrusoeState, { changes: number; readonly places: Places }>()

function placesOf(t: Table<Crusoe>): Places {
  const before = known.get(t.state)
  if (before?.changes === t.changes) return before.places
  const now = places(t.state)
  known.set(t.state, { changes: t.changes, places: now })
  return now
}

/** Where a stack may be put, and somebody is left to lead it. */
function openTargets(t: Table<Crusoe>): readonly Plannable[] {
  const { state } = t
  const pool = poolOf(state)
  return pool.isAnyFree ? targets(state, placesOf(t), (target) => hasLeader(state, pool, target)) : []
}

type PlanChoice = ChoiceFor<Crusoe, Crusoe['questions']['plan']>

function choices(t: Table<Crusoe>, open: readonly Plannable[]): readonly PlanChoice[] {
  const { state } = t
  const all: PlanChoice[] = []
  if (open.length > 0) {
    const pool = poolOf(state)
    for (const target of open) {
      for (const leader of leadersFor(state, pool, target)) all.push(choiceFor(target, leader))
    }
  }
  for (const stack of state.plan) {
    for (const pawn of mayStillSupport(t, stack)) all.push(addPawn(stack, pawn))
  }
  for (const stack of state.plan) all.push(takeBack(stack))
  if (mayConfirm(state, open)) all.push({ id: CONFIRM, at: CONFIRM })
  return all
}

/** RC-PLAN-09, RC-PLAN-26, RC-DICE-02: the pawns that would spare a stack the dice. */
function mayStillSupport(t: Table<Crusoe>, { certain, target, leader }: Stack): readonly Pawn[] {
  if (certain) return NOBODY
  const spot = spotOf(target)
  const place = placesOf(t).all.find(({ id, dice }) => dice && id === spot)
  return place === undefined ? NOBODY : supportFor(t.state, place, leader, NOBODY)
}

const NOBODY: readonly Pawn[] = []

function addPawn(stack: Stack, pawn: Pawn): PlanChoice {
  return {
    id: supportId(stack, pawn),
    means: { do: 'support', stack, pawn },
    at: pieceOf(stack),
    moves: `pawn/${pawn}`,
    concerns: ownersOf([pawn]),
  }
}

/** The choices to take back the stacks that were planned last, by the numbers of the stacks. */
const TAKE_BACK: { readonly stack: Stack; readonly choice: PlanChoice }[] = []

/** It is offered again and again, as long as the stack is there. */
function takeBack(stack: Stack): PlanChoice {
  const known = TAKE_BACK[stack.id]
  if (known?.stack === stack) return known.choice
  const choice: PlanChoice = {
    id: takeBackId(stack),
    means: { do: 'takeBack', stack },
    at: pieceOf(stack),
    concerns: ownersOf([stack.leader, ...stack.support]),
    takesBack: true,
  }
  TAKE_BACK[stack.id] = { stack, choice }
  return choice
}

/** RC-TOK-10 to RC-TOK-12, RC-TOK-31: who leads an Action into danger without a weapon is wounded when the pawns are placed. */
function* meetDangers(t: Table<Crusoe>): Routine {
  const firstExplore = t.state.plan.find(({ action }) => action === 'explore')
  for (const stack of t.state.plan.filter((one) => tokensAt(t.state, one).includes('greaterDanger'))) {
    if (!(yield* isArmed(t, stack.leader, 1))) wound(t, stack.leader, 1, 'RC-TOK-10')
  }
  if (firstExplore === undefined || !t.state.actionTokens.explore.includes('greaterDanger')) return
  if (!(yield* isArmed(t, firstExplore.leader, 1))) wound(t, firstExplore.leader, 1, 'RC-TOK-31')
  t.emit({ t: 'actionTokenUsed', space: 'explore', token: 'greaterDanger' })
}

/** RC-PLAN-02, RC-PLAN-03: every pawn of a character is assigned, as long as there is something it could do. */
function mayConfirm(state: CrusoeState, open: readonly Plannable[]): boolean {
  return open.length === 0 || state.players.every((player) => freePawns(state, player) === 0)
}

function* newStack(t: Table<Crusoe>, target: Plannable, leader: Person): Routine<Stack> {
  const { action, card, yields } = target
  const support = target.pawns > 1 ? yield* neededSupport(t, target, leader) : NOBODY
  const { wood, fur, food, nonperishable, economical } = yield* choosePayment(t, leader, target)
  // RC-TOK-19: who pays in fur leaves the Additional Wood token where it lies.
  const tokens =
    target.tokens.length === 0
      ? target.tokens
      : target.tokens.filter((token) => token !== 'additionalWood' || (wood ?? 0) > 0)
  const carried = yield* planCarriers(t, choiceFor(target, leader))
  return {
    id: nextId(t.state),
    action,
    target: target.target,
    card,
    leader,
    support,
    certain: false,
    paid: { wood, fur, food, nonperishable },
    tokens,
    economical,
    yields,
    carried: carried.length === 0 ? undefined : carried,
  }
}

/** RC-PLAN-09: the pawns that an Action takes besides its leader's. */
function* neededSupport(t: Table<Crusoe>, target: Plannable, leader: Person): Routine<readonly Pawn[]> {
  const about = choiceFor(target, leader)
  const support: Pawn[] = []
  while (support.length + 1 < target.pawns) {
    const choices = supportFor(t.state, target, leader, [leader, ...support]).map(supportChoice)
    support.push(yield* t.ask({ seat: TABLE, kind: 'support', rule: 'RC-PLAN-09', about, choices }))
  }
  return support
}

function nextId({ plan }: CrusoeState): number {
  let highest = 0
  for (const { id } of plan) if (id > highest) highest = id
  return highest + 1
}
