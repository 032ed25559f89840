// Food tokens for the Common Reserve.

import { tokenWorth } from '../heuristic/food.ts'
import { changeTokens, supplyOf } from '../stores.ts'
import { inReserve } from './shared/reserve.ts'
import { SIGNED } from './shared/samples.ts'
import { isOutOfReach } from './shared/targets.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface Tokens {
  readonly by: number
}

export const verb: Verb<Tokens> = {
  rule: 'NA-COMP-03',
  clause: ({ by }) => inReserve('token', by),
  takesAway: ({ by }) => by < 0,
  helps: ({ by }) => (by > 0 ? 'food' : undefined),
  isUseful: ({ reserve }, { by }) => by > 0 || reserve.tokens > 0,
  isIdle: (state, { by }) => by > 0 && supplyOf(state).tokens === 0,
  // NA-LOST-14: nobody brings anything to the Common Reserve from far away.
  isPossible: (t, { by }, { you, source }) => by < 0 || !isOutOfReach(t.state, you, source),
  inVain: (_, { by }) => (by < 0 ? 'nothingToLose' : 'empty'),
  run(t, { by }, { rule }) {
    changeTokens(t, by, rule)
  },
}

export const worth: Worth<Tokens> = (o, { by }) =>
  by < 0 ? 1.2 * Math.max(by, -o.seen.reserve.tokens) : tokenWorth(o, by)

export const samples: Samples<Tokens> = { by: SIGNED }
