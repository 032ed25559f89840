// One kind of resource is not produced this round.
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface NoFromProduction {
  readonly what: 'food' | 'wood'
}

export const verb: Verb<NoFromProduction> = {
  clause: ({ what }) => say('produceNo', { object: { noun: what } }),
  run(t, { what }) {
    t.emit({ t: 'productionChanged', change: { no: [...t.state.production.no, what] } })
  },
  lasting: ({ what }) => `noFromProduction/${what}`,
}

export const worth: Worth<NoFromProduction> = () => -1.2

export const samples: Samples<NoFromProduction> = { what: ['food', 'wood'] }
