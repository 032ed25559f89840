// Taking back what effects brought.
import type { Table } from '@landfall/kernel'
import type { Effect, EffectTypes, VerbNamed } from './effect.ts'
import { isControl, type Machinery } from './machinery.ts'

/** What was chosen, or depended on something, is not known any more, and stays. */
export function reverse<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effects: readonly Effect<E>[],
  rule: string,
): void {
  for (const effect of effects) if (!isControl(m, effect)) reverseVerb(m, t, effect, rule)
}

function reverseVerb<E extends EffectTypes, Name extends keyof E['verbs']>(
  { rules }: Machinery<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  rule: string,
): void {
  const name: Name = verb.do
  rules.verbs[name].reverse?.(t, verb, rule)
}
