// What a scenario sheet says. A scenario is an object of its own; the phases ask it and never name it.
import type { WeatherDie } from '../components/dice.ts'

export interface Scenario {
  readonly id: string
  readonly rounds: number
  /** The Weather dice of each round, the first round first. RC-WEA-01 */
  readonly weather: readonly (readonly WeatherDie[])[]
}
