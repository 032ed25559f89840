// Whether anything would come of effects now: of one of them at least.
import type { StateOf } from '@landfall/kernel'
import type { Control, Effect, EffectTypes, VerbNamed } from './effect.ts'
import { isControl, type Machinery } from './machinery.ts'

export function isUseful<E extends EffectTypes>(
  m: Machinery<E>,
  state: StateOf<E['game']>,
  effects: readonly Effect<E>[],
): boolean {
  for (const effect of effects) {
    if (isControl(m, effect) ? isControlUseful(m, state, effect) : isVerbUseful(m, state, effect)) return true
  }
  return effects.length === 0
}

/** What comes of the others depends on whom they meet and what is decided then. */
function isControlUseful<E extends EffectTypes>(
  m: Machinery<E>,
  state: StateOf<E['game']>,
  effect: Control<E>,
): boolean {
  if (effect.do === 'chooseOne') return effect.options.some((option) => isUseful(m, state, option.effects))
  return effect.do !== 'inOrder' || isUseful(m, state, effect.effects)
}

function isVerbUseful<E extends EffectTypes, Name extends keyof E['verbs']>(
  { rules }: Machinery<E>,
  state: StateOf<E['game']>,
  verb: VerbNamed<E, Name>,
): boolean {
  const name: Name = verb.do
  return rules.verbs[name].isUseful?.(state, verb) ?? true
}
