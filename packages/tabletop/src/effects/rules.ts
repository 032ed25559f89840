// What a game tells a vocabulary, and what it can do then.
import type { Routine, StateOf, TABLE, Table } from '@landfall/kernel'
import type { Act, Clause, Phrase } from './clause.ts'
import type { AmountOf, ConditionOf, Control, Effect, EffectTypes, Option, Scope, VerbNamed, Who } from './effect.ts'
import type { NoEffect } from './no-effect.ts'
import type { VerbRule } from './verb.ts'

/** What a control verb asks, but for the kind, which is the game's. */
interface ControlQuestion<E extends EffectTypes> {
  readonly seat: E['game']['seat'] | typeof TABLE
  readonly choices: readonly ControlChoice<E>[]
}

export interface ControlChoice<E extends EffectTypes> {
  readonly id: string
  readonly means: Option<E>
  readonly clause: Clause<E['words']>
}

/** How prices are paid, and what they say part by part. */
export interface PriceRules<E extends EffectTypes> {
  canPay(t: Table<E['game']>, price: E['price'], scope: Scope<E>): boolean
  pay(t: Table<E['game']>, price: E['price'], scope: Scope<E>): Routine
  clauses(price: E['price']): readonly Clause<E['words']>[]
}

/** How the group decides. */
export interface VoteRules<E extends EffectTypes> {
  /** Who votes, and what they do: as a card says it. */
  readonly who: Phrase<E['words']>
  readonly verb: E['words']['verb']
  /** What is decided, and paid by those who pay. Nothing, if no option can be paid. */
  decide(t: Table<E['game']>, choices: readonly ControlChoice<E>[], scope: Scope<E>): Routine<Option<E> | undefined>
}

/** A test: what it says and whether it is passed. */
export interface TestRule<E extends EffectTypes> {
  act(least: number): Act<E['words']>
  /** Of a die: its results are told by what it shows. */
  readonly faces?: number
  passes(t: Table<E['game']>, least: number, scope: Scope<E>): Routine<boolean>
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
  /** How the two questions are asked that control verbs ask: which of the options, and whether to do it. */
  readonly asks: {
    chooseOne(t: Table<E['game']>, question: () => ControlQuestion<E>, scope: Scope<E>): Routine<Option<E>>
    may(t: Table<E['game']>, question: () => ControlQuestion<E>, scope: Scope<E>): Routine<Option<E>>
  }
  /** Whether an effect is not carried out any more for those it happens to. Without this, all are. */
  isOver?(t: Table<E['game']>, effect: Effect<E>, scope: Scope<E>): boolean
  /** What happens when no option of a chooseOne can be carried out. Without this, nothing. */
  noOption?(t: Table<E['game']>, options: readonly Option<E>[], scope: Scope<E>): Routine
  /** Tells that nothing came of an effect, and why. It writes nothing. Without this, nobody is told. */
  noEffect?(t: Table<E['game']>, of: Option<E>, why: NoEffect, scope: Scope<E>): void
  /** Goes up with all that happens, but not with what only prepares an effect. Without this, all counts. */
  progress?(t: Table<E['game']>): number
  /** What it says to decline a `may`. */
  readonly declined: Clause<E['words']>
  /** For games in which something can be paid. */
  readonly prices?: PriceRules<E>
  /** For games in which groups vote. */
  readonly votes?: VoteRules<E>
  readonly tests: { readonly [Name in E['test']]: TestRule<E> }
}

export interface Vocabulary<E extends EffectTypes> {
  run(t: Table<E['game']>, effects: readonly Effect<E>[], scope: Scope<E>): Routine
  isPossible(t: Table<E['game']>, effects: readonly Effect<E>[], scope: Scope<E>): boolean
  /** Whether something would come of each of them now. Quick: it is asked of everything that can be used at any time. */
  isUseful(state: StateOf<E['game']>, effects: readonly Effect<E>[]): boolean
  /** Takes back what these effects brought. */
  reverse(t: Table<E['game']>, effects: readonly Effect<E>[], rule: string): void
  clause(effects: readonly Effect<E>[]): Clause<E['words']>
  /** The same of an option, with its caption and its price. */
  optionClause(option: Option<E>): Clause<E['words']>
  amount(t: Table<E['game']>, amount: AmountOf<E>, scope: Scope<E>): number
  holds(t: Table<E['game']>, condition: ConditionOf<E>, scope: Scope<E>): boolean
  isControl(effect: Effect<E>): effect is Control<E>
  /** The lists of effects inside an effect, of which some are carried out. */
  branches(effect: Effect<E>): readonly (readonly Effect<E>[])[]
  /** The people or things meant by `who`. */
  select(t: Table<E['game']>, who: Who<E>, scope: Scope<E>): readonly string[]
  phraseFor(who: Who<E>): Phrase<E['words']> | undefined
}
