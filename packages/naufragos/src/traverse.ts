// All that a card can do, with what lies inside its choices, votes, tests and conditions.
import type { NaufragosEffect } from './effect-types.ts'
import type { Verbs } from './verbs/index.ts'
import type { Verb } from './verbs/shared/verb.ts'
import { VERBS } from './verbs/table.ts'

type Effects = readonly NaufragosEffect[]

/** The lists of effects inside an effect, of which one or the other is carried out. */
export function branchesOf(effect: NaufragosEffect): readonly Effects[] {
  if (effect.do === 'if') return [effect.effects, effect.otherwise ?? []]
  return isVerb(effect) ? branchesOfVerb(effect.do, effect) : []
}

const isVerbName = (name: string): name is keyof Verbs => Object.hasOwn(VERBS, name)

/** The rule that says more about a verb than a card does. */
export const ruleOfVerb = (name: string): string | undefined => (isVerbName(name) ? VERBS[name].rule : undefined)

export function isVerb(effect: NaufragosEffect): effect is Extract<NaufragosEffect, { do: keyof Verbs }> {
  return isVerbName(effect.do)
}

function branchesOfVerb<Name extends keyof Verbs>(name: Name, verb: Verbs[Name]): readonly Effects[] {
  const rule: Verb<Verbs[Name]> = VERBS[name]
  return rule.branches?.(verb) ?? []
}

export function allWithin(effects: Effects): Effects {
  return effects.flatMap((effect) => [effect, ...branchesOf(effect).flatMap(allWithin)])
}
