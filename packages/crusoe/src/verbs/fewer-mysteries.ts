// Fewer Mystery cards are drawn. Serves one card only.
import { COUNTS } from './shared/samples.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface FewerMysteries {
  readonly cards: number
}

/** RC-SCN4-21 */
export const verb: Verb<FewerMysteries> = {
  clause: ({ cards }) => say('fewerMysteries', { object: { noun: 'mystery', count: cards } }),
  run(t, { cards }) {
    t.emit({ t: 'mysteriesReduced', by: cards })
  },
}

export const worth: Worth<FewerMysteries> = () => 0

export const useWorth: UseWorth<FewerMysteries> = asSoonAsOffered

export const samples: Samples<FewerMysteries> = { cards: COUNTS }
