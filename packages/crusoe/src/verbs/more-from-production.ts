// More of a resource is produced this round. Serves one card only.
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

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
  lasting: ({ what }) => `moreFromProduction/${what}`,
}

export const worth: Worth<MoreFromProduction> = () => 1

export const samples: Samples<MoreFromProduction> = { what: ['food', 'wood'], amount: COUNTS }
