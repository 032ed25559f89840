// Whether effects can be carried out now.
import type { Table } from '@landfall/kernel'
import { holds } from './conditions.ts'
import type { Control, Effect, EffectTypes, Option, Scope, VerbNamed } from './effect.ts'
import { factsOf, isControl, type Machinery, pricesOf, select } from './machinery.ts'

/** Several effects can be carried out when each of them can, as things stand now. */
export function isPossible<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effects: readonly Effect<E>[],
  scope: Scope<E>,
): boolean {
  return effects.every((effect) =>
    isControl(m, effect) ? isControlPossible(m, t, effect, scope) : isVerbPossible(m, t, effect, scope),
  )
}

/** An option is open when its price can be paid and its effects can be carried out. */
export function isOpen<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  { price, effects }: Option<E>,
  scope: Scope<E>,
): boolean {
  return (price === undefined || pricesOf(m).canPay(t, price, scope)) && isPossible(m, t, effects, scope)
}

function isControlPossible<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effect: Control<E>,
  scope: Scope<E>,
): boolean {
  switch (effect.do) {
    case 'chooseOne':
    case 'vote':
      return effect.options.some((option) => isOpen(m, t, option, scope))
    case 'may':
    case 'repeat':
    case 'test':
      return true
    case 'pay':
      return isOpen(m, t, effect, scope)
    case 'inOrder':
      return isPossible(m, t, effect.effects, scope)
    case 'forEach':
      return select(m, t, effect.of, scope).some((each) => isPossible(m, t, effect.effects, { ...scope, each }))
    case 'if': {
      const isSo = holds(effect.condition, factsOf(m, t, scope))
      return isPossible(m, t, isSo ? effect.effects : (effect.otherwise ?? []), scope)
    }
  }
}

function isVerbPossible<E extends EffectTypes, Name extends keyof E['verbs']>(
  { rules }: Machinery<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
): boolean {
  const name: Name = verb.do
  return rules.verbs[name].isPossible?.(t, verb, scope) ?? true
}
