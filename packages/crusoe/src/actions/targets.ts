// What can be planned: every place where a stack may be put, what it needs, and what it costs. RC-PLAN-07, RC-PLAN-13, RC-PLAN-14.
import { keptCard } from '../cards/decks.ts'
import { EVENTS, isEvent } from '../cards/events.ts'
import type { InventionId } from '../cards/inventions.ts'
import { BUILDING_COSTS, WEAPON_COST_WOOD } from '../components/camp.ts'
import { type Character, ECONOMY } from '../components/characters.ts'
import type { Cost } from '../components/cost.ts'
import { distance, SPACES, type Space } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { huntingCards } from '../hunting.ts'
import { inventionOf } from '../scenarios/inventions.ts'
import { openSources, yieldOf } from '../sources.ts'
import {
  type Action,
  type EffectToken,
  hasShelter,
  isAccessible,
  type Person,
  type Reading,
  type TileSource,
} from '../state.ts'

/** With `economical`, the Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
export type Payment = Cost & { readonly economical?: true }

export interface Target {
  readonly action: Action
  /** `roof`, `A1/wood`, `B2`, `left`: with the Action before it, also where a screen finds it. */
  readonly target: string
  /** The fewest pawns; with dice, one more is certain. RC-DICE-02 */
  readonly pawns: number
  readonly dice: boolean
  /** Ways to pay, one of them is enough; none when it costs nothing. */
  readonly costs: readonly Payment[]
  /** Tokens of the Action space that go with the stack. */
  readonly tokens: readonly EffectToken[]
  /** Only this character may lead. RC-CHAR-15 */
  readonly onlyLeader?: Character
  /** Pawns of two different people. RC-CARD-ARGUMENT-02 */
  readonly twoCharacters?: true
  /** What a success brings. */
  readonly yields?: number
}

/** The places that a stack may be put on now, as far as requirements and costs go. */
export function targets(state: Reading): readonly Target[] {
  return [
    ...threats(state),
    ...hunts(state),
    ...builds(state),
    ...gathers(state),
    ...explorations(state),
    ...alwaysPossible,
  ]
    .map((target) => withEconomy(state, withTokens(state, target)))
    .filter(({ costs }) => isAffordable(state, costs))
}

const alwaysPossible: readonly Target[] = [
  { action: 'arrange', target: 'arrange', pawns: 1, dice: false, costs: [], tokens: [] },
  { action: 'rest', target: 'rest', pawns: 1, dice: false, costs: [], tokens: [] },
]

/** RC-TOK-14 to RC-TOK-22: what tokens ask for on top. Extra pawns of several causes add up (RC-TOK-17, RC-TOK-18). */
function withTokens(state: Reading, target: Target): Target {
  const { action } = target
  const lying: readonly EffectToken[] = action === 'rest' || action === 'threat' ? [] : state.actionTokens[action]
  const slow = lying.includes('timeConsuming') ? 1 : 0
  const slowHere = tokensAt(state, target).includes('timeConsuming') ? 1 : 0
  const woodToken = lying.includes('additionalWood') && usesWood(target)
  const extraWood = (woodToken ? 1 : 0) + (state.costlier.some((building) => building === target.target) ? 1 : 0)
  if (slow + slowHere + extraWood === 0) return target
  return {
    ...target,
    pawns: target.pawns + slow + slowHere,
    costs: target.costs.map((cost) => ((cost.wood ?? 0) > 0 ? { ...cost, wood: (cost.wood ?? 0) + extraWood } : cost)),
    tokens: [...(slow > 0 ? (['timeConsuming'] as const) : []), ...(woodToken ? (['additionalWood'] as const) : [])],
  }
}

const usesWood = ({ action, costs }: Target): boolean => action === 'build' && costs.some(({ wood = 0 }) => wood > 0)

/** RC-CARD-FASTWORK-01, RC-CARD-FASTWORK-02: a Build Action that needs no pawns, so tokens can only make it costlier. */
export function buildsWithoutPawns(state: Reading, leader: Person): readonly Target[] {
  return builds(state)
    .map((target) => {
      const { costs, tokens } = withTokens(state, target)
      return { ...target, costs, tokens: tokens.filter((token) => token === 'additionalWood') }
    })
    .filter(
      ({ costs, onlyLeader }) => isAffordable(state, costs) && (onlyLeader === undefined || onlyLeader === leader),
    )
}

