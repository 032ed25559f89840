// Fish tiles are drawn.

import { fishing, foodWorth } from '../heuristic/food.ts'
import { goFishing } from '../stores.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface Fish {
  readonly by: number
}

/** Some fish bite. */
const BITES = 0.15

export const verb: Verb<Fish> = {
  rule: 'NA-EVT-07',
  clause: ({ by }) => say('fish', { object: { noun: 'fishTile', count: by } }),
  *run(t, { by }, scope) {
    for (let drawn = 0; drawn < by; drawn++) yield* goFishing(t, scope.you, scope.source ?? '', scope.rule)
  },
  worth: (o, _, { you }) => foodWorth(o, fishing(o, you)) - BITES,
  samples: { by: COUNTS },
}
