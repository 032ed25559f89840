// The Weather dice are rolled early.
import { diceToRoll, rollWeather } from '../phases/weather-dice.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { plainly, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

/** RC-USE-14 */
export const verb: Verb = {
  clause: plainly('rollWeather'),
  run(t) {
    rollWeather(t)
  },
  isPossible: (t) => t.state.weather === undefined && t.state.phase !== 'action',
  isUseful: (state) => state.weather === undefined && diceToRoll(state) > 0,
}

export const worth: Worth = () => 0

export const useWorth: UseWorth = asSoonAsOffered
