// Forage tiles are drawn.

import { foodWorth } from '../heuristic/food.ts'
import { drawForage } from '../stores.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Gather {
  readonly by: number
}

export const verb: Verb<Gather> = {
  rule: 'NA-EAT-01',
  clause: ({ by }) => say('gather', { object: { noun: 'forageTile', count: by }, to: { noun: 'reserve' } }),
  inVain: 'empty',
  run(t, { by }) {
    for (let drawn = 0; drawn < by; drawn++) drawForage(t)
  },
}

export const worth: Worth<Gather> = (o, { by }) => (o.seen.forageSupply > 0 ? foodWorth(o, 2 * by) : 0)

export const samples: Samples<Gather> = { by: COUNTS }
