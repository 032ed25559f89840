// A die is rolled.

import { chanceOf, test } from '../dice.ts'
import type { NaufragosEffect } from '../effect-types.ts'
import { EFFECTS } from './shared/samples.ts'
import { dieClause } from './shared/tests.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { either } from './shared/worth.ts'

export interface Roll {
  readonly least: number
  readonly success: readonly NaufragosEffect[]
  readonly failure: readonly NaufragosEffect[] // = []
}

export const verb: Verb<Roll> = {
  rule: 'NA-STORY-01',
  clause: dieClause,
  *run(t, { least, success, failure }, scope, vocabulary) {
    const good = yield* test(t, { of: 'card', by: [scope.you], target: least })
    yield* vocabulary.run(t, good ? success : failure, scope)
  },
  branches: ({ success, failure }) => [success, failure],
}

export const worth: Worth<Roll> = (_, verb, { weigh }) => either(chanceOf(1, 0, verb.least), verb, weigh)

export const samples: Samples<Roll> = { least: [3, 4], success: EFFECTS, failure: EFFECTS }
