// Scenario 1, Castaways: a wood pile on the beach, a fire, and a ship that passes. RC-SCN1.
import { WEATHER_DICE, type WeatherDie } from '../components/dice.ts'
import type { Scenario } from './scenario.ts'

const none: readonly WeatherDie[] = []
const rain: readonly WeatherDie[] = ['rain']

/** RC-SCN1-02, RC-SCN1-03 */
export const castaways: Scenario & {
  readonly pileStages: readonly number[]
  readonly shipRounds: readonly number[]
} = {
  id: 'castaways',
  rounds: 12,
  weather: [none, none, none, rain, rain, rain, ...Array.from({ length: 6 }, () => WEATHER_DICE)],
  pileStages: [1, 2, 3, 4, 5],
  shipRounds: [10, 11, 12],
}
