// What a scenario sheet says. A scenario is an object of its own; the phases ask it and never name it.
import type { Routine, StateOf, Table } from '@landfall/kernel'
import type { WeatherDie } from '../components/dice.ts'
import type { Crusoe } from '../types.ts'

export interface Scenario {
  readonly id: string
  readonly rounds: number
  /** The Weather dice of each round, the first round first. RC-WEA-01 */
  readonly weather: readonly (readonly WeatherDie[])[]
  /** What may be done before the Action Phase. */
  beforeActions(t: Table<Crusoe>): Routine
  /** RC-END-01: asked at every moment at which it could become true. */
  isGoalReached(state: StateOf<Crusoe>): boolean
}
