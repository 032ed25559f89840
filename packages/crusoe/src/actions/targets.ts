// What can be planned: every place where a stack may be put, what it needs, and what it costs. RC-PLAN-07, RC-PLAN-13, RC-PLAN-14.
import type { Choice, Odds } from '@landfall/kernel'
import type { ThreatId } from '../cards/decks.ts'
import { type EventCard, isEvent } from '../cards/events.ts'
import type { Invention, InventionId, Site } from '../cards/inventions.ts'
import { eventOf, keptCard } from '../cards/of-edition.ts'
import { WRECKAGE_IDS } from '../cards/wreckage.ts'
import { BUILDING_COSTS, WEAPON_COST_WOOD } from '../components/camp.ts'
import { type Character, ECONOMY } from '../components/characters.ts'
import type { Paid } from '../components/cost.ts'
import { oddsOf } from '../components/dice.ts'
import { SPACES, type Space, stepsFrom } from '../components/island.ts'
import { type Terrain, TILES } from '../components/tiles.ts'
import { type EditionId, editionOf, type OfEdition } from '../editions.ts'
import { huntingCount } from '../hunting.ts'
import { hasMarker, markedSpaces } from '../markers.ts'
import { scenarioOf, specialActions } from '../scenarios/index.ts'
import type { SpecialName, Visible } from '../scenarios/scenario.ts'
import { ALL_INVENTIONS, inventionOf, isFixedToken, SCENARIO_IDS } from '../scenarios/sheets.ts'
import { yieldingSources, yieldOf } from '../sources.ts'
import {
  ACTION_SPACES,
  type Action,
  type Building,
  type EffectToken,
  hasShelter,
  isAccessible,
  type Person,
  type Reading,
  type Stack,
  type TileSource,
} from '../state.ts'
import { type Side, type Spot, spaceOf, spotOf, type Target } from '../target.ts'
import type { Crusoe, PlanStack } from '../types.ts'

/** With `economical`, the Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
export type Payment = Paid & { readonly economical?: true | undefined }

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
  /** As it is offered: with what the dice say to its fewest pawns. */
  readonly choice: StackChoice
}

/** The choice to plan a stack. */
export interface StackChoice {
  readonly id: string
  readonly means: PlanStack
  readonly at: Crusoe['piece']
  readonly odds: Odds | undefined
  readonly costs: readonly { readonly [what: string]: number }[]
}

/** What a choice plans, if it plans a stack. Questions about a stack name that choice in `about`. */
export function plannedIn(choice: Choice | undefined): PlanStack | undefined {
  const means = choice?.means
  return isPlanStack(means) ? means : undefined
}

function isPlanStack(means: unknown): means is PlanStack {
  return typeof means === 'object' && means !== null && 'do' in means && means.do === 'plan'
}

interface Limit {
  readonly invention: InventionId
  readonly most: number
}

function limitOf(target: Target): Limit | undefined {
  if (target.kind !== 'invention' || target.space === undefined) return undefined
  const { invention } = target
  const most = inventionOf(invention).site?.most
  return most === undefined ? undefined : { invention, most }
}

const SOURCES: readonly TileSource[] = ['bird', 'fish', 'wood', 'flock']

const FREE: readonly Payment[] = []
const NO_TOKENS: readonly EffectToken[] = []

const ODDS: { readonly [A in Action]?: Odds } = {
  build: oddsOf('build'),
  gather: oddsOf('gather'),
  explore: oddsOf('explore'),
}

/** What may be different in two targets of one name. */
type Needs = Pick<
  Plannable,
  'pawns' | 'costs' | 'tokens' | 'onlyLeader' | 'notFriday' | 'twoCharacters' | 'once' | 'yields'
>

/** A target that asks for nothing special; a Threat Action is found on its card. */
function base(action: Action, target: Target, pawns: number, dice: boolean, card?: ThreatId): Plannable {
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
    choice: { id, means: { do: 'plan', action, target, card }, at: card ?? id, odds, costs: [{ pawns }] },
  }
}

/**
 * The same target with other needs; its choice says what it takes, pawns and what must be paid. All targets have the same
 * fields in the same order: planning looks at so many of them that this matters.
 */
function withNeeds(target: Plannable, needs: Partial<Needs>): Plannable {
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
    choice: { ...target.choice, costs: taken },
  }
}

