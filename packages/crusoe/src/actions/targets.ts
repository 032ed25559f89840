// What can be planned: every place where a stack may be put, what it needs, and what it costs. RC-PLAN-07, RC-PLAN-13, RC-PLAN-14.
import type { Choice, Odds } from '@landfall/kernel'
import { keptCard, type ThreatId } from '../cards/decks.ts'
import { EVENT_IDS, EVENTS, type EventCard, isEvent } from '../cards/events.ts'
import type { Invention, InventionId } from '../cards/inventions.ts'
import { WRECKAGE_IDS } from '../cards/wreckage.ts'
import { BUILDING_COSTS, WEAPON_COST_WOOD } from '../components/camp.ts'
import { type Character, ECONOMY } from '../components/characters.ts'
import type { Cost } from '../components/cost.ts'
import { oddsOf } from '../components/dice.ts'
import { SPACES, type Space, stepsFrom } from '../components/island.ts'
import { type Terrain, TILES } from '../components/tiles.ts'
import { huntingCount } from '../hunting.ts'
import { ALL_INVENTIONS, inventionOf } from '../scenarios/inventions.ts'
import { openSources, yieldOf } from '../sources.ts'
import {
  ACTION_SPACES,
  type Action,
  type EffectToken,
  hasShelter,
  isAccessible,
  type Person,
  type Reading,
  type TileSource,
} from '../state.ts'
import type { Crusoe } from '../types.ts'

/** With `economical`, the Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
export type Payment = Cost & { readonly economical?: true }

export interface Target {
  /** `build/roof`, `gather/A1/wood`, `hunt` */
  readonly id: string
  readonly action: Action
  /** `roof`, `A1/wood`, `B2`, `left` */
  readonly target: string
  /** The fewest pawns; with dice, one more is certain. RC-DICE-02 */
  readonly pawns: number
  readonly dice: boolean
  /** Ways to pay, one of them is enough; none when it costs nothing. */
  readonly costs: readonly Payment[]
  /** Tokens of the Action space that go with the stack. */
  readonly tokens: readonly EffectToken[]
  /** Only this character may lead. RC-CHAR-15 */
  readonly onlyLeader: Character | undefined
  /** Pawns of two different people. RC-CARD-ARGUMENT-02 */
  readonly twoCharacters: true | undefined
  /** The card whose Threat Action it is. */
  readonly card: ThreatId | undefined
  /** Can be done once in an Action Phase. */
  readonly once: boolean
  /** What a success brings. */
  readonly yields: number | undefined
  /** As it is offered: with what the dice say to its fewest pawns. */
  readonly choice: Choice<Crusoe['clause']>
}

const SOURCES: readonly TileSource[] = ['bird', 'fish', 'wood', 'flock']

const FREE: readonly Payment[] = []
const NO_TOKENS: readonly EffectToken[] = []

const ODDS: { readonly [A in Action]?: Odds } = {
  build: oddsOf('build'),
  gather: oddsOf('gather'),
  explore: oddsOf('explore'),
}

/** A target that asks for nothing special; a Threat Action is found on its card. */
function plain(action: Action, target: string, pawns: number, dice: boolean, card?: ThreatId): Target {
  const id = action === target ? action : `${action}/${target}`
  const at = card ?? id
  const odds = dice ? ODDS[action] : undefined
  return offered({
    id,
    action,
    target,
    pawns,
    dice,
    costs: FREE,
    tokens: NO_TOKENS,
    onlyLeader: undefined,
    twoCharacters: undefined,
    card,
    once: action === 'gather' || action === 'explore',
    yields: undefined,
    choice: odds === undefined ? { id, at } : { id, at, odds },
  })
}

/** The same target, its choice saying what it takes: pawns, and what must be paid. */
function offered(target: Target): Target {
  const { pawns, costs, choice } = target
  const taken = costs.length === 0 ? [{ pawns }] : costs.map((cost) => ({ pawns, ...amounts(cost) }))
  return { ...target, choice: { ...choice, costs: taken } }
}

