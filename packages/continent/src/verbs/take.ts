// A card is taken by its number. T7-NUM

import type { Pennant } from '../components/materials.ts'
import { takeNumbered } from '../taking.ts'
import { numbered, type Samples, say, type Verb, whom } from './shared/verb.ts'

export interface Take {
  readonly number: number
  /** T7-NUM-12 */
  readonly pennant?: Pennant
}

export const verb: Verb<Take> = {
  rule: 'T7-NUM-01',
  clause: ({ number, pennant }) =>
    say('take', {
      object: numbered(number),
      ...(pennant === undefined ? {} : { at: { noun: `pennant/${pennant}` } }),
    }),
  *run(t, { number, pennant }, scope, vocabulary) {
    const who = whom(scope)
    for (let times = doubled(t.state.action, number) ? 2 : 1; times > 0; times--) {
      yield* takeNumbered(t, vocabulary, who, number, {
        ...(pennant === undefined ? {} : { pennant }),
        rule: scope.rule,
      })
    }
  },
}

type InHand = Parameters<Verb<Take>['run']>[0]['state']['action']

/** An effect has the takes of this number done twice. */
const doubled = (action: InHand, number: number): boolean => action?.doubles === number

export const samples: Samples<Take> = { number: [110, 12], pennant: ['raft', 'beam'] }
