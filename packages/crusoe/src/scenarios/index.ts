// All scenarios, by their ids.
import { castaways } from './castaways.ts'
import type { Scenario, ScenarioId } from './scenario.ts'

export type { ScenarioId } from './scenario.ts'

const SCENARIOS: { readonly [S in ScenarioId]: Scenario } = { castaways }

export function isScenario(id: unknown): id is ScenarioId {
  return typeof id === 'string' && Object.hasOwn(SCENARIOS, id)
}

export function scenarioOf({ scenario }: { readonly scenario: ScenarioId }): Scenario {
  return SCENARIOS[scenario]
}
