// A snow cloud becomes a rain cloud. Serves one card only.
import { cloudsIn } from '../phases/weather-dice.ts'
import { cloudWorth, KEEP_FOR_LATER } from './shared/use-worth.ts'
import { say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-OLDCLOTHES-01 */
export const verb: Verb = {
  clause: () => say('countAs', { object: { noun: 'snowCloud', count: 1 }, at: { noun: 'asRainCloud' } }),
  run(t) {
    t.emit({ t: 'weatherSoftened', by: 'snowMelted' })
  },
  isUseful: (state) => cloudsIn(state).snow > 0,
}

export const worth: Worth = () => 0

export const useWorth: UseWorth = (o) => cloudWorth(o, KEEP_FOR_LATER)