/** RC-TOK-10 to RC-TOK-16: the tokens where an Action takes place, at its tile or space or in camp; a Hunt has no place. */
export function tokensAt(
  state: Reading,
  { action, target }: Pick<Target, 'action' | 'target'>,
): readonly EffectToken[] {
  if (action === 'hunt' || action === 'threat') return NO_TOKENS
  const away = action === 'gather' || action === 'explore'
  const place = away ? SPACES.find((space) => target === space || target.startsWith(`${space}/`)) : state.camp
  return place === undefined ? NO_TOKENS : (state.islandTokens[place] ?? NO_TOKENS)
}

const NO_TOKENS: readonly EffectToken[] = []

function isAffordable(state: Reading, costs: readonly Payment[]): boolean {
  return costs.length === 0 || costs.some((cost) => canPay(state, cost))
}

/** RC-PLAN-15: food of both kinds pays for food. */
function canPay({ available }: Reading, { wood = 0, fur = 0, food = 0 }: Payment): boolean {
  return available.wood >= wood && available.fur >= fur && available.food + available.nonperishable >= food
}

/** The ways that this leader can pay in. Food may be of either kind (RC-NIGHT-13). */
export function payableBy(state: Reading, leader: Person, costs: readonly Payment[]): readonly Payment[] {
  return costs
    .filter((cost) => canPay(state, cost) && (cost.economical !== true || leader === 'carpenter'))
    .flatMap((cost) => (cost.food === undefined ? [cost] : mealsFor(state, cost.food)))
}

function mealsFor({ available }: Reading, food: number): readonly Payment[] {
  return Array.from({ length: food + 1 }, (_, nonperishable) => ({ food: food - nonperishable, nonperishable })).filter(
    (meal) => meal.food <= available.food && meal.nonperishable <= available.nonperishable,
  )
}

/** RC-ABIL-CARP-01 to RC-ABIL-CARP-04: one wood less, for tokens that the Carpenter has now. */
function withEconomy(state: Reading, target: Target): Target {
  const { determination = 0, used = [] } = state.people.carpenter ?? {}
  if (determination < ECONOMY.cost || used.includes(ECONOMY.id)) return target
  if (state.limits.noAbilities.includes('carpenter')) return target
  const cheaper = target.costs.flatMap((cost): readonly Payment[] =>
    (cost.wood ?? 0) > 0 ? [{ ...cost, wood: (cost.wood ?? 0) - 1, economical: true }] : [],
  )
  return cheaper.length === 0 ? target : { ...target, costs: [...target.costs, ...cheaper] }
}

/** Planned, or tried already in this Action Phase. */
const isPlanned = ({ plan, attempted }: Reading, action: Action, target: string): boolean =>
  plan.some((stack) => stack.action === action && stack.target === target) || attempted.includes(`${action}/${target}`)

const isBuilt = ({ items }: Reading, item: InventionId): boolean => items.includes(item)

/** RC-THR-01, RC-THR-02, RC-THR-06, RC-THR-08, RC-THR-09 */
function threats(state: Reading): readonly Target[] {
  return (['left', 'right'] as const).flatMap((side): readonly Target[] => {
    const card = state.threats[side]
    if (card === undefined || state.plan.some(({ action, target }) => action === 'threat' && target.startsWith(side))) {
      return []
    }
    const plain = { action: 'threat', dice: false, costs: [], tokens: [] } as const
    if (!isEvent(card)) {
      return [
        { ...plain, target: `${side}/1`, pawns: 1 },
        { ...plain, target: `${side}/2`, pawns: 2 },
      ]
    }
    const { pawns, items = [], weapons = 0, pay = [], orItem, twoCharacters } = EVENTS[card].threat
    // RC-TERM-25: the level itself, not a temporary one.
    if (state.levels.weapons < weapons || !items.every((item) => isBuilt(state, item))) return []
    const costs = orItem !== undefined && isBuilt(state, orItem) ? [] : pay
    const target: Target = { ...plain, target: side, pawns, costs }
    return [twoCharacters === undefined ? target : { ...target, twoCharacters }]
  })
}

/** RC-HUNT-01, RC-HUNT-02 */
function hunts(state: Reading): readonly Target[] {
  const cards = huntingCards(state).length
  if (cards === 0 || state.plan.filter(({ action }) => action === 'hunt').length >= cards) return []
  return [{ action: 'hunt', target: 'hunt', pawns: 2, dice: false, costs: [], tokens: [] }]
}

