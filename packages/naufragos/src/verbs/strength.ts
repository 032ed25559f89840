// A strength test.

import { chanceOf } from '../dice.ts'
import type { NaufragosEffect } from '../effect-types.ts'
import { strengthIn, strengthTest } from '../strength.ts'
import { EFFECTS } from './shared/samples.ts'
import { strengthClause } from './shared/tests.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { either } from './shared/worth.ts'

export interface Strength {
  readonly least: number
  readonly success: readonly NaufragosEffect[]
  readonly failure: readonly NaufragosEffect[] // = []
}

export const verb: Verb<Strength> = {
  rule: 'NA-STRENGTH-01',
  clause: (test, vocabulary) => strengthClause('testStrength', test, vocabulary),
  *run(t, { least, success, failure }, scope, vocabulary) {
    const good = yield* strengthTest(t, 'strength', [scope.you], least, scope.source ?? '')
    yield* vocabulary.run(t, good ? success : failure, scope)
  },
  branches: ({ success, failure }) => [success, failure],
}

export const worth: Worth<Strength> = (o, verb, { you, weigh }) =>
  either(chanceOf(1, strengthIn(o.seen, [you], undefined), verb.least), verb, weigh)

export const samples: Samples<Strength> = { least: [3, 4], success: EFFECTS, failure: EFFECTS }
