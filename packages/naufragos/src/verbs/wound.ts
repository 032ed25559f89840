// Somebody is wounded.

import { wound as giveWounds } from '../body.ts'
import type { Whom } from '../effect-types.ts'
import { woundCost } from '../heuristic/bodies.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth, type WorthTo } from './shared/verb.ts'
import { forAll } from './shared/worth.ts'

export interface Wound {
  readonly by: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Wound> = {
  rule: 'NA-WOUND-01',
  clause: ({ who, by }) => say('suffer', { ...subject(who), object: { noun: 'wound', count: by } }),
  hurts: ({ who, by }) => ({ who, wounds: by }),
  *run(t, { who, by }, scope, vocabulary) {
    for (const seat of yield* targets(t, who, scope, vocabulary)) yield* giveWounds(t, seat, by, scope.rule)
  },
}

export const worth: Worth<Wound> = (o, verb, { you }) => forAll(o, verb.who, you, (seat) => worthTo(o, verb, seat))

export const worthTo: WorthTo<Wound> = (o, { by }, seat) => -woundCost(o, seat, by)

export const samples: Samples<Wound> = { by: COUNTS, who: PEOPLE }
