// A stack as it can be planned: what it takes, and how it is offered. RC-PLAN-07.
import type { Choice, Odds } from '@landfall/kernel'
import type { ThreatId } from '../cards/decks.ts'
import type { InventionId } from '../cards/inventions.ts'
import { ownersOf } from '../choices.ts'
import { type Character, ECONOMY } from '../components/characters.ts'
import { oddsOf } from '../components/dice.ts'
import type { Space } from '../components/island.ts'
import type { SpecialName } from '../scenarios/scenario.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { Action, EffectToken, Person } from '../state.ts'
import { planId, type Spot, spaceOf, spotOf, type Target } from '../target.ts'
import type { Crusoe, PlanStack } from '../types.ts'
import { type Payment, payment } from './costs.ts'

/** A stack as it can be planned now: what it takes, what it costs, and how it is offered. */
export interface Plannable {
  /** Where the stack stands: what it is known by among all that can be planned. */
  readonly id: Spot
  readonly action: Action
  readonly target: Target
  /** The fewest pawns; with dice, one more is certain. RC-DICE-02 */
  readonly pawns: number
  readonly dice: boolean
  /** Ways to pay, one of them is enough; none when it costs nothing. */
  readonly costs: readonly Payment[]
  /** Tokens of the Action space that go with the stack. */
  readonly tokens: readonly EffectToken[]
  /** Only this character may lead. RC-CHAR-15 */
  readonly onlyLeader: Character | undefined
  /** Friday may only support. RC-SCN5-15 */
  readonly notFriday: true | undefined
  /** Pawns of two different people. RC-CARD-ARGUMENT-02 */
  readonly twoCharacters: true | undefined
  /** The card whose Threat Action it is. */
  readonly card: ThreatId | undefined
  /** Can be done once in an Action Phase. */
  readonly once: boolean
  /** What a success brings. */
  readonly yields: number | undefined
  /** Where it takes place, if that is not in camp. */
  readonly space: Space | undefined
  /** What can be built only so often. */
  readonly limit: Limit | undefined
  /** The Action of the scenario that it is. */
  readonly special: SpecialName | undefined
  /** How it is offered, whoever leads. */
  readonly offer: Offer
}

interface Offer {
  readonly at: Crusoe['piece']
  /** What the dice say to its fewest pawns. */
  readonly odds: Odds | undefined
  readonly costs: readonly { readonly [what: string]: number }[]
}

/** The choice to plan a stack: to put a pawn there that leads it. */
export interface StackChoice extends Offer {
  readonly id: string
  readonly means: PlanStack
  readonly moves: `pawn/${Person}`
  readonly concerns: readonly Character[]
}

const CHOICES = new WeakMap<Plannable, StackChoice[]>()

/** It is offered again and again, so each is made once. */
export function choiceFor(target: Plannable, leader: Person): StackChoice {
  let made = CHOICES.get(target)
  if (made === undefined) {
    made = []
    CHOICES.set(target, made)
  }
  for (const choice of made) if (choice.means.leader === leader) return choice
  const { action, card, offer } = target
  const choice: StackChoice = {
    id: planId(target.id, leader),
    means: { do: 'plan', action, target: target.target, card, leader },
    at: offer.at,
    moves: `pawn/${leader}`,
    concerns: ownersOf([leader]),
    odds: offer.odds,
    costs: offer.costs,
  }
  made.push(choice)
  return choice
}

/** What a choice plans, if it plans a stack. Questions about a stack name that choice in `about`. */
export function plannedIn(choice: Choice | undefined): PlanStack | undefined {
  const means = choice?.means
  return isPlanStack(means) ? means : undefined
}

function isPlanStack(means: unknown): means is PlanStack {
  return typeof means === 'object' && means !== null && 'do' in means && means.do === 'plan'
}

export interface Limit {
  readonly invention: InventionId
  readonly most: number
}

function limitOf(target: Target): Limit | undefined {
  if (target.kind !== 'invention' || target.space === undefined) return undefined
  const { invention } = target
  const most = inventionOf(invention).site?.most
  return most === undefined ? undefined : { invention, most }
}

export const FREE: readonly Payment[] = []

export const NO_TOKENS: readonly EffectToken[] = []

const ODDS: { readonly [A in Action]?: Odds } = {
  build: oddsOf('build'),
  gather: oddsOf('gather'),
  explore: oddsOf('explore'),
}

/** What may be different in two targets of one name. */
export type Needs = Pick<
  Plannable,
  'pawns' | 'costs' | 'tokens' | 'onlyLeader' | 'notFriday' | 'twoCharacters' | 'once' | 'yields'
>

/** A target that asks for nothing special; a Threat Action is found on its card. */
export function base(action: Action, target: Target, pawns: number, dice: boolean, card?: ThreatId): Plannable {
  const id = spotOf(target)
  const odds = dice ? ODDS[action] : undefined
  return {
    id,
    action,
    target,
    pawns,
    dice,
    costs: FREE,
    tokens: NO_TOKENS,
    onlyLeader: undefined,
    notFriday: undefined,
    twoCharacters: undefined,
    card,
    once: action === 'gather' || action === 'explore',
    yields: undefined,
    space: spaceOf(target),
    limit: limitOf(target),
    special: target.kind === 'special' ? target.special : undefined,
    offer: { at: card ?? id, odds, costs: [{ pawns }] },
  }
}

/**
 * The same target with other needs; its offer says what it takes, pawns and what must be paid. All targets have the same
 * fields in the same order: planning looks at thousands of them, so this matters.
 */
export function withNeeds(target: Plannable, needs: Partial<Needs>): Plannable {
  const { pawns = target.pawns } = needs
  const costs = needs.costs?.map(payment) ?? target.costs
  const taken = costs.length === 0 ? [{ pawns }] : costs.map((cost) => ({ pawns, ...amounts(cost) }))
  return {
    id: target.id,
    action: target.action,
    target: target.target,
    pawns,
    dice: target.dice,
    costs,
    tokens: needs.tokens ?? target.tokens,
    onlyLeader: needs.onlyLeader ?? target.onlyLeader,
    notFriday: needs.notFriday ?? target.notFriday,
    twoCharacters: needs.twoCharacters ?? target.twoCharacters,
    card: target.card,
    once: needs.once ?? target.once,
    yields: needs.yields ?? target.yields,
    space: target.space,
    limit: target.limit,
    special: target.special,
    offer: { at: target.offer.at, odds: target.offer.odds, costs: taken },
  }
}

/** What is paid, without what is not. The Carpenter's savings cost tokens. */
function amounts({ economical, ...cost }: Payment): { readonly [what: string]: number } {
  const paid: { [what: string]: number } = {}
  for (const [what, amount = 0] of Object.entries(cost)) if (amount > 0) paid[what] = amount
  if (economical === true) paid['determination'] = ECONOMY.cost
  return paid
}

/** RC-SCN2-08, RC-SCN4-15: the same with more pawns. */
export function withPawns(target: Plannable, more: number): Plannable {
  return more === 0 ? target : atDistance(target, target.pawns + more, target.yields)
}

const AT_DISTANCE = new WeakMap<Plannable, Plannable[]>()

/** The same at a distance, or with a token. */
export function atDistance(near: Plannable, pawns: number, yields: number | undefined): Plannable {
  let known = AT_DISTANCE.get(near)
  if (known === undefined) {
    known = []
    AT_DISTANCE.set(near, known)
  }
  for (const target of known) if (target.pawns === pawns && target.yields === yields) return target
  const target = withNeeds(near, yields === undefined ? { pawns } : { pawns, yields })
  known.push(target)
  return target
}
