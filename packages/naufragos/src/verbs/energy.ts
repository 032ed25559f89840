// Energy is gained or lost.

import { gainEnergy, loseEnergy } from '../body.ts'
import type { Whom } from '../effect-types.ts'
import { energyWorth } from '../heuristic/bodies.ts'
import { PEOPLE, SIGNED } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { forAll } from './shared/worth.ts'

export interface Energy {
  readonly by: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Energy> = {
  rule: 'NA-NOTE-02',
  clause: ({ who, by }) =>
    say(by < 0 ? 'lose' : 'gain', { ...subject(who), object: { noun: 'energy', count: Math.abs(by) } }),
  *run(t, { who, by }, scope) {
    for (const seat of yield* targets(t, who, scope)) {
      if (by > 0) gainEnergy(t, seat, by, scope.rule)
      else yield* loseEnergy(t, seat, -by, scope.rule)
    }
  },
}

export const worth: Worth<Energy> = (o, { who, by }, { you }) => forAll(o, who, you, (seat) => energyWorth(o, seat, by))

export const samples: Samples<Energy> = { by: SIGNED, who: PEOPLE }
