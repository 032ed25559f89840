// What effects say, as clauses.
import { type Clause, type Phrase, together } from './clause.ts'
import type { Control, Effect, EffectTypes, VerbNamed, Who } from './effect.ts'
import { isControl, type Machinery } from './machinery.ts'

export function clauseOf<E extends EffectTypes>(m: Machinery<E>, effects: readonly Effect<E>[]): Clause<E['words']> {
  return together(effects.map((effect) => (isControl(m, effect) ? controlClause(m, effect) : verbClause(m, effect))))
}

function controlClause<E extends EffectTypes>(m: Machinery<E>, effect: Control<E>): Clause<E['words']> {
  const clause = (effects: readonly Effect<E>[]): Clause<E['words']> => clauseOf(m, effects)
  switch (effect.do) {
    case 'inOrder':
      return { say: 'inOrder', clauses: effect.effects.map((part) => clause([part])) }
    case 'chooseOne':
      return { say: 'chooseOne', ...phrased(m, effect.who), options: effect.options.map(clause) }
    case 'may':
      return { say: 'may', ...phrased(m, effect.who), clause: clause(effect.effects) }
    case 'forEach':
      return { say: 'forEach', of: { noun: effect.of }, clause: clause(effect.effects) }
    case 'if': {
      const said = { say: 'if' as const, condition: effect.condition, clause: clause(effect.effects) }
      return effect.otherwise === undefined ? said : { ...said, otherwise: clause(effect.otherwise) }
    }
    case 'repeat':
      return { say: 'repeat', times: effect.times, clause: clause(effect.effects) }
  }
}

function verbClause<E extends EffectTypes, Name extends keyof E['verbs']>(
  { rules, vocabulary }: Machinery<E>,
  verb: VerbNamed<E, Name>,
): Clause<E['words']> {
  const name: Name = verb.do
  return rules.verbs[name].clause(verb, vocabulary)
}

function phrased<E extends EffectTypes>({ rules }: Machinery<E>, who: Who<E>): { who?: Phrase<E['words']> } {
  const phrase = rules.phraseFor(who)
  return phrase === undefined ? {} : { who: phrase }
}
