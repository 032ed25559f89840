// A cloud is ignored.
import { cloudsIn } from '../phases/weather-dice.ts'
import { cloudWorth, KEEP_FOR_LATER } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface IgnoreCloud {
  readonly cloud: 'rain' | 'snow'
}

export const verb: Verb<IgnoreCloud> = {
  clause: ({ cloud }) => say('ignore', { object: { noun: cloud === 'rain' ? 'rainCloud' : 'snowCloud', count: 1 } }),
  run(t, { cloud }) {
    t.emit({ t: 'weatherSoftened', by: cloud === 'rain' ? 'rainIgnored' : 'snowIgnored' })
  },
  isUseful: (state, { cloud }) => cloudsIn(state)[cloud] > 0,
}

export const worth: Worth<IgnoreCloud> = () => 0

export const useWorth: UseWorth<IgnoreCloud> = (o) => cloudWorth(o, KEEP_FOR_LATER)

export const samples: Samples<IgnoreCloud> = { cloud: ['rain', 'snow'] }
