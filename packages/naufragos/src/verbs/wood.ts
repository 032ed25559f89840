// Wood for the Common Reserve.

import { isSelfish } from '../heuristic/outlook.ts'
import { changeWood } from '../stores.ts'
import { inReserve } from './shared/reserve.ts'
import { SIGNED } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface Wood {
  readonly by: number
}

export const verb: Verb<Wood> = {
  rule: 'NA-WOOD-02',
  clause: ({ by }) => inReserve('wood', by),
  isUseful: ({ reserve }, { by }) => by > 0 || reserve.wood > 0,
  inVain: (_, { by }) => (by < 0 ? 'nothingToLose' : 'empty'),
  run(t, { by }, { rule }) {
    changeWood(t, by, rule)
  },
}

/** What is not there cannot be lost. */
export const worth: Worth<Wood> = (o, { by }) => (isSelfish(o) ? 0.15 : 0.9) * Math.max(by, -o.seen.reserve.wood)

export const samples: Samples<Wood> = { by: SIGNED }
