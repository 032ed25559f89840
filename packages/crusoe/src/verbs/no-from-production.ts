// One kind of resource is not produced this round.
import { say, type Verb } from './shared/verb.ts'

export interface NoFromProduction {
  readonly what: 'food' | 'wood'
}

export const verb: Verb<NoFromProduction> = {
  clause: ({ what }) => say('produceNo', { object: { noun: what } }),
  run(t, { what }) {
    t.emit({ t: 'productionChanged', change: { no: [...t.state.production.no, what] } })
  },
  worth: () => -1.2,
  samples: { what: ['food', 'wood'] },
}
