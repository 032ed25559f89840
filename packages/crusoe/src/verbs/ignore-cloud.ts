// A cloud is ignored.
import { say, type Verb } from './shared/verb.ts'

export interface IgnoreCloud {
  readonly cloud: 'rain' | 'snow'
}

export const verb: Verb<IgnoreCloud> = {
  clause: ({ cloud }) => say('ignore', { object: { noun: cloud === 'rain' ? 'rainCloud' : 'snowCloud', count: 1 } }),
  run(t, { cloud }) {
    t.emit({ t: 'weatherSoftened', by: cloud === 'rain' ? 'rainIgnored' : 'snowIgnored' })
  },
  worth: () => 0,
  samples: { cloud: ['rain', 'snow'] },
}
