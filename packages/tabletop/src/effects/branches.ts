// What lies inside effects: the options of a choice, the results of a test, what a condition leads to.
import type { Control, Effect, EffectTypes, VerbNamed } from './effect.ts'
import { isControl, type Machinery } from './machinery.ts'

type Lists<E extends EffectTypes> = readonly (readonly Effect<E>[])[]

/** The lists of effects inside an effect, of which some are carried out. */
export function branchesOf<E extends EffectTypes>(m: Machinery<E>, effect: Effect<E>): Lists<E> {
  return isControl(m, effect) ? branchesOfControl(effect) : branchesOfVerb(m, effect)
}

function branchesOfControl<E extends EffectTypes>(effect: Control<E>): Lists<E> {
  switch (effect.do) {
    case 'chooseOne':
    case 'vote':
      return effect.options.map(({ effects }) => effects)
    case 'test':
      return [effect.success, effect.failure]
    case 'if':
      return [effect.effects, effect.otherwise ?? []]
    case 'inOrder':
    case 'may':
    case 'pay':
    case 'forEach':
    case 'repeat':
      return [effect.effects]
  }
}

function branchesOfVerb<E extends EffectTypes, Name extends keyof E['verbs']>(
  { rules }: Machinery<E>,
  verb: VerbNamed<E, Name>,
): Lists<E> {
  const name: Name = verb.do
  return rules.verbs[name].branches?.(verb) ?? []
}
