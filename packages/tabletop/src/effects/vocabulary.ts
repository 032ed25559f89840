// A vocabulary: the verbs of a game and how it selects, measures and finds out. It runs effects and gives their clauses.
import { lookup, type Routine, type Table } from '@landfall/kernel'
import { measure } from './amounts.ts'
import { branchesOf } from './branches.ts'
import type { Clause } from './clause.ts'
import { clauseOf, optionClause } from './clauses.ts'
import { holds } from './conditions.ts'
import type { Effect, EffectTypes, Scope } from './effect.ts'
import { factsOf, isControl, type Machinery, select } from './machinery.ts'
import { isPossible } from './possible.ts'
import { reverse } from './reverse.ts'
import type { Vocabulary, VocabularyRules } from './rules.ts'
import { run } from './run.ts'
import { isUseful } from './useful.ts'

export function defineVocabulary<E extends EffectTypes & { game: { clause: Clause<E['words']> } }>(
  written: VocabularyRules<E>,
): Vocabulary<E> {
  const m: Machinery<E> = {
    rules: { ...written, verbs: lookup(written.verbs), selections: lookup(written.selections) },
    vocabulary: {
      run: (t, effects, scope) => runWithin(m, t, effects, scope),
      isPossible: (t, effects, scope) => isPossible(m, t, effects, scope),
      isUseful: (state, effects) => isUseful(m, state, effects),
      reverse: (t, effects, rule) => reverse(m, t, effects, rule),
      clause: (effects) => clauseOf(m, effects),
      optionClause: (option) => optionClause(m, option),
      isControl: (effect) => isControl(m, effect),
      branches: (effect) => branchesOf(m, effect),
      select: (t, who, scope) => select(m, t, who, scope),
      amount: (t, amount, scope) => measure(amount, factsOf(m, t, scope)),
      holds: (t, condition, scope) => holds(condition, factsOf(m, t, scope)),
      phraseFor: written.phraseFor,
    },
  }
  return m.vocabulary
}

/** Within the card that the effects are of, unless that is known already. */
function runWithin<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effects: readonly Effect<E>[],
  scope: Scope<E>,
): Routine {
  const { you, source } = scope
  if (source === undefined || source === t.cardInHand) return run(m, t, effects, scope)
  return t.within({ card: source, actor: you }, () => run(m, t, effects, scope))
}
