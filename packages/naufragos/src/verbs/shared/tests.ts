// Rolls and strength tests on cards: what each says.

import { DIE } from '../../components/tiles.ts'
import type { NaufragosEffect, NaufragosVocabulary } from '../../effect-types.ts'
import type { Naufragos } from '../../types.ts'
import { say } from './verb.ts'

interface Test {
  readonly least: number
  readonly success: readonly NaufragosEffect[]
  readonly failure: readonly NaufragosEffect[]
}

/** Where only one result matters, only that one is told. */
const results = ({ success, failure }: Test, vocabulary: NaufragosVocabulary): object => ({
  ...(success.length === 0 ? {} : { success: vocabulary.clause(success) }),
  ...(failure.length === 0 ? {} : { failure: vocabulary.clause(failure) }),
})

/** A die is told by what it shows. */
export const dieClause = (test: Test, vocabulary: NaufragosVocabulary): Naufragos['clause'] => ({
  say: 'test',
  test: say('rollDie'),
  least: test.least,
  faces: DIE.length,
  ...results(test, vocabulary),
})

export const strengthClause = (
  verb: 'testStrength' | 'testGroup',
  test: Test,
  vocabulary: NaufragosVocabulary,
): Naufragos['clause'] => ({
  say: 'test',
  test: say(verb, { object: { figure: test.least } }),
  least: test.least,
  ...results(test, vocabulary),
})
