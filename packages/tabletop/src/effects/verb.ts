// A verb is one thing: what it says, how it runs, when it is possible, what a bot thinks it worth.
import type { Routine, Table } from '@landfall/kernel'
import type { Clause } from './clause.ts'
import type { Effect, EffectTypes, Scope } from './effect.ts'
import type { Vocabulary } from './rules.ts'

/** What it says and how it runs. Verbs that contain other effects use the vocabulary they are part of. */
export interface VerbRule<E extends EffectTypes, Fields> {
  clause(verb: Fields, vocabulary: Vocabulary<E>): Clause<E['words']>
  /** A verb that asks nothing may be a plain function. */
  run(t: Table<E['game']>, verb: Fields, scope: Scope<E>, vocabulary: Vocabulary<E>): Routine | undefined
  /** Whether it can be carried out now. Without this it always can. */
  isPossible?(t: Table<E['game']>, verb: Fields, scope: Scope<E>): boolean
}

/** A verb with its worth, without which it does not compile. `Fields` is what it needs to know. */
export type WeighedVerb<E extends EffectTypes, Outlook, Fields extends object> = VerbRule<E, Fields> &
  Weighed<E, Outlook, Fields> &
  (keyof Fields extends never ? unknown : Sampled<Fields>)

interface Weighed<E extends EffectTypes, Outlook, Fields> {
  /** What a heuristic player thinks it worth to `you` and to the group. `weigh` is for the effects that it contains. */
  worth(o: Outlook, verb: Fields, you: E['person'], weigh: (effects: readonly Effect<E>[]) => number): number
}

/** What a card says is what it does: a test reads the verb with each of these, and no two may sound alike. */
interface Sampled<Fields> {
  readonly samples: { readonly [F in keyof Fields]-?: readonly Fields[F][] }
  /** The fields that the sentence need not mention, and why. */
  readonly unsaid?: { readonly [F in keyof Fields]?: string }
}
