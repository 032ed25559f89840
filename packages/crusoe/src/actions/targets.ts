// What can be planned: every place where a stack may be put, what it needs, and what it costs. RC-PLAN-07, RC-PLAN-13, RC-PLAN-14.
import { INVENTIONS, type Invention } from '../cards/inventions.ts'
import { BUILDING_COSTS, WEAPON_COST_WOOD } from '../components/camp.ts'
import { type Character, ECONOMY } from '../components/characters.ts'
import { distance, SPACES, type Space } from '../components/island.ts'
import { type Source, TILES } from '../components/tiles.ts'
import { huntingCards } from '../hunting.ts'
import {
  type Action,
  type EffectToken,
  hasShelter,
  isAccessible,
  type Person,
  type Reading,
  type Resource,
} from '../state.ts'

/** With `economical`, the Carpenter's tokens stand in for 1 wood. RC-ABIL-CARP-02 */
export type Cost = { readonly [R in Resource]?: number } & { readonly economical?: true }

export interface Target {
  readonly action: Action
  /** `build/roof`, `gather/A1/wood`, `explore/B2`: also where a screen finds it. */
  readonly target: string
  /** The fewest pawns; with dice, one more is certain. RC-DICE-02 */
  readonly pawns: number
  readonly dice: boolean
  /** Ways to pay, one of them is enough; none when it costs nothing. */
  readonly costs: readonly Cost[]
  /** Tokens of the Action space that go with the stack. */
  readonly tokens: readonly EffectToken[]
  /** Only this character may lead. RC-CHAR-15 */
  readonly onlyLeader?: Character
}

/** The places that a stack may be put on now, as far as requirements and costs go. */
export function targets(state: Reading): readonly Target[] {
  const found = [...hunts(state), ...builds(state), ...gathers(state), ...explorations(state), ...alwaysPossible]
  return found
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
  const lying: readonly EffectToken[] = action === 'rest' ? [] : state.actionTokens[action]
  const slow = lying.filter((token) => token === 'timeConsuming')
  const usesWood = target.costs.some(({ wood = 0 }) => wood > 0)
  const woodToken = action === 'build' && usesWood ? lying.filter((token) => token === 'additionalWood') : []
  const extraWood = woodToken.length + (state.costlier.some((building) => building === target.target) ? 1 : 0)
  const here = tokensAt(state, target)
  return {
    ...target,
    pawns: target.pawns + slow.length + (here.includes('timeConsuming') ? 1 : 0),
    costs: target.costs.map((cost) => ((cost.wood ?? 0) > 0 ? { ...cost, wood: (cost.wood ?? 0) + extraWood } : cost)),
    tokens: [...slow, ...woodToken],
  }
}

/** RC-TOK-10 to RC-TOK-16: the tokens where an Action takes place, at its tile or space or in camp; a Hunt has no place. */
export function tokensAt(
  state: Reading,
  { action, target }: Pick<Target, 'action' | 'target'>,
): readonly EffectToken[] {
  if (action === 'hunt') return []
  const away = action === 'gather' || action === 'explore'
  const place = SPACES.find((space) =>
    away ? target === space || target.startsWith(`${space}/`) : space === state.camp,
  )
  return place === undefined ? [] : (state.islandTokens[place] ?? [])
}

function isAffordable(state: Reading, costs: readonly Cost[]): boolean {
  return costs.length === 0 || payable(state, costs).length > 0
}

/** RC-PLAN-15: the ways to pay that can be paid. */
function payable({ available }: Reading, costs: readonly Cost[]): readonly Cost[] {
  return costs.filter(({ wood = 0, fur = 0 }) => available.wood >= wood && available.fur >= fur)
}

/** The ways that this leader can pay in. */
export function payableBy(state: Reading, leader: Person, costs: readonly Cost[]): readonly Cost[] {
  return payable(state, costs).filter(({ economical }) => economical !== true || leader === 'carpenter')
}