/** What is paid, without what is not. The Carpenter's savings cost tokens. */
function amounts({ economical, ...cost }: Payment): { readonly [what: string]: number } {
  const paid: { [what: string]: number } = {}
  for (const [what, amount] of Object.entries(cost)) if (amount > 0) paid[what] = amount
  if (economical === true) paid['determination'] = ECONOMY.cost
  return paid
}

const ARRANGE = plain('arrange', 'arrange', 1, false)
const REST = plain('rest', 'rest', 1, false)
const HUNT = plain('hunt', 'hunt', 2, false)

/** The places that a stack could be put on, as far as requirements go; planning changes nothing about them. */
export function places(state: Reading): readonly Target[] {
  const found: Target[] = []
  const add = (target: Target): void => {
    found.push(target)
  }
  const steps = stepsIn(state)
  threats(state, add)
  if (huntingCount(state) > 0) add(HUNT)
  builds(state, add)
  gathers(state, steps, add)
  explorations(state, steps, add)
  add(ARRANGE)
  add(REST)
  return found
}

/** Those that a stack may be put on now: not taken, and affordable. */
export function targets(state: Reading, among: readonly Target[]): readonly Target[] {
  const found: Target[] = []
  const economy = isEconomical(state)
  const tokens = hasTokens(state)
  for (const target of among) {
    if (isTaken(state, target)) continue
    const asked = tokens ? withTokens(state, target) : target
    const priced = economy && asked.costs.length > 0 ? withEconomy(asked) : asked
    if (isAffordable(state, priced.costs)) found.push(priced)
  }
  return found
}

/** Whether what is planned, or was tried already in this Action Phase, leaves no room for another stack. */
function isTaken(state: Reading, target: Target): boolean {
  switch (target.action) {
    case 'threat':
      return state.plan.some(({ card }) => card === target.card)
    case 'hunt':
      return state.plan.filter(({ action }) => action === 'hunt').length >= huntingCount(state)
    default:
      return target.once && isPlanned(state, target)
  }
}

/** Whether any token asks for more: most of those that lie about do not. */
function hasTokens({ actionTokens, islandTokens, costlier }: Reading): boolean {
  if (costlier.length > 0) return true
  for (const space of ACTION_SPACES) if (actionTokens[space].some(asksForMore)) return true
  for (const space of SPACES) if (islandTokens[space]?.some(asksForMore) === true) return true
  return false
}

const asksForMore = (token: EffectToken): boolean => token === 'timeConsuming' || token === 'additionalWood'

const STEPS = new Map<number, Steps>()

/** How far everything is from the camp. There are few islands that differ in this, so each is measured once. */
function stepsIn(state: Reading): Steps {
  let key = SPACES.indexOf(state.camp)
  for (const space of SPACES) key = 2 * key + (isAccessible(state, space) ? 1 : 0)
  const known = STEPS.get(key)
  if (known !== undefined) return known
  const steps = stepsFrom(state.camp, (space) => isAccessible(state, space))
  STEPS.set(key, steps)
  return steps
}

type Add = (target: Target) => void
type Steps = { readonly [S in Space]?: number }

/** RC-TOK-14 to RC-TOK-22: what tokens ask for on top. Extra pawns of several causes add up (RC-TOK-17, RC-TOK-18). */
function withTokens(state: Reading, target: Target): Target {
  const { action, costs } = target
  const lying = action === 'rest' || action === 'threat' ? NO_TOKENS : state.actionTokens[action]
  const slow = lying.includes('timeConsuming') ? 1 : 0
  const slowHere = tokensAt(state, target).includes('timeConsuming') ? 1 : 0
  const woodToken = action === 'build' && lying.includes('additionalWood') && costs.some(({ wood = 0 }) => wood > 0)
  const dearer = state.costlier.length > 0 && state.costlier.some((building) => building === target.target)
  const extraWood = (woodToken ? 1 : 0) + (dearer ? 1 : 0)
  if (slow + slowHere + extraWood === 0) return target
  return offered({
    ...target,
    pawns: target.pawns + slow + slowHere,
    costs: costs.map((cost) => ((cost.wood ?? 0) > 0 ? { ...cost, wood: (cost.wood ?? 0) + extraWood } : cost)),
    tokens: [...(slow > 0 ? (['timeConsuming'] as const) : []), ...(woodToken ? (['additionalWood'] as const) : [])],
  })
}

