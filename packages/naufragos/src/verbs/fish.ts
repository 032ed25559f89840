// Fish tiles are drawn.

import { fishing, foodWorth } from '../heuristic/food.ts'
import { goFishing } from '../stores.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

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
}

export const worth: Worth<Fish> = (o, _, { you }) => foodWorth(o, fishing(o, you)) - BITES

export const samples: Samples<Fish> = { by: COUNTS }
