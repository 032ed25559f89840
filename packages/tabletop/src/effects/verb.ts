// What a game writes for each of its verbs. What a bot thinks it worth is the game's own.
import type { Routine, StateOf, Table } from '@landfall/kernel'
import type { Clause } from './clause.ts'
import type { Effect, EffectTypes, Scope } from './effect.ts'
import type { SaysNoEffect } from './no-effect.ts'
import type { Vocabulary } from './rules.ts'

/** What it says and how it runs. Verbs that contain other effects use the vocabulary they are part of. */
export interface VerbRule<E extends EffectTypes, Fields> {
  clause(verb: Fields, vocabulary: Vocabulary<E>): Clause<E['words']>
  /** A verb that asks nothing may be a plain function. */
  run(t: Table<E['game']>, verb: Fields, scope: Scope<E>, vocabulary: Vocabulary<E>): Routine | undefined
  /** Whether it can be carried out now. Without this it always can. */
  isPossible?(t: Table<E['game']>, verb: Fields, scope: Scope<E>): boolean
  /** Why nothing came of it, when nothing did. It need not ask whether it reaches anybody. Without this, it was not possible. */
  readonly inVain?: SaysNoEffect | ((t: Table<E['game']>, verb: Fields, scope: Scope<E>) => SaysNoEffect)
  /** The lists of effects inside it. */
  branches?(verb: Fields): readonly (readonly Effect<E>[])[]
  /** Whether anything would come of it now, so that it is worth offering. Without this, something always would. */
  isUseful?(state: StateOf<E['game']>, verb: Fields): boolean
  /** Takes back what it brought, when the thing is lost that brought it. Without this, that stays. */
  reverse?(t: Table<E['game']>, verb: Fields, rule: string): void
}

/**
 * Values for each field. What a card says is what it does: a test reads the verb with each of these, and no two may sound
 * alike. Where the sentence need not mention a field, this says why.
 */
export type VerbSamples<Fields> = {
  readonly [F in keyof Fields]-?: readonly Fields[F][] | { readonly unsaid: string }
}

/** The samples of all verbs that need to know anything. */
export type SamplesOfAll<Verbs> = {
  readonly [Name in keyof Verbs as keyof Verbs[Name] extends never ? never : Name]: VerbSamples<Verbs[Name]>
}
