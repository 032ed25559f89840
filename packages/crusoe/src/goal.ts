// Victory: the goal of the scenario, asked for whenever it could become true, or when a round ends. RC-END-01.
import type { Table } from '@landfall/kernel'
import { scenarioOf } from './scenarios/index.ts'
import type { Crusoe } from './types.ts'

export function checkGoal(t: Table<Crusoe>): void {
  checkGoalAt(t, 'once')
}

export function checkGoalAt(t: Table<Crusoe>, moment: 'once' | 'roundEnd'): void {
  const { goal } = scenarioOf(t.config)
  if (goal.at === moment && goal.isReached(t.state)) t.end({ result: 'won', why: 'goal', scenario: t.config.scenario })
}
