// Planning and Actions: what can happen, what it does to the state, and what is said and shown of it.
import { diceShown } from '../board/reveals.ts'
import { isTreasure } from '../cards/decks.ts'
import { ECONOMY } from '../components/characters.ts'
import type { EventRowsOf } from '../events.ts'
import { none } from '../fresh.ts'
import {
  ACTION_SPACES,
  type Action,
  type ActionSpace,
  type Dice,
  type LentPawn,
  type NeutralPawn,
  type Pawn,
  RESOURCES,
  type Stack,
  type State,
} from '../state.ts'
import { targetId } from '../target.ts'
import { stackName } from '../text/labels.ts'
import { personName } from '../text/titles.ts'
import { sheet, take } from './pieces.ts'

export interface ActionEvents {
  pawnLent: { lent: LentPawn }
  lentPawnLeft: { pawn: NeutralPawn }
  planned: { stack: Stack }
  supported: { stack: Stack; pawn: Pawn }
  unplanned: { stack: Stack }
  planConfirmed: Record<never, never>
  actionBegan: { stack: Stack }
  resolved: { stack: Stack; success: boolean }
  actionEnded: Record<never, never>
  actionsOver: Record<never, never>
  diceRolled: { dice: Dice }
  diceResolved: Record<never, never>
  actionPaused: { paused: boolean }
}

function economize(state: Pick<State, 'people'>): void {
  const carpenter = sheet(state, 'carpenter')
  carpenter.determination -= ECONOMY.cost
  carpenter.used.push(ECONOMY.id)
}

/** RC-BUILD-04, RC-ABIL-CARP-05: all that was set aside, tokens too. */
function giveBack(state: Pick<State, 'people' | 'available'>, stack: Stack): void {
  for (const resource of RESOURCES) state.available[resource] += stack.paid[resource] ?? 0
  if (stack.economical !== true) return
  const carpenter = sheet(state, 'carpenter')
  carpenter.determination += ECONOMY.cost
  take(carpenter.used, ECONOMY.id)
}

function actionSpaceOf({ action }: Stack): ActionSpace | undefined {
  return ACTION_SPACES.find((space) => space === action)
}

/** A stack that is carried out or taken back; one that a position begins with may never have been planned. */
function leavePlan({ plan }: Pick<State, 'plan'>, { id }: Stack): void {
  const index = plan.findIndex((stack) => stack.id === id)
  if (index !== -1) plan.splice(index, 1)
}

/** Actions that succeed without dice; the others do with one pawn more. */
const CERTAIN: { readonly [A in Action]?: string } = {
  threat: 'RC-THR-03',
  hunt: 'RC-HUNT-05',
  arrange: 'RC-ARR-01',
  special: 'RC-PLAN-05',
  rest: 'RC-REST-01',
}

/** The card of a Threat Action, or what was to be built or explored on it. */
function cardMeant({ card, target }: Stack): string | undefined {
  if (target.kind === 'invention' && target.space === undefined) return target.invention
  return target.kind === 'card' && isTreasure(target.card) ? target.card : card
}

export const actionEvents: EventRowsOf<ActionEvents> = {
  pawnLent: {
    apply(state, { lent }) {
      state.lentPawns.push(lent)
    },
  },
  lentPawnLeft: {
    apply(state, { pawn }) {
      state.lentPawns = state.lentPawns.filter((lent) => lent.pawn !== pawn)
    },
  },
  planned: {
    apply(state, { stack }) {
      state.plan.push(stack)
      const space = actionSpaceOf(stack)
      if (space !== undefined) for (const token of stack.tokens) take(state.actionTokens[space], token)
      if (stack.tokens.includes('additionalWood')) state.woodTokenBack = false
      for (const resource of RESOURCES) state.available[resource] -= stack.paid[resource] ?? 0
      if (stack.economical === true) economize(state)
    },
  },
  /** RC-DICE-02: the dice decide over a stack without this pawn. */
  supported: {
    apply(state, { stack, pawn }) {
      state.plan = state.plan.map((one) =>
        one.id === stack.id ? { ...one, support: [...one.support, pawn], certain: true } : one,
      )
    },
  },
  unplanned: {
    apply(state, { stack }) {
      leavePlan(state, stack)
      const space = actionSpaceOf(stack)
      if (space !== undefined) state.actionTokens[space].push(...stack.tokens)
      giveBack(state, stack)
    },
  },
  planConfirmed: {
    apply(state) {
      state.resolving = true
    },
  },
  actionBegan: {
    apply(state, { stack }) {
      leavePlan(state, stack)
      state.attempted.push(`${stack.action}/${targetId(stack.target)}`)
      state.acting = {
        stack,
        gained: { resources: none(), discoveries: [], treasures: [] },
        staysOutside: false,
        used: [],
        paused: false,
      }
    },
  },
  /** RC-BUILD-04: what was set aside is spent on success and returns on failure. */
  resolved: {
    apply(state, { stack, success }) {
      if (!success) giveBack(state, stack)
    },
    line: ({ stack, success }, pack) =>
      pack.screen.resolved(personName(pack, stack.leader), stackName(pack, stack), success),
    rule: ({ stack }) => CERTAIN[stack.action] ?? (stack.certain ? 'RC-DICE-02' : 'RC-DICE-05'),
    card: ({ stack }) => cardMeant(stack),
  },
  actionEnded: {
    apply(state) {
      state.acting = undefined
    },
  },
  actionsOver: {
    apply(state) {
      state.phase = 'actionsEnd'
      state.resolving = false
      state.attempted = []
      state.newTokens = []
    },
    heading: (_, { screen }) => screen.phases.actionsEnd,
    line: (_, { screen }) => `— ${screen.phases.actionsEnd} —`,
    rule: 'RC-ENDACT-01',
  },
  diceRolled: {
    apply(state, { dice }) {
      state.dice = dice
    },
    line: ({ dice }, { screen }) =>
      screen.dice(dice.wound === 'wound', dice.success === 'success', dice.adventure === 'adventure'),
    rule: 'RC-DICE-02',
    reveal: ({ dice }, pack) => diceShown(pack, dice),
  },
  diceResolved: {
    apply(state) {
      state.dice = undefined
    },
  },
  actionPaused: {
    apply(state, { paused }) {
      if (state.acting !== undefined) state.acting.paused = paused
    },
  },
}
