// Food tokens for the Common Reserve.

import { tokenWorth } from '../heuristic/food.ts'
import { changeTokens } from '../stores.ts'
import { inReserve } from './shared/reserve.ts'
import { SIGNED } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface Tokens {
  readonly by: number
}

export const verb: Verb<Tokens> = {
  rule: 'NA-COMP-03',
  clause: ({ by }) => inReserve('token', by),
  takesAway: ({ by }) => by < 0,
  run(t, { by }, { rule }) {
    changeTokens(t, by, rule)
  },
}

export const worth: Worth<Tokens> = (o, { by }) => (by < 0 ? 1.2 * by : tokenWorth(o, by))

export const samples: Samples<Tokens> = { by: SIGNED }