function builds(state: Reading): readonly Target[] {
  const build = (target: string, costs: readonly Cost[], onlyLeader?: Character): Target => {
    const found: Target = { action: 'build', target, pawns: 1, dice: true, costs, tokens: [] }
    return onlyLeader === undefined ? found : { ...found, onlyLeader }
  }
  const { wood = 0, fur = 0 } = BUILDING_COSTS[state.players.length] ?? {}
  const inWoodOrFur = [{ wood }, { fur }]
  const found = [build('weapons', [{ wood: WEAPON_COST_WOOD }])]
  // RC-BUILD-09
  if (!state.shelterBuilt && !isPlanned(state, 'build', 'shelter')) found.push(build('shelter', inWoodOrFur))
  // RC-BUILD-13
  if (hasShelter(state) && !isShelterNew(state)) found.push(build('roof', inWoodOrFur), build('palisade', inWoodOrFur))
  for (const id of state.inventions) {
    if (isBuildable(state, id)) found.push(build(id, costsOf(id), onlyBuilder(state, id)))
  }
  // RC-ITEM-12, RC-ITEM-18
  for (const { item, rebuilt } of state.flipped) {
    if (!rebuilt && isBuildable(state, item)) found.push(build(item, costsOf(item), onlyBuilder(state, item)))
  }
  return found
}

/** RC-CARD-FASTWORK-03: a natural shelter is never new. */
function isShelterNew(state: Reading): boolean {
  const tile = state.island[state.camp]
  return state.shelterNew && !(tile !== undefined && TILES[tile.tile].naturalShelter)
}

function isBuildable(state: Reading, id: InventionId): boolean {
  const { terrain, items = [] } = inventionOf(id)
  if (isPlanned(state, 'build', id)) return false
  if (terrain !== undefined && !isExplored(state, terrain)) return false
  return items.every((item) => isBuilt(state, item))
}

function costsOf(id: InventionId): readonly Cost[] {
  const { wood = 0, fur = 0, woodOrFur } = inventionOf(id)
  if (woodOrFur !== undefined) return [{ wood: woodOrFur }, { fur: woodOrFur }]
  return wood + fur > 0 ? [{ wood, fur }] : []
}

/** RC-CHAR-15, RC-CHAR-19 */
function onlyBuilder(state: Reading, id: InventionId): Character | undefined {
  const { character } = inventionOf(id)
  return character !== undefined && state.players.includes(character) ? character : undefined
}

/** RC-ITEM-03, RC-TERM-17, RC-TERM-18 */
function isExplored(state: Reading, terrain: string): boolean {
  return SPACES.some((space) => {
    const lying = state.island[space]
    if (lying === undefined || lying.inaccessible || lying.terrainCovered) return false
    return TILES[lying.tile].terrain === terrain
  })
}

/** RC-GATHER-01 to RC-GATHER-03, RC-GATHER-06 to RC-GATHER-09 */
function gathers(state: Reading): readonly Target[] {
  return SPACES.flatMap((space) => {
    if (space === state.camp || state.island[space] === undefined) return []
    const sources = openSources(state, space)
    const steps = sources.length === 0 ? undefined : stepsTo(state, space)
    if (steps === undefined) return []
    return sources
      .filter((source) => !(space === state.shortcut && source === state.shortcutSource))
      .map(
        (source): Target => ({
          action: 'gather',
          target: `${space}/${source}`,
          pawns: steps,
          dice: true,
          costs: [],
          tokens: [],
          yields: yieldOf(state, space, source),
        }),
      )
      .filter(({ target }) => !isPlanned(state, 'gather', target))
  })
}

/** RC-EXPL-01 to RC-EXPL-03, RC-EXPL-06, RC-EXPL-07, RC-CARD-TREASUREMAP-01 */
function explorations(state: Reading): readonly Target[] {
  const explore = (target: string, pawns: number, dice: boolean): readonly Target[] =>
    isPlanned(state, 'explore', target) ? [] : [{ action: 'explore', target, pawns, dice, costs: [], tokens: [] }]
  const onCards = state.kept.flatMap(({ card }) => {
    const { exploration } = keptCard(card)
    return exploration === undefined ? [] : explore(card, exploration.pawns, false)
  })
  const spaces = SPACES.flatMap((space) => {
    const steps = state.island[space] === undefined ? stepsTo(state, space) : undefined
    return steps === undefined ? [] : explore(space, steps, true)
  })
  return [...spaces, ...onCards]
}

function stepsTo(state: Reading, space: Space): number | undefined {
  return distance(state.camp, space, (crossed) => isAccessible(state, crossed))
}

const SOURCES: readonly TileSource[] = ['bird', 'fish', 'wood', 'flock']

/** The source that a target of Gather names. */
export function sourceNamed(target: string): { readonly space: Space; readonly source: TileSource } {
  const space = SPACES.find((known) => target.startsWith(`${known}/`))
  const source = SOURCES.find((known) => target.endsWith(`/${known}`))
  if (space === undefined || source === undefined) throw new Error(`"${target}" is no source`)
  return { space, source }
}
