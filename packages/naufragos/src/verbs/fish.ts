// Fish tiles are drawn.

import { foodWorth } from '../heuristic/food.ts'
import { modFor } from '../lasting.ts'
import { goFishing } from '../stores.ts'
import { COUNTS } from './shared/samples.ts'
import { type MealFood, type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Fish {
  readonly by: number
}

/** Some fish bite. */
const BITES = 0.15
/** What a fish tile brings on the average. */
const FISHED = 1.2
/** How often a fish tile shows a number above 0, and what it is worth to choose between two. */
const CATCHES = 0.67
const CHOOSING = 0.7

export const verb: Verb<Fish> = {
  rule: 'NA-EVT-07',
  clause: ({ by }) => say('fish', { object: { noun: 'fishTile', count: by } }),
  isBanned: ({ noFishing }) => noFishing,
  isPersonal: true,
  inVain: (t) => (t.state.noFishing ? 'forbidden' : 'empty'),
  *run(t, { by }, scope) {
    for (let drawn = 0; drawn < by; drawn++) yield* goFishing(t, scope.you, scope.source ?? '', scope.rule)
  },
}

export const worth: Worth<Fish> = (o, verb, { you }) => foodWorth(o, mealFood(o.seen, verb, you)) - BITES

export const mealFood: MealFood<Fish> = (seen, _, seat) => {
  if (seen.noFishing) return 0
  const more = modFor(seen, seat, 'fish') + seen.fishBonus
  return FISHED + CATCHES * more + (modFor(seen, seat, 'fishDraw') > 0 ? CHOOSING : 0)
}

export const samples: Samples<Fish> = { by: COUNTS }
