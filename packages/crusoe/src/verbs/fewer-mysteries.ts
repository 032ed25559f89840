// Fewer Mystery cards are drawn. Serves one card only.
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface FewerMysteries {
  readonly cards: number
}

/** RC-SCN4-21 */
export const verb: Verb<FewerMysteries> = {
  clause: ({ cards }) => say('fewerMysteries', { object: { noun: 'mystery', count: cards } }),
  run(t, { cards }) {
    t.emit({ t: 'mysteriesReduced', by: cards })
  },
  worth: () => 0,
  samples: { cards: COUNTS },
}
