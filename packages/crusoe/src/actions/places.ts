// Every place where a stack may be put, as far as requirements go. RC-PLAN-07, RC-PLAN-13.

import { keptCard } from '../cards/edition-cards.ts'
import { SPACES, type Space } from '../components/island.ts'
import { editionOf } from '../editions.ts'
import { huntingCount } from '../hunting.ts'
import { producingTokens } from '../memory.ts'
import { specialActions } from '../scenarios/index.ts'
import { yieldingSources, yieldOf } from '../sources.ts'
import { ACTION_SPACES, type CrusoeState, type EffectToken, type TileSource } from '../state.ts'
import type { Target } from '../target.ts'
import { builds } from './buildable.ts'
import { atDistance, base, type Plannable, withNeeds } from './plannable.ts'
import { pawnsFor, type Reach, reachIn, type Steps } from './reach.ts'
import { threats } from './threat-actions.ts'

const SOURCES: readonly TileSource[] = ['bird', 'fish', 'wood', 'flock']

const ARRANGE = base('arrange', { kind: 'arrange' }, 1, false)

const REST = base('rest', { kind: 'rest' }, 1, false)

const HUNT = base('hunt', { kind: 'hunt' }, 2, false)

/** The places that a stack could be put on, as far as requirements go; planning changes nothing about them. */
export interface Places {
  readonly all: readonly Plannable[]
  /** Tokens may ask for more. Planning never brings one: what is given back was taken away by a stack. */
  readonly tokens: boolean
}

export function places(state: CrusoeState): Places {
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

/** Whether any token asks for more, even one taken along by a stack: most tokens do not. */
function hasTokens({ actionTokens, islandTokens, surcharges, plan }: CrusoeState): boolean {
  if (surcharges.length > 0) return true
  for (const { tokens } of plan) if (tokens.some(asksForMore)) return true
  for (const space of ACTION_SPACES) if (actionTokens[space].some(asksForMore)) return true
  for (const space of SPACES) if (islandTokens[space]?.some(asksForMore) === true) return true
  return false
}

const asksForMore = (token: EffectToken): boolean => token === 'timeConsuming' || token === 'additionalWood'

export type Add = (target: Plannable) => void

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

/** RC-GATHER-01 to RC-GATHER-03, RC-GATHER-06 to RC-GATHER-09, RC-ED-04 */
function gathers(state: CrusoeState, spaces: Reach['spaces'], add: Add): void {
  const { reach } = editionOf(state)
  const used = producingTokens(state).filter((token) => token.used?.round === state.round)
  for (const { space, away: pawns } of spaces) {
    if (space === state.camp || pawns > reach || state.island[space] === undefined) continue
    for (const source of yieldingSources(state, space)) {
      if (used.some((token) => token.space === space && token.used?.source === source)) continue
      const near = GATHERS.get(space)?.get(source)
      if (near === undefined) continue
      const yields = yieldOf(state, space, source)
      add(pawns === 1 && yields === 1 ? near : atDistance(near, pawns, yields))
    }
  }
}

/** RC-EXPL-01 to RC-EXPL-03, RC-EXPL-06, RC-EXPL-07, RC-CARD-TREASUREMAP-01, RC-ED-04 */
function explorations(state: CrusoeState, spaces: Reach['spaces'], add: Add): void {
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
function specials(state: CrusoeState, steps: Steps, add: Add): void {
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
