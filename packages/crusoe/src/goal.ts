// Victory: asked at every moment at which the goal of the scenario could become true. RC-END-01.
import type { Table } from '@landfall/kernel'
import { scenarioOf } from './scenarios/index.ts'
import type { Crusoe } from './types.ts'

export function checkGoal(t: Table<Crusoe>): void {
  if (scenarioOf(t.config).isGoalReached(t.state)) t.end({ result: 'won', why: 'goal' })
}
