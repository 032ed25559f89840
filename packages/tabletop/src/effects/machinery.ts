// What the parts of a vocabulary share: the game's rules, whom it means and what it measures.
import type { Table } from '@landfall/kernel'
import type { Facts } from './conditions.ts'
import { type Control, EACH, type Effect, type EffectTypes, type Scope, type Who, YOU } from './effect.ts'
import type { PriceRules, Vocabulary, VocabularyRules, VoteRules } from './rules.ts'

export interface Machinery<E extends EffectTypes> {
  readonly rules: VocabularyRules<E>
  readonly vocabulary: Vocabulary<E>
}

export function isControl<E extends EffectTypes>({ rules }: Machinery<E>, effect: Effect<E>): effect is Control<E> {
  return !Object.hasOwn(rules.verbs, effect.do)
}

export function pricesOf<E extends EffectTypes>({ rules }: Machinery<E>): PriceRules<E> {
  if (rules.prices === undefined) throw new Error('a card asks for a price, and nothing can be paid in this game')
  return rules.prices
}

export function votesOf<E extends EffectTypes>({ rules }: Machinery<E>): VoteRules<E> {
  if (rules.votes === undefined) throw new Error('a card asks for a vote, and nobody votes in this game')
  return rules.votes
}

export function select<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  who: Who<E>,
  scope: Scope<E>,
): readonly string[] {
  if (who === YOU) return [scope.you]
  if (who === EACH) return scope.each === undefined ? [] : [scope.each]
  return isSelection(m, who) ? m.rules.selections[who](t, scope) : []
}

export function isSelection<E extends EffectTypes>({ rules }: Machinery<E>, who: string): who is E['selection'] {
  return Object.hasOwn(rules.selections, who)
}

export function factsOf<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  scope: Scope<E>,
): Facts<E['value'], E['selection'], E['words']['fact']> {
  return {
    value: (name) => m.rules.values[name](t, scope),
    count: (selection) => select(m, t, selection, scope).length,
    fact: (name) => m.rules.facts[name](t, scope),
  }
}
