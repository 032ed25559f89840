// All scenarios, by their ids.
import type { DiscoveryId } from '../cards/discoveries.ts'
import type { Usable } from '../cards/use.ts'
import type { Target } from '../target.ts'
import { RULES } from './all/rules.ts'
import type { Scenario, ScenarioId, SpecialAction, SpecialKind, SpecialName, Visible } from './scenario.ts'
import { isSpecialName, kindOf, tokenOf } from './sheets.ts'

export type { ScenarioId } from './scenario.ts'

export function scenarioOf({ scenario }: { readonly scenario: ScenarioId }): Scenario {
  return RULES[scenario]
}

/** The Action of the scenario that a stack is for, if it is for one. */
export function specialAction(state: { readonly scenario: ScenarioId }, target: Target): SpecialAction | undefined {
  return target.kind === 'special' ? scenarioOf(state).special?.[target.special] : undefined
}

interface NamedSpecial {
  readonly name: SpecialName
  readonly action: SpecialKind
  readonly special: SpecialAction
}

const SPECIALS: ReadonlyMap<Scenario, readonly NamedSpecial[]> = new Map(
  Object.values(RULES).map((scenario) => [
    scenario,
    Object.entries(scenario.special ?? {}).flatMap(([name, special]) =>
      isSpecialName(name) ? [{ name, action: kindOf(name), special }] : [],
    ),
  ]),
)

const NO_SPECIALS: readonly NamedSpecial[] = []

/** The Actions that only this scenario has. */
export function specialActions(state: { readonly scenario: ScenarioId }): readonly NamedSpecial[] {
  return SPECIALS.get(scenarioOf(state)) ?? NO_SPECIALS
}

/** What a Discovery token is good for at this moment. */
export function discoveryOf(state: Visible, token: DiscoveryId): Usable | undefined {
  return scenarioOf(state).discovery?.(state, token) ?? tokenOf(state, token)
}
