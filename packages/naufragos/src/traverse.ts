// All that a card can do, with what lies inside its choices, votes, tests and conditions.
import type { NaufragosEffect } from './effect-types.ts'
import { vocabulary } from './vocabulary.ts'

type Effects = readonly NaufragosEffect[]

export function allWithin(effects: Effects): Effects {
  return effects.flatMap((effect) => [effect, ...vocabulary.branches(effect).flatMap(allWithin)])
}
