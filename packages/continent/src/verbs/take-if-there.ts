// A card is taken by its number, if one is in the deck: the Past does not come back for it.

import { takeNumbered } from '../taking.ts'
import { numbered, type Samples, say, type Verb, whom } from './shared/verb.ts'

export interface TakeIfThere {
  readonly number: number
}

export const verb: Verb<TakeIfThere> = {
  rule: 'T7-GEN-03',
  clause: ({ number }) => say('takeIfThere', { object: numbered(number) }),
  inVain: 'empty',
  *run(t, { number }, scope, vocabulary) {
    yield* takeNumbered(t, vocabulary, whom(scope), number, { isOptional: true, rule: scope.rule })
  },
}

export const samples: Samples<TakeIfThere> = { number: [116, 500] }
