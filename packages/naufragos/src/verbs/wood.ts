// Wood for the Common Reserve.

import { isSelfish } from '../heuristic/outlook.ts'
import { changeWood } from '../stores.ts'
import { inReserve } from './shared/reserve.ts'
import { SIGNED, type Verb } from './shared/verb.ts'

export interface Wood {
  readonly by: number
}

export const verb: Verb<Wood> = {
  rule: 'NA-WOOD-02',
  clause: ({ by }) => inReserve('wood', by),
  run(t, { by }, { rule }) {
    changeWood(t, by, rule)
  },
  worth: (o, { by }) => (isSelfish(o) ? 0.15 : 0.9) * by,
  samples: { by: SIGNED },
}
