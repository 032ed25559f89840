// Planning and Actions: what can happen, and what it does to the state.
import { ECONOMY } from '../components/characters.ts'
import type { EventRules } from '../events.ts'
import { none } from '../fresh.ts'
import { ACTION_SPACES, type ActionSpace, type Dice, RESOURCES, type Stack, type State } from '../state.ts'
import { targetId } from '../target.ts'
import { sheet, take } from './pieces.ts'

export interface ActionEvents {
  handymanCame: Record<never, never>
  handymanLeft: Record<never, never>
  planned: { stack: Stack }
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

export const actionEvents: EventRules<ActionEvents> = {
  handymanCame(state) {
    state.handyman = true
  },
  handymanLeft(state) {
    state.handyman = false
  },
  planned(state, { stack }) {
    state.plan.push(stack)
    const space = actionSpaceOf(stack)
    if (space !== undefined) for (const token of stack.tokens) take(state.actionTokens[space], token)
    if (stack.tokens.includes('additionalWood')) state.woodTokenBack = false
    for (const resource of RESOURCES) state.available[resource] -= stack.paid[resource] ?? 0
    if (stack.economical === true) economize(state)
  },
  unplanned(state, { stack }) {
    leavePlan(state, stack)
    const space = actionSpaceOf(stack)
    if (space !== undefined) state.actionTokens[space].push(...stack.tokens)
    giveBack(state, stack)
  },
  planConfirmed(state) {
    state.resolving = true
  },
  actionBegan(state, { stack }) {
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
  /** RC-BUILD-04: what was set aside is spent on success and returns on failure. */
  resolved(state, { stack, success }) {
    if (!success) giveBack(state, stack)
  },
  actionEnded(state) {
    state.acting = undefined
  },
  actionsOver(state) {
    state.phase = 'actionsEnd'
    state.resolving = false
    state.attempted = []
    state.newTokens = []
  },
  diceRolled(state, { dice }) {
    state.dice = dice
  },
  diceResolved(state) {
    state.dice = undefined
  },
  actionPaused(state, { paused }) {
    if (state.acting !== undefined) state.acting.paused = paused
  },
}
