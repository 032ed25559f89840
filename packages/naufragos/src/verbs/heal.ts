// Wounds heal.

import { heal as healWounds } from '../body.ts'
import type { Whom } from '../effect-types.ts'
import { healWorth } from '../heuristic/bodies.ts'
import { caresFor } from '../heuristic/outlook.ts'
import { isLostOn } from './shared/lost-on.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
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
  helps: () => 'wounds',
  isIdle: (state, verb, reached) => reached.every((seat) => isLostOn(state, { do: 'heal', ...verb }, seat)),
  inVain: 'unhurt',
  *run(t, { who, by }, scope, vocabulary) {
    for (const seat of yield* targets(t, who, scope, vocabulary)) healWounds(t, seat, by, scope.rule)
  },
}

export const worth: Worth<Heal> = (o, verb, { you }) => forAll(o, verb.who, you, (seat) => worthTo(o, verb, seat))

export const worthTo: WorthTo<Heal> = (o, { by }, seat) => healWorth(o, seat, by)

export const itemWorth: ItemWorth<Heal> = (_, { who }, often) =>
  (who === 'home' ? 1.5 : 0.9) * (typeof often === 'number' ? often : 1)

export const isWanted: Wanted<Heal> = (o, verb, often) => {
  const healed = o.home.map((seat) => caresFor(o, seat) * worthTo(o, verb, seat))
  if (verb.who === 'home') return healed.reduce((sum, worth) => sum + worth, 0) > 3.5
  return Math.max(...healed) > (often === 'once' ? 3 : 1.3)
}

export const samples: Samples<Heal> = { by: COUNTS, who: PEOPLE }
