// Pawns: whose are free, and which may lead or support. RC-PLAN-02, RC-PLAN-03, RC-PLAN-22, RC-PLAN-23, RC-FRI-04, RC-FRI-05.
import { keptCard } from '../cards/edition-cards.ts'
import type { NeutralAction } from '../cards/use.ts'
import { DOG, PAWNS_OF_CHARACTER, PAWNS_OF_COMPANION } from '../components/characters.ts'
import { peopleIn } from '../group.ts'
import { isCharacter } from '../people.ts'
import { discoveryOf } from '../scenarios/index.ts'
import type { SpecialName, Visible } from '../scenarios/scenario.ts'
import { companionOf, inventionOf, isCompanion } from '../scenarios/sheets.ts'
import type { Action, CrusoeState, NeutralPawn, Pawn, Person } from '../state.ts'
import type { Target } from '../target.ts'
import { canAfford } from './costs.ts'
import type { Plannable } from './plannable.ts'

/** RC-CHAR-22 */
export function pawnsOf({ limits }: Pick<CrusoeState, 'limits'>, person: Person): number {
  if (!isCharacter(person)) return PAWNS_OF_COMPANION
  return limits.onePawn.includes(person) ? 1 : PAWNS_OF_CHARACTER
}

export function freePawns(state: Pick<CrusoeState, 'plan' | 'limits'>, person: Person): number {
  let placed = 0
  for (const { leader, support } of state.plan) {
    if (leader === person) placed++
    for (const pawn of support) if (pawn === person) placed++
  }
  return pawnsOf(state, person) - placed
}

const helps = (pawnFor: readonly NeutralAction[] | undefined, action: Action): boolean =>
  pawnFor?.some((named) => named === action) === true

interface NeutralPawns {
  /** What gives them. */
  readonly id: NeutralPawn
  readonly pawns: number
  readonly pawnFor: readonly NeutralAction[]
  /** It helps nowhere but at this Action of the scenario. */
  readonly onlyFor?: SpecialName | undefined
}

/** RC-PLAN-24: the neutral pawns of Items, cards and tokens, in use or not. */
export function neutralPawnsIn(
  state: Visible & Pick<CrusoeState, 'kept' | 'availableDiscoveries'>,
): readonly NeutralPawns[] {
  const { items, kept, availableDiscoveries } = state
  const found: NeutralPawns[] = []
  for (const item of items) {
    const { pawnFor, pawnOnlyFor } = inventionOf(item)
    if (pawnFor !== undefined) found.push({ id: item, pawns: 1, pawnFor, onlyFor: pawnOnlyFor })
  }
  for (const { card, uses = 0 } of kept) {
    const { pawnFor, pawnUses } = keptCard(state, card)
    if (pawnFor !== undefined) found.push({ id: card, pawns: pawnUses === undefined ? 1 : uses, pawnFor })
  }
  for (const token of availableDiscoveries) {
    const pawnFor = discoveryOf(state, token)?.pawnFor
    if (pawnFor === undefined || found.some(({ id }) => id === token)) continue
    found.push({ id: token, pawns: availableDiscoveries.filter((one) => one === token).length, pawnFor })
  }
  return found
}

/** A pawn that helps nowhere but at one Action of the scenario stands only there. RC-SCN4-24 */
export const isWhereItHelps = (onlyFor: SpecialName | undefined, target: Target): boolean =>
  onlyFor === undefined || (target.kind === 'special' && target.special === onlyFor)

type Aim = Pick<Plannable, 'action' | 'target'>

/** RC-PLAN-22, RC-PLAN-24: the neutral pawns that may support an Action of this leader, one entry a pawn. */
function neutralPawns(state: CrusoeState, { action, target }: Aim, leader: Person): readonly NeutralPawn[] {
  const pawns: NeutralPawn[] = []
  for (const { id, pawns: count, pawnFor, onlyFor } of neutralPawnsIn(state)) {
    if (helps(pawnFor, action) && isWhereItHelps(onlyFor, target)) for (let i = 0; i < count; i++) pawns.push(id)
  }
  // RC-DOG-02
  if (state.dog && helps(DOG.pawnFor, action)) pawns.push(DOG.id)
  for (const lent of state.lentPawns) if (lent.action === action && lent.to === leader) pawns.push(lent.pawn)
  return pawns
}

/** Those that are not in use. */
function freeNeutral(state: CrusoeState, aim: Aim, leader: Person, inHand: readonly Pawn[]): readonly NeutralPawn[] {
  const pawns = neutralPawns(state, aim, leader)
  if (pawns.length === 0) return pawns
  const used: Pawn[] = [...inHand]
  for (const stack of state.plan) used.push(...stack.support)
  return pawns.filter((pawn) => {
    const index = used.indexOf(pawn)
    if (index !== -1) used.splice(index, 1)
    return index === -1
  })
}

