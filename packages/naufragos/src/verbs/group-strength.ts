// A strength test of the group.

import { chanceOf } from '../dice.ts'
import type { NaufragosEffect } from '../effect-types.ts'
import { pool } from '../people.ts'
import { strengthIn, strengthTest } from '../strength.ts'
import { EFFECTS } from './shared/samples.ts'
import { strengthClause } from './shared/tests.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { either } from './shared/worth.ts'

export interface GroupStrength {
  readonly least: number
  readonly success: readonly NaufragosEffect[]
  readonly failure: readonly NaufragosEffect[] // = []
}

export const verb: Verb<GroupStrength> = {
  rule: 'NA-STRENGTH-02',
  clause: (test, vocabulary) => strengthClause('testGroup', test, vocabulary),
  *run(t, { least, success, failure }, scope, vocabulary) {
    const good = yield* strengthTest(t, 'group', pool(t.state), least, scope.source ?? '')
    yield* vocabulary.run(t, good ? success : failure, scope)
  },
  branches: ({ success, failure }) => [success, failure],
}

export const worth: Worth<GroupStrength> = (o, verb, { weigh }) =>
  either(chanceOf(1, strengthIn(o.seen, pool(o.seen), undefined), verb.least), verb, weigh)

export const samples: Samples<GroupStrength> = { least: [3, 4], success: EFFECTS, failure: EFFECTS }
