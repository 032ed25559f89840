// Resources are discarded.
import { amountInCamp, discard } from '../rules/resources.ts'
import { unmet } from '../rules/unmet.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { lossCost } from './shared/worth.ts'

export interface Discard {
  readonly what: 'food' | 'wood' | 'fur'
  readonly amount: number
  readonly ifPossible?: true
}

export const verb: Verb<Discard> = {
  clause: ({ what, amount, ifPossible }) =>
    say('discard', {
      object: { noun: what, count: amount },
      ...(ifPossible === true ? { at: { noun: 'ifPossible' as const } } : {}),
    }),
  inVain: 'nothingToLose',
  *run(t, { what, amount, ifPossible }, { rule }) {
    if (ifPossible === true) yield* discard(t, what, Math.min(amount, amountInCamp(t.state, what)), rule)
    else unmet(t, yield* discard(t, what, amount, rule))
  },
  isPossible: (t, { what, amount }) => amountInCamp(t.state, what) >= amount,
}

export const worth: Worth<Discard> = (o, { what, amount }) => -lossCost(o, what, amount)

export const samples: Samples<Discard> = { what: ['food', 'wood', 'fur'], amount: COUNTS, ifPossible: [true] }