/** RC-CARD-FASTWORK-01, RC-CARD-FASTWORK-02: a Build Action that needs no pawns, so tokens can only make it costlier. */
export function buildsWithoutPawns(state: Reading, leader: Person): readonly Target[] {
  const found: Target[] = []
  builds(state, (target) => {
    if (isTaken(state, target)) return
    const { costs, tokens } = withTokens(state, target)
    const { onlyLeader } = target
    if (!isAffordable(state, costs) || (onlyLeader !== undefined && onlyLeader !== leader)) return
    found.push({ ...target, costs, tokens: tokens.filter((token) => token === 'additionalWood') })
  })
  return found
}

/** Where a target of Gather or Explore lies. */
const PLACES = new Map(
  SPACES.flatMap((space): [string, Space][] => [
    [space, space],
    ...SOURCES.map((source): [string, Space] => [`${space}/${source}`, space]),
  ]),
)

/** RC-TOK-10 to RC-TOK-16: the tokens where an Action takes place, at its tile or space or in camp; a Hunt has no place. */
export function tokensAt(
  state: Reading,
  { action, target }: Pick<Target, 'action' | 'target'>,
): readonly EffectToken[] {
  if (action === 'hunt' || action === 'threat') return NO_TOKENS
  const away = action === 'gather' || action === 'explore'
  const place = away ? PLACES.get(target) : state.camp
  return place === undefined ? NO_TOKENS : (state.islandTokens[place] ?? NO_TOKENS)
}

function isAffordable(state: Reading, costs: readonly Payment[]): boolean {
  return costs.length === 0 || costs.some((cost) => canPay(state, cost))
}

/** RC-PLAN-15: food of both kinds pays for food. */
function canPay({ available }: Reading, { wood = 0, fur = 0, food = 0 }: Payment): boolean {
  return available.wood >= wood && available.fur >= fur && available.food + available.nonperishable >= food
}

/** Only the Carpenter can save wood. */
const isPayableBy = (state: Reading, leader: Person, cost: Payment): boolean =>
  canPay(state, cost) && (cost.economical !== true || leader === 'carpenter')

export function canAfford(state: Reading, leader: Person, { costs }: Target): boolean {
  return costs.length === 0 || costs.some((cost) => isPayableBy(state, leader, cost))
}

/** The ways that this leader can pay in. Food may be of either kind (RC-NIGHT-13). */
export function payableBy(state: Reading, leader: Person, costs: readonly Payment[]): readonly Payment[] {
  return costs
    .filter((cost) => isPayableBy(state, leader, cost))
    .flatMap((cost) => (cost.food === undefined ? [cost] : mealsFor(state, cost.food)))
}

function mealsFor({ available }: Reading, food: number): readonly Payment[] {
  return Array.from({ length: food + 1 }, (_, nonperishable) => ({ food: food - nonperishable, nonperishable })).filter(
    (meal) => meal.food <= available.food && meal.nonperishable <= available.nonperishable,
  )
}

/** RC-ABIL-CARP-01 to RC-ABIL-CARP-03: the Carpenter has the tokens now, and may use them. */
function isEconomical({ people, limits }: Reading): boolean {
  const { carpenter } = people
  if (carpenter === undefined || carpenter.determination < ECONOMY.cost) return false
  return !carpenter.used.includes(ECONOMY.id) && !limits.noAbilities.includes('carpenter')
}

const ECONOMICAL = new WeakMap<Target, Target>()

/** RC-ABIL-CARP-04: one wood less. */
function withEconomy(target: Target): Target {
  const known = ECONOMICAL.get(target)
  if (known !== undefined) return known
  const cheaper = target.costs.flatMap((cost): readonly Payment[] =>
    (cost.wood ?? 0) > 0 ? [{ ...cost, wood: (cost.wood ?? 0) - 1, economical: true }] : [],
  )
  const priced = cheaper.length === 0 ? target : offered({ ...target, costs: [...target.costs, ...cheaper] })
  ECONOMICAL.set(target, priced)
  return priced
}

