// All scenarios, by their ids.
import type { DiscoveryId } from '../cards/discoveries.ts'
import type { Kept } from '../cards/use.ts'
import type { Target } from '../target.ts'
import { cannibalIsland } from './cannibal-island/rules.ts'
import { castaways } from './castaways/rules.ts'
import { cursedIsland } from './cursed-island/rules.ts'
import { familyRobinson } from './family-robinson/rules.ts'
import { jenny } from './jenny/rules.ts'
import { kingKong } from './king-kong/rules.ts'
import {
  type Scenario,
  type ScenarioId,
  SPECIAL_ACTIONS,
  type SpecialAction,
  type SpecialName,
  type Visible,
} from './scenario.ts'
import { tokenOf } from './sheets.ts'
import { volcanoIsland } from './volcano-island/rules.ts'

export type { ScenarioId } from './scenario.ts'

const SCENARIOS: { readonly [S in ScenarioId]: Scenario } = {
  castaways,
  'cursed-island': cursedIsland,
  jenny,
  'volcano-island': volcanoIsland,
  'cannibal-island': cannibalIsland,
  'family-robinson': familyRobinson,
  'king-kong': kingKong,
}

export function scenarioOf({ scenario }: { readonly scenario: ScenarioId }): Scenario {
  return SCENARIOS[scenario]
}

/** The Action of the scenario that a stack is for, if it is for one. */
export function specialAction(state: { readonly scenario: ScenarioId }, target: Target): SpecialAction | undefined {
  return target.kind === 'special' ? scenarioOf(state).special?.[target.special] : undefined
}

interface NamedSpecial {
  readonly name: SpecialName
  readonly action: (typeof SPECIAL_ACTIONS)[SpecialName]
  readonly special: SpecialAction
}

const isSpecialName = (name: string): name is SpecialName => Object.hasOwn(SPECIAL_ACTIONS, name)

const SPECIALS: ReadonlyMap<Scenario, readonly NamedSpecial[]> = new Map(
  Object.values(SCENARIOS).map((scenario) => [
    scenario,
    Object.entries(scenario.special ?? {}).flatMap(([name, special]) =>
      isSpecialName(name) ? [{ name, action: SPECIAL_ACTIONS[name], special }] : [],
    ),
  ]),
)

const NO_SPECIALS: readonly NamedSpecial[] = []

/** The Actions that only this scenario has. */
export function specialActions(state: { readonly scenario: ScenarioId }): readonly NamedSpecial[] {
  return SPECIALS.get(scenarioOf(state)) ?? NO_SPECIALS
}

/** What a Discovery token is good for at this moment. */
export function discoveryOf(state: Visible, token: DiscoveryId): Kept | undefined {
  return scenarioOf(state).discovery?.(state, token) ?? tokenOf(state, token)
}
