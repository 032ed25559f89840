// What effects say, as clauses.
import { type Clause, type Phrase, thing, together } from './clause.ts'
import type { Control, ControlNamed, Effect, EffectTypes, Option, VerbNamed, Who } from './effect.ts'
import { isControl, type Machinery, pricesOf, votesOf } from './machinery.ts'

export function clauseOf<E extends EffectTypes>(m: Machinery<E>, effects: readonly Effect<E>[]): Clause<E['words']> {
  return together(effects.map((effect) => (isControl(m, effect) ? controlClause(m, effect) : verbClause(m, effect))))
}

function controlClause<E extends EffectTypes>(m: Machinery<E>, effect: Control<E>): Clause<E['words']> {
  const clause = (effects: readonly Effect<E>[]): Clause<E['words']> => clauseOf(m, effects)
  switch (effect.do) {
    case 'inOrder':
      return { say: 'inOrder', clauses: effect.effects.map((part) => clause([part])) }
    case 'chooseOne':
      return { say: 'chooseOne', ...phrased(m, effect.who), options: effect.options.map((one) => optionClause(m, one)) }
    case 'vote': {
      const { who, verb } = votesOf(m)
      return { say: 'chooseOne', who, verb, options: effect.options.map((one) => optionClause(m, one)) }
    }
    case 'pay':
      return together([...pricesOf(m).clauses(effect.price), ...effect.effects.map((part) => clause([part]))])
    case 'test':
      return testClause(m, effect)
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

/** Its caption, what it costs and what it does. What has neither caption nor price is just what it does. */
export function optionClause<E extends EffectTypes>(m: Machinery<E>, option: Option<E>): Clause<E['words']> {
  const { label, price, effects } = option
  if (label === undefined && price === undefined) return clauseOf(m, effects)
  return {
    say: 'inOrder',
    clauses: [
      ...(label === undefined ? [] : [thing<E['words']>({ name: label })]),
      ...(price === undefined ? [] : pricesOf(m).clauses(price)),
      ...effects.map((part) => clauseOf(m, [part])),
    ],
  }
}

/** Where only one result matters, only that one is told. */
function testClause<E extends EffectTypes>(m: Machinery<E>, test: ControlNamed<E, 'test'>): Clause<E['words']> {
  const { of, least, success, failure } = test
  const name: E['test'] = of
  const { act, faces } = m.rules.tests[name]
  return {
    say: 'test',
    test: act(least),
    least,
    ...(faces === undefined ? {} : { faces }),
    ...(success.length === 0 ? {} : { success: clauseOf(m, success) }),
    ...(failure.length === 0 ? {} : { failure: clauseOf(m, failure) }),
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