/** All payments, too, have the same fields. */
const payment = ({ wood, fur, food, nonperishable, economical }: Payment): Payment => ({
  wood,
  fur,
  food,
  nonperishable,
  economical,
})

/** What is paid, without what is not. The Carpenter's savings cost tokens. */
function amounts({ economical, ...cost }: Payment): { readonly [what: string]: number } {
  const paid: { [what: string]: number } = {}
  for (const [what, amount = 0] of Object.entries(cost)) if (amount > 0) paid[what] = amount
  if (economical === true) paid['determination'] = ECONOMY.cost
  return paid
}

const ARRANGE = base('arrange', { kind: 'arrange' }, 1, false)
const REST = base('rest', { kind: 'rest' }, 1, false)
const HUNT = base('hunt', { kind: 'hunt' }, 2, false)

/** The places that a stack could be put on, as far as requirements go; planning changes nothing about them. */
export interface Places {
  readonly all: readonly Plannable[]
  /** Tokens may ask for more. Planning never brings one: what is given back was taken away by a stack. */
  readonly tokens: boolean
}

export function places(state: Reading): Places {
  const found: Plannable[] = []
  const add = (target: Plannable): void => {
    found.push(target)
  }
  const { steps, spaces } = reachIn(state)
  threats(state, add)
  if (huntingCount(state) > 0) add(HUNT)
  builds(state, steps, add)
  gathers(state, spaces, add)
  explorations(state, spaces, add)
  specials(state, steps, add)
  add(ARRANGE)
  add(REST)
  return { all: found, tokens: hasTokens(state) }
}

