// Where a stack may be put now: what is left, and what scenario, tokens and savings make of it. RC-PLAN-13, RC-PLAN-14.

import type { ThreatId } from '../cards/decks.ts'
import { ECONOMY } from '../components/characters.ts'
import type { Space } from '../components/island.ts'
import { huntingCount } from '../hunting.ts'
import { markedSpaces } from '../markers.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { SpecialName } from '../scenarios/scenario.ts'
import { inventionOf, isFixedToken } from '../scenarios/sheets.ts'
import { ACTION_SPACES, type Action, type CrusoeState, type EffectToken, type Person, type Stack } from '../state.ts'
import { type Spot, spaceOf, spotOf, type Target } from '../target.ts'
import { builds } from './buildable.ts'
import { isAffordable, type Payment } from './costs.ts'
import type { Places } from './places.ts'
import { type Limit, NO_TOKENS, type Plannable, withNeeds, withPawns } from './plannable.ts'
import { reachIn } from './reach.ts'

/** Those that a stack may be put on now: not taken, affordable, and fit for the one who asks. */
export function targets(
  state: CrusoeState,
  { all, tokens }: Places,
  isFit: (target: Plannable) => boolean,
): readonly Plannable[] {
  const found: Plannable[] = []
  const economy = isEconomical(state)
  const { extraPawns } = scenarioOf(state)
  const planned = plannedSpots(state)
  for (const target of all) {
    if (isTaken(state, planned, target)) continue
    const reached =
      extraPawns === undefined ? target : withPawns(target, extraPawns(state, target, siteOf(state, target)))
    const asked = tokens ? withTokens(state, reached) : reached
    const priced = economy && asked.costs.length > 0 ? withEconomy(asked) : asked
    if (isAffordable(state, priced.costs) && isFit(priced)) found.push(priced)
  }
  return found
}

/** Whether what is planned, or was tried already in this Action Phase, leaves no room for another stack. */
function isTaken(state: CrusoeState, planned: readonly Spot[], target: Plannable): boolean {
  switch (target.action) {
    case 'threat':
      return isMet(state, target.card)
    case 'hunt':
      return target.target.kind === 'hunt' ? isHuntFull(state) : isPlanned(state, planned, target)
    default:
      return (
        (target.once && isPlanned(state, planned, target)) ||
        (target.limit !== undefined && isComplete(state, target.limit)) ||
        (target.special !== undefined && isUsedUp(state, target.special))
      )
  }
}

function isMet({ plan }: CrusoeState, threat: ThreatId | undefined): boolean {
  return plan.some(({ card }) => card === threat)
}

function isHuntFull(state: CrusoeState): boolean {
  return state.plan.filter((stack) => stack.target.kind === 'hunt').length >= huntingCount(state)
}

/** RC-SCN4-31, RC-SCN6-08: an Action of the scenario can succeed only n times, those that are planned included. */
function isUsedUp(state: CrusoeState, special: SpecialName): boolean {
  const left = scenarioOf(state).special?.[special]?.left
  return left !== undefined && plannedOf(state, special) >= left(state)
}

function plannedOf({ plan }: CrusoeState, special: SpecialName): number {
  return plan.filter(({ target }) => target.kind === 'special' && target.special === special).length
}

/** RC-SCN7-16: it can be built only n times in the game. */
function isComplete(state: CrusoeState, { invention, most }: Limit): boolean {
  const { site } = inventionOf(invention)
  const standing = site === undefined ? [] : markedSpaces(state, site.marker)
  const coming = state.futureRepeats.filter((one) => one.invention === invention)
  const planned = state.plan.filter(({ target }) => target.kind === 'invention' && target.invention === invention)
  return standing.length + coming.length + planned.length >= most
}

/** RC-TOK-14 to RC-TOK-22: what tokens ask for on top. Extra pawns of several causes add up (RC-TOK-17, RC-TOK-18). */
function withTokens(state: CrusoeState, target: Plannable): Plannable {
  const { action, costs } = target
  const lying =
    action === 'rest' || action === 'threat' || action === 'special' ? NO_TOKENS : state.actionTokens[action]
  const place = siteOf(state, target)
  const slow = lying.includes('timeConsuming')
  const slowHere = place !== undefined && state.islandTokens[place]?.includes('timeConsuming') === true
  const woodToken = action === 'build' && lying.includes('additionalWood') && costs.some(({ wood = 0 }) => wood > 0)
  const surcharge = hasSurcharge(state, target.target)
  if (!slow && !slowHere && !woodToken && !surcharge) return target
  // RC-SCN4-07: what lies there for good goes with nobody.
  const slowGoes = slow && !isFixed(state, action, 'timeConsuming')
  return withTokenCosts(target, (slow ? 1 : 0) + (slowHere ? 1 : 0), slowGoes, woodToken, surcharge)
}