/** RC-ABIL-CARP-01 to RC-ABIL-CARP-04: one wood less, for tokens that the Carpenter has now. */
function withEconomy(state: Reading, target: Target): Target {
  const { determination = 0, used = [] } = state.people.carpenter ?? {}
  if (determination < ECONOMY.cost || used.includes(ECONOMY.id)) return target
  const cheaper = target.costs.flatMap((cost): readonly Cost[] =>
    (cost.wood ?? 0) > 0 ? [{ ...cost, wood: (cost.wood ?? 0) - 1, economical: true }] : [],
  )
  return { ...target, costs: [...target.costs, ...cheaper] }
}

const isPlanned = ({ plan }: Reading, action: Action, target: string): boolean =>
  plan.some((stack) => stack.action === action && stack.target === target)

/** RC-HUNT-01, RC-HUNT-02 */
function hunts(state: Reading): readonly Target[] {
  const planned = state.plan.filter(({ action }) => action === 'hunt').length
  if (planned >= huntingCards(state).length) return []
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
  if (hasShelter(state) && !state.shelterNew) found.push(build('roof', inWoodOrFur), build('palisade', inWoodOrFur))
  for (const id of state.inventions) {
    const { terrain, items = [], wood: planks = 0, fur: furs = 0, woodOrFur, character }: Invention = INVENTIONS[id]
    if (isPlanned(state, 'build', id)) continue
    if (terrain !== undefined && !isExplored(state, terrain)) continue
    if (!items.every((item) => state.items.some((built) => built === item))) continue
    const costs =
      woodOrFur !== undefined
        ? [{ wood: woodOrFur }, { fur: woodOrFur }]
        : planks + furs > 0
          ? [{ wood: planks, fur: furs }]
          : []
    const own = character !== undefined && state.players.includes(character) ? character : undefined
    found.push(build(id, costs, own))
  }
  return found
}

/** RC-ITEM-03, RC-TERM-17 */
function isExplored(state: Reading, terrain: string): boolean {
  return SPACES.some((space) => {
    const lying = state.island[space]
    return lying !== undefined && !lying.inaccessible && TILES[lying.tile].terrain === terrain
  })
}

/** RC-GATHER-01 to RC-GATHER-03, RC-GATHER-06, RC-GATHER-07, RC-GATHER-09 */
function gathers(state: Reading): readonly Target[] {
  return SPACES.flatMap((space) => {
    const lying = state.island[space]
    const steps = stepsTo(state, space)
    if (lying === undefined || lying.inaccessible || space === state.camp || steps === undefined) return []
    const sources = TILES[lying.tile].sources.filter((source) => !lying.exhausted.includes(source))
    return sources
      .map(
        (source): Target => ({
          action: 'gather',
          target: `${space}/${source}`,
          pawns: steps,
          dice: true,
          costs: [],
          tokens: [],
        }),
      )
      .filter(({ target }) => !isPlanned(state, 'gather', target))
  })
}

/** RC-EXPL-01 to RC-EXPL-03, RC-EXPL-06, RC-EXPL-07 */
function explorations(state: Reading): readonly Target[] {
  return SPACES.flatMap((space): readonly Target[] => {
    const steps = stepsTo(state, space)
    if (state.island[space] !== undefined || steps === undefined || isPlanned(state, 'explore', space)) return []
    return [{ action: 'explore', target: space, pawns: steps, dice: true, costs: [], tokens: [] }]
  })
}

function stepsTo(state: Reading, space: Space): number | undefined {
  return distance(state.camp, space, (crossed) => isAccessible(state, crossed))
}

const SOURCES: readonly Source[] = ['bird', 'fish', 'wood']

/** The source that a target of Gather names. */
export function sourceNamed(target: string): { readonly space: Space; readonly source: Source } {
  const space = SPACES.find((known) => target.startsWith(`${known}/`))
  const source = SOURCES.find((known) => target.endsWith(`/${known}`))
  if (space === undefined || source === undefined) throw new Error(`"${target}" is no source`)
  return { space, source }
}