/** Those that a stack may be put on now: not taken, affordable, and fit for whoever looks at them. */
export function targets(
  state: Reading,
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
function isTaken(state: Reading, planned: readonly Spot[], target: Plannable): boolean {
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

function isMet({ plan }: Reading, threat: ThreatId | undefined): boolean {
  return plan.some(({ card }) => card === threat)
}

function isHuntFull(state: Reading): boolean {
  return state.plan.filter((stack) => stack.target.kind === 'hunt').length >= huntingCount(state)
}

/** RC-SCN4-31, RC-SCN6-08: no more than so many of an Action of the scenario can succeed, those that are planned included. */
function isUsedUp(state: Reading, special: SpecialName): boolean {
  const left = scenarioOf(state).special?.[special]?.left
  return left !== undefined && plannedOf(state, special) >= left(state)
}

function plannedOf({ plan }: Reading, special: SpecialName): number {
  return plan.filter(({ target }) => target.kind === 'special' && target.special === special).length
}

/** RC-SCN7-16: no more than so many of it can be built in the game. */
function isComplete(state: Reading, { invention, most }: Limit): boolean {
  const { site } = inventionOf(invention)
  const standing = site === undefined ? [] : markedSpaces(state, site.marker)
  const coming = state.futureRepeats.filter((one) => one.invention === invention)
  const planned = state.plan.filter(({ target }) => target.kind === 'invention' && target.invention === invention)
  return standing.length + coming.length + planned.length >= most
}

/** RC-SCN2-08, RC-SCN4-15: the same with more pawns. */
function withPawns(target: Plannable, more: number): Plannable {
  return more === 0 ? target : atDistance(target, target.pawns + more, target.yields)
}

/** Whether any token asks for more, also one that has gone with a stack: most of those that lie about do not. */
function hasTokens({ actionTokens, islandTokens, costlier, plan }: Reading): boolean {
  if (costlier.length > 0) return true
  for (const { tokens } of plan) if (tokens.some(asksForMore)) return true
  for (const space of ACTION_SPACES) if (actionTokens[space].some(asksForMore)) return true
  for (const space of SPACES) if (islandTokens[space]?.some(asksForMore) === true) return true
  return false
}

const asksForMore = (token: EffectToken): boolean => token === 'timeConsuming' || token === 'additionalWood'

/** How far it is to each space that can be reached. */
interface Reach {
  readonly steps: Steps
  /** The spaces in their order. */
  readonly spaces: readonly { readonly space: Space; readonly away: number }[]
}

const REACHES = new Map<number, Reach>()

/** How far everything is from the camp. There are few islands that differ in this, so each is measured once. */
function reachIn(state: Reading): Reach {
  let key = SPACES.indexOf(state.camp)
  for (const space of SPACES) key = 2 * key + (isAccessible(state, space) ? 1 : 0)
  const known = REACHES.get(key)
  if (known !== undefined) return known
  const steps = stepsFrom(state.camp, (space) => isAccessible(state, space))
  const spaces = SPACES.flatMap((space) => {
    const away = steps[space]
    return away === undefined ? [] : [{ space, away }]
  })
  const reach = { steps, spaces }
  REACHES.set(key, reach)
  return reach
}

type Add = (target: Plannable) => void
type Steps = { readonly [S in Space]?: number }

/** RC-TOK-14 to RC-TOK-22: what tokens ask for on top. Extra pawns of several causes add up (RC-TOK-17, RC-TOK-18). */
function withTokens(state: Reading, target: Plannable): Plannable {
  const { action, costs } = target
  const lying =
    action === 'rest' || action === 'threat' || action === 'special' ? NO_TOKENS : state.actionTokens[action]
  const place = siteOf(state, target)
  const slow = lying.includes('timeConsuming')
  const slowHere = place !== undefined && state.islandTokens[place]?.includes('timeConsuming') === true
  const woodToken = action === 'build' && lying.includes('additionalWood') && costs.some(({ wood = 0 }) => wood > 0)
  const dearer = isCostlier(state, target.target)
  if (!slow && !slowHere && !woodToken && !dearer) return target
  // RC-SCN4-07: what lies there for good goes with nobody.
  const slowGoes = slow && !isFixed(state, action, 'timeConsuming')
  return withTokenCosts(target, (slow ? 1 : 0) + (slowHere ? 1 : 0), slowGoes, woodToken, dearer)
}

function isCostlier({ costlier }: Reading, target: Target): boolean {
  return costlier.length > 0 && target.kind === 'building' && costlier.includes(target.building)
}

const WITH_TOKEN_COSTS = new WeakMap<Plannable, Plannable[]>()

/** The same things happen to the same targets, so each is made once. */
function withTokenCosts(
  target: Plannable,
  pawns: number,
  slowGoes: boolean,
  woodToken: boolean,
  dearer: boolean,
): Plannable {
  const key = pawns + (slowGoes ? 4 : 0) + (woodToken ? 8 : 0) + (dearer ? 16 : 0)
  let made = WITH_TOKEN_COSTS.get(target)
  if (made === undefined) {
    made = []
    WITH_TOKEN_COSTS.set(target, made)
  }
  const known = made[key]
  if (known !== undefined) return known
  const wood = (woodToken ? 1 : 0) + (dearer ? 1 : 0)
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

function isFixed(state: Reading, action: Action, token: EffectToken): boolean {
  const space = ACTION_SPACES.find((one) => one === action)
  return space !== undefined && isFixedToken(state, space, token)
}

/** RC-CARD-FASTWORK-01, RC-CARD-FASTWORK-02: a Build Action that needs no pawns, so tokens can only make it costlier. */
export function buildsWithoutPawns(state: Reading, leader: Person): readonly Plannable[] {
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
export function tokensAt(state: Reading, { action, target }: Pick<Stack, 'action' | 'target'>): readonly EffectToken[] {
  const place = siteOf(state, { action, space: spaceOf(target) })
  return place === undefined ? NO_TOKENS : (state.islandTokens[place] ?? NO_TOKENS)
}

/** Where an Action takes place: on its tile or space, or in camp. A Hunt has no place. */
function siteOf(
  { camp }: Pick<Reading, 'camp'>,
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

function isAffordable(state: Reading, costs: readonly Payment[]): boolean {
  for (const cost of costs) if (canPay(state, cost)) return true
  return costs.length === 0
}

/** RC-PLAN-15: food of both kinds pays for food. */
function canPay({ available }: Reading, { wood = 0, fur = 0, food = 0 }: Payment): boolean {
  return available.wood >= wood && available.fur >= fur && available.food + available.nonperishable >= food
}

/** Only the Carpenter can save wood. */
const isPayableBy = (state: Reading, leader: Person, cost: Payment): boolean =>
  canPay(state, cost) && (cost.economical !== true || leader === 'carpenter')

export function canAfford(state: Reading, leader: Person, { costs }: Plannable): boolean {
  for (const cost of costs) if (isPayableBy(state, leader, cost)) return true
  return costs.length === 0
}

/** The ways that this leader can pay in. Food may be of either kind (RC-NIGHT-13). */
export function payableBy(state: Reading, leader: Person, costs: readonly Payment[]): readonly Payment[] {
  const ways: Payment[] = []
  for (const cost of costs) {
    if (!isPayableBy(state, leader, cost)) continue
    if (cost.food === undefined) ways.push(cost)
    else ways.push(...mealsFor(state, cost.food))
  }
  return ways
}

function mealsFor({ available }: Reading, food: number): readonly Payment[] {
  const meals: Payment[] = []
  for (let nonperishable = 0; nonperishable <= food; nonperishable++) {
    if (food - nonperishable <= available.food && nonperishable <= available.nonperishable)
      meals.push(payment({ food: food - nonperishable, nonperishable }))
  }
  return meals
}

/** RC-ABIL-CARP-01 to RC-ABIL-CARP-03: the Carpenter has the tokens now, and may use them. */
function isEconomical({ people, limits }: Reading): boolean {
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
const plannedSpots = ({ plan }: Reading): readonly Spot[] => plan.map(({ target }) => spotOf(target))

function isPlanned({ attempted }: Reading, planned: readonly Spot[], { id }: Plannable): boolean {
  for (const spot of planned) if (spot === id) return true
  return attempted.length > 0 && attempted.includes(id)
}

const isBuilt = ({ items }: Reading, item: InventionId): boolean => items.includes(item)

function areBuilt({ items }: Reading, needed: readonly InventionId[]): boolean {
  for (const item of needed) if (!items.includes(item)) return false
  return true
}

function areExplored(terrains: Terrains, needed: readonly Terrain[]): boolean {
  for (const terrain of needed) if (!terrains[terrain]) return false
  return true
}

/** The Threat Actions of a card on one of the spaces. RC-THR-09: wreckage has two. */
function threatsOf(game: OfEdition, card: ThreatId, side: Side): readonly Plannable[] {
  if (!isEvent(card)) {
    const on = { kind: 'threat', side } as const
    return ([1, 2] as const).map((pawns) => base('threat', { ...on, pawns }, pawns, false, card))
  }
  const { pawns, pay = FREE, twoCharacters } = eventOf(game, card).threat
  const both: Partial<Needs> = twoCharacters === undefined ? {} : { twoCharacters }
  return [withNeeds(base('threat', { kind: 'threat', side }, pawns, false, card), { costs: pay, ...both })]
}

type OnSide = { readonly [S in Side]: readonly Plannable[] }

function allThreats(edition: EditionId): ReadonlyMap<ThreatId, OnSide> {
  const game = { edition }
  return new Map(
    [...editionOf(game).eventIds, ...WRECKAGE_IDS].map((card): [ThreatId, OnSide] => [
      card,
      { left: threatsOf(game, card, 'left'), right: threatsOf(game, card, 'right') },
    ]),
  )
}

const THREATS: { readonly [E in EditionId]: ReadonlyMap<ThreatId, OnSide> } = {
  first: allThreats('first'),
  second: allThreats('second'),
}

/** RC-THR-01, RC-THR-02, RC-THR-06, RC-THR-08, RC-THR-09 */
function threats(state: Reading, add: Add): void {
  for (const side of ['left', 'right'] as const) {
    const card = state.threats[side]
    if (card === undefined) continue
    const { items = NO_ITEMS, weapons = 0, orItem } = isEvent(card) ? eventOf(state, card).threat : NO_NEEDS
    // RC-TERM-25: the level itself, not a temporary one.
    if (state.levels.weapons < weapons || !areBuilt(state, items)) continue
    const free = orItem !== undefined && isBuilt(state, orItem)
    for (const target of THREATS[state.edition].get(card)?.[side] ?? [])
      add(free ? withNeeds(target, { costs: FREE }) : target)
  }
}

const NO_ITEMS: readonly InventionId[] = []
const NO_NEEDS: Partial<EventCard['threat']> = {}

const building = (name: Building): Plannable => base('build', { kind: 'building', building: name }, 1, true)

const WEAPONS = withNeeds(building('weapons'), { costs: [{ wood: WEAPON_COST_WOOD }] })

/** What it takes to build each Invention, for anybody and for its own character. RC-CHAR-15, RC-CHAR-19 */
const INVENTIONS = new Map(ALL_INVENTIONS.map((id) => [id, inventionTargets(id)]))

function inventionTargets(id: InventionId): {
  readonly terrains: Invention['terrains']
  readonly items: Invention['items']
  readonly character: Invention['character']
  readonly site: Invention['site']
  /** Printed on a scenario sheet, which may forbid it. */
  readonly ofSheet: boolean
  readonly any: Plannable
  readonly own: Plannable
  /** On each tile, as if it were next to the camp. */
  readonly sites: ReadonlyMap<Space, Plannable>
} {
  const needed = inventionOf(id)
  const { kind, terrains, items, character, repeatable, site } = needed
  const costs = costsOf(needed)
  const any = withNeeds(base('build', { kind: 'invention', invention: id }, 1, true), {
    costs,
    once: repeatable !== true,
  })
  return {
    terrains,
    items,
    character,
    site,
    ofSheet: kind === 'sheet',
    any,
    own: character === undefined ? any : withNeeds(any, { onlyLeader: character }),
    sites: new Map(
      (site === undefined ? [] : SPACES).map((space) => [
        space,
        withNeeds(base('build', { kind: 'invention', invention: id, space }, 1, true), { costs, once: true }),
      ]),
    ),
  }
}

function costsOf({ wood = 0, fur = 0, food = 0, woodOrFur }: Invention): readonly Payment[] {
  if (woodOrFur !== undefined) return [{ wood: woodOrFur }, { fur: woodOrFur }]
  if (food > 0) return [{ food }]
  return wood + fur > 0 ? [{ wood, fur }] : FREE
}

type Buildings = { readonly [B in 'shelter' | 'roof' | 'palisade']: Plannable }

/** Shelter, Roof and Palisade, by the scenario and the number of players. RC-BUILD-05, RC-BUILD-06, RC-BUILD-08 */
const BUILDINGS = new Map(SCENARIO_IDS.map((scenario) => [scenario, new Map<number, Buildings>()]))

function buildingsFor({ scenario, players }: Pick<Reading, 'scenario' | 'players'>): Buildings {
  const known = BUILDINGS.get(scenario)?.get(players.length)
  if (known !== undefined) return known
  const cost = BUILDING_COSTS[players.length] ?? { wood: 0, fur: 0 }
  const costs = scenarioOf({ scenario }).buildingCosts?.(cost) ?? [{ wood: cost.wood }, { fur: cost.fur }]
  const buildings = {
    shelter: withNeeds(building('shelter'), { costs, once: true }),
    roof: withNeeds(building('roof'), { costs }),
    palisade: withNeeds(building('palisade'), { costs }),
  }
  BUILDINGS.get(scenario)?.set(players.length, buildings)
  return buildings
}

function builds(state: Reading, steps: Steps, add: Add): void {
  const buildings = buildingsFor(state)
  add(WEAPONS)
  // RC-BUILD-09
  if (!state.shelterBuilt) add(buildings.shelter)
  // RC-BUILD-13
  if (hasShelter(state) && !isShelterNew(state)) {
    add(buildings.roof)
    add(buildings.palisade)
  }
  const terrains = exploredTerrains(state)
  for (const id of state.inventions) invention(state, steps, terrains, id, add)
  // RC-ITEM-12, RC-ITEM-18
  for (const { item, rebuilt } of state.flipped) if (!rebuilt) invention(state, steps, terrains, item, add)
}

/** RC-CARD-FASTWORK-03: a natural shelter is never new. */
export function isShelterNew(state: Pick<Reading, 'island' | 'camp' | 'shelterNew'>): boolean {
  const tile = state.island[state.camp]
  return state.shelterNew && !(tile !== undefined && TILES[tile.tile].naturalShelter)
}

function invention(state: Reading, steps: Steps, terrains: Terrains, id: InventionId, add: Add): void {
  const known = INVENTIONS.get(id)
  if (known === undefined) return
  const { terrains: needed, items, character, site } = known
  if (needed !== undefined && !areExplored(terrains, needed)) return
  if (items !== undefined && !areBuilt(state, items)) return
  if (known.ofSheet && scenarioOf(state).mayBuild?.(state, id) === false) return
  if (site !== undefined) {
    for (const space of sitesFor(state, steps, site)) {
      const near = known.sites.get(space)
      if (near !== undefined) add(withPawns(near, pawnsFor(steps[space] ?? 0) - 1))
    }
    return
  }
  add(character !== undefined && state.players.includes(character) ? known.own : known.any)
}

/** How many pawns a place needs for its distance: the camp's own tile is as near as the next. RC-EXPL-03 */
const pawnsFor = (steps: number): number => Math.max(1, steps)

/** RC-SCN2-05 to RC-SCN2-07, RC-SCN7-16, RC-SCN7-17: tiles that can be reached and have none yet. */
function sitesFor(state: Reading, steps: Steps, { marker, atTotem, reach }: Site): readonly Space[] {
  return SPACES.filter((space) => {
    const lying = state.island[space]
    const away = steps[space]
    if (lying === undefined || lying.inaccessible || away === undefined) return false
    if (reach !== undefined && away > reach) return false
    if (atTotem === true && !TILES[lying.tile].totem) return false
    return !hasMarker(state, marker, space)
  })
}

type Terrains = { readonly [T in Terrain]: boolean }

/** RC-ITEM-03, RC-TERM-17, RC-TERM-18: those that some tile shows uncovered. */
export function exploredTerrains(state: Visible): Terrains {
  const terrains = { beach: false, hills: false, mountains: false, plains: false, river: false }
  const { hidesTerrain } = scenarioOf(state)
  for (const space of SPACES) {
    const lying = state.island[space]
    if (lying === undefined || lying.inaccessible || lying.terrainCovered) continue
    if (hidesTerrain?.(state, space) === true) continue
    terrains[TILES[lying.tile].terrain] = true
  }
  return terrains
}

/** Each source and each space, as if they were next to the camp. */
const GATHERS = new Map(
  SPACES.map((space) => [
    space,
    new Map(
      SOURCES.map((source) => [
        source,
        withNeeds(base('gather', { kind: 'source', space, source }, 1, true), { yields: 1 }),
      ]),
    ),
  ]),
)
const EXPLORATIONS = new Map(SPACES.map((space) => [space, base('explore', { kind: 'space', space }, 1, true)]))

const AT_DISTANCE = new WeakMap<Plannable, Plannable[]>()

/** The same at a distance, or with a token. */
function atDistance(near: Plannable, pawns: number, yields: number | undefined): Plannable {
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

/** RC-GATHER-01 to RC-GATHER-03, RC-GATHER-06 to RC-GATHER-09, RC-ED-04 */
function gathers(state: Reading, spaces: Reach['spaces'], add: Add): void {
  const { reach } = editionOf(state)
  for (const { space, away: pawns } of spaces) {
    if (space === state.camp || pawns > reach || state.island[space] === undefined) continue
    for (const source of yieldingSources(state, space)) {
      if (space === state.shortcut && source === state.shortcutSource) continue
      const near = GATHERS.get(space)?.get(source)
      if (near === undefined) continue
      const yields = yieldOf(state, space, source)
      add(pawns === 1 && yields === 1 ? near : atDistance(near, pawns, yields))
    }
  }
}

/** RC-EXPL-01 to RC-EXPL-03, RC-EXPL-06, RC-EXPL-07, RC-CARD-TREASUREMAP-01, RC-ED-04 */
function explorations(state: Reading, spaces: Reach['spaces'], add: Add): void {
  const { reach } = editionOf(state)
  for (const { space, away: pawns } of spaces) {
    if (pawns > reach || state.island[space] !== undefined || state.closed.includes(space)) continue
    const near = EXPLORATIONS.get(space)
    if (near !== undefined) add(pawns === 1 ? near : atDistance(near, pawns, undefined))
  }
  for (const { card } of state.kept) {
    const { exploration } = keptCard(state, card)
    if (exploration === undefined) continue
    add(base('explore', { kind: 'card', card }, exploration.pawns, exploration.dice === true))
  }
}

/** The Actions that only the scenario has. */
function specials(state: Reading, steps: Steps, add: Add): void {
  for (const { name, action, special } of specialActions(state)) {
    const { repeatable } = special
    // RC-ED-04
    const reach = action === 'explore' ? editionOf(state).reach : Number.POSITIVE_INFINITY
    const pawnsTo = (space: Space): number | undefined => {
      const away = steps[space]
      return away === undefined || away > reach ? undefined : pawnsFor(away)
    }
    for (const { space, pawns, notFriday } of special.places(state, pawnsTo)) {
      const at = space === undefined ? undefined : { space }
      const target: Target = { kind: 'special', special: name, ...at }
      add(withNeeds(base(action, target, pawns, action === 'explore'), { notFriday, once: repeatable !== true }))
    }
  }
}
