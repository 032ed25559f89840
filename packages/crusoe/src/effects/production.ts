// What cards do to the production of this round. RC-PROD-03, RC-PROD-06.
import { plainly, type RulesOf, say } from './rule.ts'

export const productionVerbs: RulesOf<
  'noProduction' | 'halfProduction' | 'noFromProduction' | 'moreFromProduction' | 'lessFromProduction'
> = {
  noProduction: {
    clause: plainly('noProduction'),
    run(t) {
      t.emit({ t: 'productionChanged', change: { none: true } })
    },
  },
  halfProduction: {
    clause: plainly('halfProduction'),
    run(t) {
      t.emit({ t: 'productionChanged', change: { half: true } })
    },
  },
  noFromProduction: {
    clause: ({ what }) => say('produceNo', { object: { noun: what } }),
    run(t, { what }) {
      t.emit({ t: 'productionChanged', change: { no: [...t.state.production.no, what] } })
    },
  },
  moreFromProduction: {
    clause: ({ what, amount }) => say('produceMore', { object: { noun: what, count: amount } }),
    run(t, { what, amount }) {
      const { more } = t.state.production
      t.emit({ t: 'productionChanged', change: { more: { ...more, [what]: more[what] + amount } } })
    },
  },
  lessFromProduction: {
    clause: ({ what, amount }) => say('produceLess', { object: { noun: what, count: amount } }),
    run(t, { what, amount }) {
      const { more } = t.state.production
      t.emit({ t: 'productionChanged', change: { more: { ...more, [what]: more[what] - amount } } })
    },
  },
}
