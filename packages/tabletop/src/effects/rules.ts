// What a game tells a vocabulary, and what it can do then.
import type { Routine, StateOf, TABLE, Table } from '@landfall/kernel'
import type { Clause, Phrase } from './clause.ts'
import type { AmountOf, ConditionOf, Effect, EffectTypes, Scope, VerbNamed, Who } from './effect.ts'
import type { VerbRule } from './verb.ts'

/** What a control verb asks, but for the kind, which is the game's. A choice means the effects that follow. */
interface ControlQuestion<E extends EffectTypes> {
  readonly seat: E['game']['seat'] | typeof TABLE
  readonly choices: readonly {
    readonly id: string
    readonly means: readonly Effect<E>[]
    readonly clause: Clause<E['words']>
  }[]
}

export interface VocabularyRules<E extends EffectTypes> {
  readonly verbs: { readonly [Name in keyof E['verbs']]: VerbRule<E, VerbNamed<E, Name>> }
  readonly values: { readonly [Name in E['value']]: (t: Table<E['game']>, scope: Scope<E>) => number }
  /** The members of a group, in the order in which the rules take them. */
  readonly selections: {
    readonly [Name in E['selection']]: (t: Table<E['game']>, scope: Scope<E>) => readonly string[]
  }
  readonly facts: { readonly [Name in E['words']['fact']]: (t: Table<E['game']>, scope: Scope<E>) => boolean }
  /** The noun by which a clause speaks of somebody. Without a phrase the clause is an order to the reader. */
  phraseFor(who: Who<E>): Phrase<E['words']> | undefined
  /** How the two questions are asked that control verbs ask: which of the branches, and whether to do it. */
  readonly asks: {
    chooseOne(t: Table<E['game']>, question: () => ControlQuestion<E>): Routine<readonly Effect<E>[]>
    may(t: Table<E['game']>, question: () => ControlQuestion<E>): Routine<readonly Effect<E>[]>
  }
  /** What happens when no branch of a chooseOne can be carried out. Without this, nothing. */
  noBranch?(t: Table<E['game']>, options: readonly (readonly Effect<E>[])[], scope: Scope<E>): Routine
  /** The clauses of the choices of a `may`. */
  readonly declined: Clause<E['words']>
}

export interface Vocabulary<E extends EffectTypes> {
  run(t: Table<E['game']>, effects: readonly Effect<E>[], scope: Scope<E>): Routine
  isPossible(t: Table<E['game']>, effects: readonly Effect<E>[], scope: Scope<E>): boolean
  /** Whether something would come of each of them now. Quick: it is asked of everything that can be used at any time. */
  isUseful(state: StateOf<E['game']>, effects: readonly Effect<E>[]): boolean
  /** Takes back what these effects brought. */
  reverse(t: Table<E['game']>, effects: readonly Effect<E>[], rule: string): void
  clause(effects: readonly Effect<E>[]): Clause<E['words']>
  amount(t: Table<E['game']>, amount: AmountOf<E>, scope: Scope<E>): number
  holds(t: Table<E['game']>, condition: ConditionOf<E>, scope: Scope<E>): boolean
  /** The people or things meant by `who`. */
  select(t: Table<E['game']>, who: Who<E>, scope: Scope<E>): readonly string[]
  phraseFor(who: Who<E>): Phrase<E['words']> | undefined
}
