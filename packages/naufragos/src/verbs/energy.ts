// Energy is gained or lost.

import { gainEnergy, loseEnergy } from '../body.ts'
import type { Whom } from '../effect-types.ts'
import { energyWorth } from '../heuristic/bodies.ts'
import { energyOf, roomOf } from '../heuristic/view.ts'
import { isLostOn } from './shared/lost-on.ts'
import { PEOPLE, SIGNED } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import {
  type ItemWorth,
  type Samples,
  say,
  subject,
  type Verb,
  type Wanted,
  type Worth,
  type WorthTo,
} from './shared/verb.ts'
import { forAll } from './shared/worth.ts'

export interface Energy {
  readonly by: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Energy> = {
  rule: 'NA-NOTE-02',
  clause: ({ who, by }) =>
    say(by < 0 ? 'lose' : 'gain', { ...subject(who), object: { noun: 'energy', count: Math.abs(by) } }),
  helps: ({ by }) => (by > 0 ? 'energy' : undefined),
  hurts: ({ who, by }) => (by < 0 ? { who, energy: -by } : undefined),
  isIdle: (state, verb, reached) => reached.every((seat) => isLostOn(state, { do: 'energy', ...verb }, seat)),
  inVain: 'full',
  *run(t, { who, by }, scope, vocabulary) {
    for (const seat of yield* targets(t, who, scope, vocabulary)) {
      if (by > 0) gainEnergy(t, seat, by, scope.rule)
      else yield* loseEnergy(t, seat, -by, scope.rule)
    }
  },
}

export const worth: Worth<Energy> = (o, verb, { you }) => forAll(o, verb.who, you, (seat) => worthTo(o, verb, seat))

export const worthTo: WorthTo<Energy> = (o, { by }, seat) => energyWorth(o, seat, by)

export const itemWorth: ItemWorth<Energy> = (_, { by }) => 0.9 * by

export const isWanted: Wanted<Energy> = ({ seen, me }) => energyOf(seen, me) <= 1 && roomOf(seen, me) >= 2

export const samples: Samples<Energy> = { by: SIGNED, who: PEOPLE }