function hasSurcharge({ surcharges }: CrusoeState, target: Target): boolean {
  return surcharges.length > 0 && target.kind === 'building' && surcharges.includes(target.building)
}

const WITH_TOKEN_COSTS = new WeakMap<Plannable, Plannable[]>()

/** The same things happen to the same targets, so each is made once. */
function withTokenCosts(
  target: Plannable,
  pawns: number,
  slowGoes: boolean,
  woodToken: boolean,
  surcharge: boolean,
): Plannable {
  const key = pawns + (slowGoes ? 4 : 0) + (woodToken ? 8 : 0) + (surcharge ? 16 : 0)
  let made = WITH_TOKEN_COSTS.get(target)
  if (made === undefined) {
    made = []
    WITH_TOKEN_COSTS.set(target, made)
  }
  const known = made[key]
  if (known !== undefined) return known
  const wood = (woodToken ? 1 : 0) + (surcharge ? 1 : 0)
  const tokens: EffectToken[] = []
  if (slowGoes) tokens.push('timeConsuming')
  if (woodToken) tokens.push('additionalWood')
  const found = withNeeds(target, {
    pawns: target.pawns + pawns,
    costs: target.costs.map((cost) => ((cost.wood ?? 0) > 0 ? { ...cost, wood: (cost.wood ?? 0) + wood } : cost)),
    tokens,
  })
  made[key] = found
  return found
}

function isFixed(state: CrusoeState, action: Action, token: EffectToken): boolean {
  const space = ACTION_SPACES.find((one) => one === action)
  return space !== undefined && isFixedToken(state, space, token)
}

/** RC-CARD-FASTWORK-01, RC-CARD-FASTWORK-02: a Build Action that needs no pawns, so tokens can only add to its cost. */
export function buildsWithoutPawns(state: CrusoeState, leader: Person): readonly Plannable[] {
  const found: Plannable[] = []
  const planned = plannedSpots(state)
  builds(state, reachIn(state).steps, (target) => {
    if (isTaken(state, planned, target)) return
    const { costs, tokens } = withTokens(state, target)
    const { onlyLeader } = target
    if (!isAffordable(state, costs) || (onlyLeader !== undefined && onlyLeader !== leader)) return
    found.push(withNeeds(target, { costs, tokens: tokens.filter((token) => token === 'additionalWood') }))
  })
  return found
}

/** RC-TOK-10 to RC-TOK-16: the tokens where an Action takes place, at its tile or space or in camp; a Hunt has no place. */
export function tokensAt(
  state: CrusoeState,
  { action, target }: Pick<Stack, 'action' | 'target'>,
): readonly EffectToken[] {
  const place = siteOf(state, { action, space: spaceOf(target) })
  return place === undefined ? NO_TOKENS : (state.islandTokens[place] ?? NO_TOKENS)
}

/** Where an Action takes place: on its tile or space, or in camp. A Hunt has no place. */
function siteOf(
  { camp }: Pick<CrusoeState, 'camp'>,
  { action, space }: Pick<Plannable, 'action' | 'space'>,
): Space | undefined {
  switch (action) {
    case 'hunt':
    case 'threat':
    case 'special':
      return undefined
    case 'gather':
    case 'explore':
      return space
    case 'build':
      return space ?? camp
    default:
      return camp
  }
}

/** RC-ABIL-CARP-01 to RC-ABIL-CARP-03: the Carpenter has the tokens now, and may use them. */
function isEconomical({ people, limits }: CrusoeState): boolean {
  const { carpenter } = people
  if (carpenter === undefined || carpenter.determination < ECONOMY.cost) return false
  return !carpenter.used.includes(ECONOMY.id) && !limits.noAbilities.includes('carpenter')
}

const ECONOMICAL = new WeakMap<Plannable, Plannable>()

/** RC-ABIL-CARP-04: one wood less. */
function withEconomy(target: Plannable): Plannable {
  const known = ECONOMICAL.get(target)
  if (known !== undefined) return known
  const cheaper = target.costs.flatMap((cost): readonly Payment[] =>
    (cost.wood ?? 0) > 0 ? [{ ...cost, wood: (cost.wood ?? 0) - 1, economical: true }] : [],
  )
  const priced = cheaper.length === 0 ? target : withNeeds(target, { costs: [...target.costs, ...cheaper] })
  ECONOMICAL.set(target, priced)
  return priced
}

/** Where stacks stand, so that many targets can be looked at. */
const plannedSpots = ({ plan }: CrusoeState): readonly Spot[] => plan.map(({ target }) => spotOf(target))

function isPlanned({ attempted }: CrusoeState, planned: readonly Spot[], { id }: Plannable): boolean {
  for (const spot of planned) if (spot === id) return true
  return attempted.length > 0 && attempted.includes(id)
}
