// Rolls and strength tests on cards: what each says.
import type { NaufragosEffect, NaufragosVocabulary } from '../../effect-types.ts'
import type { Naufragos } from '../../types.ts'

/** Where only one result matters, only that one is told. */
export function testClause(
  value: 'die' | 'strengthTest' | 'groupTest',
  least: number,
  success: readonly NaufragosEffect[],
  failure: readonly NaufragosEffect[],
  vocabulary: NaufragosVocabulary,
): Naufragos['clause'] {
  if (success.length === 0)
    return {
      say: 'if',
      condition: { compare: { value }, is: 'atMost', to: least - 1 },
      clause: vocabulary.clause(failure),
    }
  const told = {
    say: 'if' as const,
    condition: { compare: { value }, is: 'atLeast' as const, to: least },
    clause: vocabulary.clause(success),
  }
  return failure.length === 0 ? told : { ...told, otherwise: vocabulary.clause(failure) }
}
