// Wounds heal.

import { heal as healWounds } from '../body.ts'
import type { Whom } from '../effect-types.ts'
import { healWorth } from '../heuristic/bodies.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { forAll } from './shared/worth.ts'

export interface Heal {
  readonly by: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Heal> = {
  rule: 'NA-WOUND-05',
  clause: ({ who, by }) =>
    say('heal', {
      ...subject(who),
      object: { noun: 'wound', count: by },
      ...(who === 'you' ? { from: { noun: 'ofYourOwn' } } : {}),
    }),
  *run(t, { who, by }, scope) {
    for (const seat of yield* targets(t, who, scope)) healWounds(t, seat, by, scope.rule)
  },
}

export const worth: Worth<Heal> = (o, { who, by }, { you }) => forAll(o, who, you, (seat) => healWorth(o, seat, by))

export const samples: Samples<Heal> = { by: COUNTS, who: PEOPLE }