function isPlanned({ plan, attempted }: Reading, { id, action, target }: Target): boolean {
  for (const stack of plan) if (stack.action === action && stack.target === target) return true
  return attempted.length > 0 && attempted.includes(id)
}

const isBuilt = ({ items }: Reading, item: InventionId): boolean => items.includes(item)

/** The Threat Actions of a card on one of the spaces. RC-THR-09: wreckage has two. */
function threatsOf(card: ThreatId, side: 'left' | 'right'): readonly Target[] {
  if (!isEvent(card)) {
    return [plain('threat', `${side}/1`, 1, false, card), plain('threat', `${side}/2`, 2, false, card)]
  }
  const { pawns, pay = FREE, twoCharacters } = EVENTS[card].threat
  return [offered({ ...plain('threat', side, pawns, false, card), costs: pay, twoCharacters })]
}

const THREATS = new Map(
  [...EVENT_IDS, ...WRECKAGE_IDS].map((card) => [
    card,
    { left: threatsOf(card, 'left'), right: threatsOf(card, 'right') },
  ]),
)

/** RC-THR-01, RC-THR-02, RC-THR-06, RC-THR-08, RC-THR-09 */
function threats(state: Reading, add: Add): void {
  for (const side of ['left', 'right'] as const) {
    const card = state.threats[side]
    if (card === undefined) continue
    const { items = NO_ITEMS, weapons = 0, orItem } = isEvent(card) ? EVENTS[card].threat : NO_NEEDS
    // RC-TERM-25: the level itself, not a temporary one.
    if (state.levels.weapons < weapons || !items.every((item) => isBuilt(state, item))) continue
    const free = orItem !== undefined && isBuilt(state, orItem)
    for (const target of THREATS.get(card)?.[side] ?? []) add(free ? offered({ ...target, costs: FREE }) : target)
  }
}

const NO_ITEMS: readonly InventionId[] = []
const NO_NEEDS: Partial<EventCard['threat']> = {}

const WEAPONS = offered({ ...plain('build', 'weapons', 1, true), costs: [{ wood: WEAPON_COST_WOOD }] })

/** What it takes to build each Invention, for anybody and for its own character. RC-CHAR-15, RC-CHAR-19 */
const INVENTIONS = new Map(ALL_INVENTIONS.map((id) => [id, inventionTargets(id)]))

function inventionTargets(id: InventionId): {
  readonly invention: Invention
  readonly any: Target
  readonly own: Target
} {
  const needed = inventionOf(id)
  const { wood = 0, fur = 0, woodOrFur, character } = needed
  const costs =
    woodOrFur !== undefined ? [{ wood: woodOrFur }, { fur: woodOrFur }] : wood + fur > 0 ? [{ wood, fur }] : FREE
  const any = offered({ ...plain('build', id, 1, true), costs, once: true })
  return { invention: needed, any, own: character === undefined ? any : { ...any, onlyLeader: character } }
}

/** Shelter, Roof and Palisade, by the number of players. RC-BUILD-05, RC-BUILD-06, RC-BUILD-08 */
const BUILDINGS: readonly { readonly [B in 'shelter' | 'roof' | 'palisade']: Target }[] = [1, 2, 3, 4].map(
  (players) => {
    const { wood = 0, fur = 0 } = BUILDING_COSTS[players] ?? {}
    const costs = [{ wood }, { fur }]
    return {
      shelter: offered({ ...plain('build', 'shelter', 1, true), costs, once: true }),
      roof: offered({ ...plain('build', 'roof', 1, true), costs }),
      palisade: offered({ ...plain('build', 'palisade', 1, true), costs }),
    }
  },
)

function builds(state: Reading, add: Add): void {
  const buildings = BUILDINGS[state.players.length - 1]
  add(WEAPONS)
  // RC-BUILD-09
  if (buildings !== undefined && !state.shelterBuilt) add(buildings.shelter)
  // RC-BUILD-13
  if (buildings !== undefined && hasShelter(state) && !isShelterNew(state)) {
    add(buildings.roof)
    add(buildings.palisade)
  }
  const terrains = exploredTerrains(state)
  for (const id of state.inventions) invention(state, terrains, id, add)
  // RC-ITEM-12, RC-ITEM-18
  for (const { item, rebuilt } of state.flipped) if (!rebuilt) invention(state, terrains, item, add)
}

