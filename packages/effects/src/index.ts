// The vocabulary all games share.
export { type Amount, count, measure, value } from './amounts.ts'
export { type Act, act, type Clause, type Phrase, type Place, thing, together, type Words } from './clause.ts'
export { all, any, atLeast, atMost, type Condition, exactly, fact, holds, not, type Relation } from './conditions.ts'
export {
  type AmountOf,
  type ConditionOf,
  type Control,
  type Controls,
  controls,
  EACH,
  type Effect,
  type EffectTypes,
  type Scope,
  type Verb,
  type VerbNamed,
  type Who,
  YOU,
} from './effect.ts'
export { type VerbRule, type Vocabulary, type VocabularyRules, vocabulary } from './vocabulary.ts'
