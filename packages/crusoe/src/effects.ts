// What effects are and would bring, told from their verbs without carrying them out.
import { lookup } from '@landfall/kernel'
import type { Control, VerbNamed } from '@landfall/tabletop'
import { SCENARIO_VERBS } from './scenarios/all/verbs/table.ts'
import type { CrusoeState } from './state.ts'
import type { AllVerbs, CrusoeEffect, CrusoeEffects, Demanded } from './types.ts'
import type { Help, Lasting, Verb } from './verbs/shared/verb.ts'
import { VERBS } from './verbs/table.ts'

const RULES: { readonly [Name in keyof AllVerbs]: Verb<AllVerbs[Name]> } = lookup({ ...VERBS, ...SCENARIO_VERBS })

type Named<Name extends keyof AllVerbs> = VerbNamed<CrusoeEffects, Name>

function isControl(effect: CrusoeEffect): effect is Control<CrusoeEffects> {
  return !Object.hasOwn(RULES, effect.do)
}

/** RC-USE-12, RC-AVAIL-03: whether one of them yields what is demanded, where it can be used for it. */
export function yields(state: CrusoeState, effects: readonly CrusoeEffect[], demanded: Demanded): boolean {
  for (const effect of effects) {
    if (!isControl(effect)) {
      if (verbYields(state, effect, demanded)) return true
    } else if (effect.do === 'chooseOne' && effect.options.some((option) => yields(state, option.effects, demanded)))
      return true
  }
  return false
}

function verbYields<Name extends keyof AllVerbs>(state: CrusoeState, verb: Named<Name>, demanded: Demanded): boolean {
  const name: Name = verb.do
  return RULES[name].yields?.(state, verb, demanded, yields) === true
}

/** RC-TERM-25 */
export function areWeapon(effects: readonly CrusoeEffect[]): boolean {
  return effects.some((effect) => !isControl(effect) && RULES[effect.do].isWeapon === true)
}

/** Whether one of them helps against this. */
export function help(effects: readonly CrusoeEffect[], against: Help): boolean {
  return effects.some((effect) => !isControl(effect) && RULES[effect.do].helps === against)
}

/** RC-TERM-10 */
export function areDemand(effects: readonly CrusoeEffect[]): boolean {
  return effects.some((effect) => !isControl(effect) && RULES[effect.do].isDemand === true)
}

/** RC-UNIQ-02: whether they may put a token of this kind on the camp's tile. */
export function putTokenAtCamp(effects: readonly CrusoeEffect[], kind: 'food' | 'wood'): boolean {
  return effects.some((effect) => {
    if (!isControl(effect)) return tokenAtCamp(effect) === kind
    return effect.do === 'if' && putTokenAtCamp(effect.effects, kind)
  })
}

function tokenAtCamp<Name extends keyof AllVerbs>(verb: Named<Name>): 'food' | 'wood' | undefined {
  const name: Name = verb.do
  return RULES[name].tokenAtCamp?.(verb)
}

/** What they bring about that lasts, also where a condition must hold. */
export function lastingOf(effects: readonly CrusoeEffect[]): readonly Lasting[] {
  return effects.flatMap((effect) => {
    if (isControl(effect)) return effect.do === 'if' ? lastingOf(effect.effects) : []
    return lastingOfVerb(effect) ?? []
  })
}

function lastingOfVerb<Name extends keyof AllVerbs>(verb: Named<Name>): Lasting | undefined {
  const name: Name = verb.do
  return RULES[name].lasting?.(verb)
}
