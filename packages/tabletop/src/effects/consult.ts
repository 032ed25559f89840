// Tables that have an entry for some of a game's verbs, such as what its bots think of them.
import type { Effect, EffectTypes, Verb, VerbNamed } from './effect.ts'

/** Verb → what it answers to somebody who looks at it. */
type Entries<E extends EffectTypes, Looking, More extends readonly unknown[], Answer> = {
  readonly [Name in keyof E['verbs']]?: (looking: Looking, verb: VerbNamed<E, Name>, ...more: More) => Answer
}

/** What a table answers for an effect. Nothing, if that is a control verb or the table has no entry for its verb. */
export type Consult<E extends EffectTypes> = <Looking, More extends readonly unknown[], Answer>(
  table: Entries<E, Looking, More, Answer>,
  looking: Looking,
  effect: Effect<E>,
  ...more: More
) => Answer | undefined

/** How one game consults its tables. */
export function consulting<E extends EffectTypes>(): Consult<E> {
  return (table, looking, effect, ...more) =>
    hasEntry(table, effect) ? answerOf(table, looking, effect, more) : undefined
}

function hasEntry<E extends EffectTypes>(table: object, effect: Effect<E>): effect is Verb<E> {
  return Object.hasOwn(table, effect.do)
}

function answerOf<
  E extends EffectTypes,
  Name extends keyof E['verbs'],
  Looking,
  More extends readonly unknown[],
  Answer,
>(
  table: Entries<E, Looking, More, Answer>,
  looking: Looking,
  verb: VerbNamed<E, Name>,
  more: More,
): Answer | undefined {
  const name: Name = verb.do
  return table[name]?.(looking, verb, ...more)
}
