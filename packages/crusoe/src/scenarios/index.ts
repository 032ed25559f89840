// All scenarios, by their ids.
import { castaways } from './castaways.ts'
import type { Scenario } from './scenario.ts'

const SCENARIOS = { castaways } as const satisfies { readonly [id: string]: Scenario }
export type ScenarioId = keyof typeof SCENARIOS

export function isScenario(id: unknown): id is ScenarioId {
  return typeof id === 'string' && Object.hasOwn(SCENARIOS, id)
}

export function scenarioOf({ scenario }: { readonly scenario: ScenarioId }): Scenario {
  return SCENARIOS[scenario]
}