/** What a card of this round allows somebody to do. */
function mayDo({ limits }: CrusoeState, person: Person, action: Action): boolean {
  // RC-SCN3-08
  const companion = companionOf(person)
  if (companion !== undefined) return companion.actions.includes(action)
  return limits.only[person]?.includes(action) !== false
}

/** RC-CARD-ARGUMENT-01 to RC-CARD-ARGUMENT-03: who may stand together with the leader. */
function mayJoin(state: CrusoeState, target: Plannable, leader: Person, person: Person): boolean {
  if (!mayDo(state, person, target.action) || (leader !== person && isCompanion(person))) return false
  if (target.twoCharacters === true) return person !== leader
  return person === leader || !state.limits.noTeams
}

/**
 * The pawns that may still be put under a leader's, each once, however many there are of it; `inHand` are those that do not
 * stand there yet. Friday leads neutral pawns only.
 */
export function supportFor(
  state: CrusoeState,
  target: Plannable,
  leader: Person,
  inHand: readonly Pawn[],
): readonly Pawn[] {
  // Threats that ask for two characters want exactly those two.
  const neutral = target.twoCharacters === true ? [] : [...new Set(freeNeutral(state, target, leader, inHand))]
  if (leader === 'friday') return neutral
  const pawns: Pawn[] = []
  for (const person of peopleIn(state)) {
    if (!mayJoin(state, target, leader, person)) continue
    let used = 0
    for (const pawn of inHand) if (pawn === person) used++
    if (freePawns(state, person) > used) pawns.push(person)
  }
  for (const pawn of neutral) pawns.push(pawn)
  return pawns
}

/** The free pawns at one moment, so that many targets can be looked at. */
export interface Pool {
  readonly free: readonly { readonly person: Person; readonly pawns: number }[]
  readonly isAnyFree: boolean
  /** Nothing limits what anybody may do. */
  readonly unlimited: boolean
  /** How many neutral pawns could help, as far as somebody has asked. */
  neutral: Map<string, number> | undefined
}

export function poolOf(state: CrusoeState): Pool {
  const free: { readonly person: Person; readonly pawns: number }[] = []
  let isAnyFree = false
  let unlimited = state.joined.length === 0
  for (const person of peopleIn(state)) {
    const pawns = freePawns(state, person)
    free.push({ person, pawns })
    isAnyFree ||= pawns > 0
    unlimited &&= state.limits.only[person] === undefined
  }
  return { free, isAnyFree, unlimited, neutral: undefined }
}

/** How many neutral pawns could help this leader. */
function neutralHelp(state: CrusoeState, pool: Pool, aim: Aim, leader: Person): number {
  // A pawn that was lent helps only one leader; only Actions of the scenario have pawns of their own.
  const { action, target } = aim
  const kind = target.kind === 'special' ? `${action}/${target.special}` : action
  const key = state.lentPawns.some(({ to }) => to === leader) ? `${leader}/${kind}` : kind
  pool.neutral ??= new Map()
  const known = pool.neutral.get(key)
  if (known !== undefined) return known
  const count = freeNeutral(state, aim, leader, []).length
  pool.neutral.set(key, count)
  return count
}

/** How many pawns could be gathered on an Action under this leader, the leader's own included. */
function strength(state: CrusoeState, pool: Pool, target: Plannable, leader: Person): number {
  if (leader === 'friday') return target.twoCharacters === true ? 1 : 1 + neutralHelp(state, pool, target, leader)
  let others = 0
  const anybody = pool.unlimited && target.twoCharacters === undefined && !state.limits.noTeams
  for (const { person, pawns } of pool.free) if (anybody || mayJoin(state, target, leader, person)) others += pawns
  if (target.twoCharacters === true) return others > 0 ? 2 : 1
  return others >= target.pawns ? others : others + neutralHelp(state, pool, target, leader)
}

/** RC-PLAN-23: a stack needs somebody's pawn on top. */
export function leadersFor(state: CrusoeState, pool: Pool, target: Plannable): readonly Person[] {
  const leaders: Person[] = []
  for (const { person, pawns } of pool.free) if (pawns > 0 && mayLead(state, pool, target, person)) leaders.push(person)
  return leaders
}

/** There is a free pawn, or nobody would ask. */
export function hasLeader(state: CrusoeState, pool: Pool, target: Plannable): boolean {
  if (
    target.pawns === 1 &&
    target.costs.length === 0 &&
    target.onlyLeader === undefined &&
    target.notFriday === undefined &&
    pool.unlimited
  )
    return true
  for (const { person, pawns } of pool.free) if (pawns > 0 && mayLead(state, pool, target, person)) return true
  return false
}

function mayLead(state: CrusoeState, pool: Pool, target: Plannable, person: Person): boolean {
  if (target.onlyLeader !== undefined && person !== target.onlyLeader) return false
  if (target.notFriday === true && person === 'friday') return false
  if (!pool.unlimited && !mayDo(state, person, target.action)) return false
  if (!canAfford(state, person, target)) return false
  return target.pawns === 1 || strength(state, pool, target, person) >= target.pawns
}
