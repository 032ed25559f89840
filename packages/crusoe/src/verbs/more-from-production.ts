// More of a resource is produced this round. Serves one card only.
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface MoreFromProduction {
  readonly what: 'food' | 'wood'
  readonly amount: number
}

export const verb: Verb<MoreFromProduction> = {
  clause: ({ what, amount }) => say('produceMore', { object: { noun: what, count: amount } }),
  run(t, { what, amount }) {
    const { more } = t.state.production
    t.emit({ t: 'productionChanged', change: { more: { ...more, [what]: more[what] + amount } } })
  },
  worth: () => 1,
  samples: { what: ['food', 'wood'], amount: COUNTS },
}
