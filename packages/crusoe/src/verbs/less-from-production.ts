// Less of a resource is produced this round. Serves one card only.
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface LessFromProduction {
  readonly what: 'food' | 'wood'
  readonly amount: number
}

export const verb: Verb<LessFromProduction> = {
  clause: ({ what, amount }) => say('produceLess', { object: { noun: what, count: amount } }),
  run(t, { what, amount }) {
    const { more } = t.state.production
    t.emit({ t: 'productionChanged', change: { more: { ...more, [what]: more[what] - amount } } })
  },
  lasting: ({ what }) => `lessFromProduction/${what}`,
}

export const worth: Worth<LessFromProduction> = () => -1.2

export const samples: Samples<LessFromProduction> = { what: ['food', 'wood'], amount: COUNTS }