/** RC-CARD-FASTWORK-03: a natural shelter is never new. */
export function isShelterNew(state: Pick<Reading, 'island' | 'camp' | 'shelterNew'>): boolean {
  const tile = state.island[state.camp]
  return state.shelterNew && !(tile !== undefined && TILES[tile.tile].naturalShelter)
}

function invention(state: Reading, terrains: Terrains, id: InventionId, add: Add): void {
  const known = INVENTIONS.get(id)
  if (known === undefined) return
  const { terrain, items, character } = known.invention
  if (terrain !== undefined && terrains[terrain] !== true) return
  if (items !== undefined && !items.every((item) => isBuilt(state, item))) return
  add(character !== undefined && state.players.includes(character) ? known.own : known.any)
}

type Terrains = { readonly [T in Terrain]?: true }

/** RC-ITEM-03, RC-TERM-17, RC-TERM-18: those that some tile shows uncovered. */
export function exploredTerrains({ island }: Pick<Reading, 'island'>): Terrains {
  const terrains: { [T in Terrain]?: true } = {}
  for (const space of SPACES) {
    const lying = island[space]
    if (lying === undefined || lying.inaccessible || lying.terrainCovered) continue
    terrains[TILES[lying.tile].terrain] = true
  }
  return terrains
}

/** Each source and each space, as if they were next to the camp. */
const GATHERS = new Map(
  SPACES.map((space) => [
    space,
    new Map(SOURCES.map((source) => [source, { ...plain('gather', `${space}/${source}`, 1, true), yields: 1 }])),
  ]),
)
const EXPLORATIONS = new Map(SPACES.map((space) => [space, plain('explore', space, 1, true)]))

const FARTHER = new WeakMap<Target, Target[]>()

/** The same at a distance, or with a token. */
function farther(near: Target, pawns: number, yields: number | undefined): Target {
  let known = FARTHER.get(near)
  if (known === undefined) {
    known = []
    FARTHER.set(near, known)
  }
  for (const target of known) if (target.pawns === pawns && target.yields === yields) return target
  const target = offered({ ...near, pawns, yields })
  known.push(target)
  return target
}

/** RC-GATHER-01 to RC-GATHER-03, RC-GATHER-06 to RC-GATHER-09 */
function gathers(state: Reading, steps: Steps, add: Add): void {
  for (const space of SPACES) {
    const pawns = steps[space]
    if (space === state.camp || state.island[space] === undefined || pawns === undefined) continue
    for (const source of openSources(state, space)) {
      if (space === state.shortcut && source === state.shortcutSource) continue
      const near = GATHERS.get(space)?.get(source)
      if (near === undefined) continue
      const yields = yieldOf(state, space, source)
      add(pawns === 1 && yields === 1 ? near : farther(near, pawns, yields))
    }
  }
}

/** RC-EXPL-01 to RC-EXPL-03, RC-EXPL-06, RC-EXPL-07, RC-CARD-TREASUREMAP-01 */
function explorations(state: Reading, steps: Steps, add: Add): void {
  for (const space of SPACES) {
    const pawns = steps[space]
    if (state.island[space] !== undefined || pawns === undefined) continue
    const near = EXPLORATIONS.get(space)
    if (near !== undefined) add(pawns === 1 ? near : farther(near, pawns, undefined))
  }
  for (const { card } of state.kept) {
    const { exploration } = keptCard(card)
    if (exploration === undefined) continue
    add(plain('explore', card, exploration.pawns, false))
  }
}

/** The source that a target of Gather names. */
export function sourceNamed(target: string): { readonly space: Space; readonly source: TileSource } {
  const space = PLACES.get(target)
  const source = SOURCES.find((known) => target.endsWith(`/${known}`))
  if (space === undefined || source === undefined) throw new Error(`"${target}" is no source`)
  return { space, source }
}
