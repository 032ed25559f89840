// All that a card can do, with what lies inside its choices, votes, tests and conditions.
import type { NaufragosEffect } from './effect-types.ts'

type Effects = readonly NaufragosEffect[]

/** The lists of effects inside an effect, of which one or the other is carried out. */
export function branchesOf(effect: NaufragosEffect): readonly Effects[] {
  switch (effect.do) {
    case 'choose':
    case 'vote':
      return effect.options.map(({ effects }) => effects)
    case 'roll':
    case 'strength':
    case 'groupStrength':
      return [effect.ok, effect.ko]
    case 'if':
      return [effect.effects, effect.otherwise ?? []]
    default:
      return []
  }
}

export function allWithin(effects: Effects): Effects {
  return effects.flatMap((effect) => [effect, ...branchesOf(effect).flatMap(allWithin)])
}
