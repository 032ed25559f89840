// Wounds are suffered.

import { woundCost } from '../heuristic/outlook.ts'
import { woundAll } from '../rules/wounds.ts'
import { COUNTS, PEOPLE, people, type Somebody, say, subject, type Verb } from './shared/verb.ts'
import { peopleMeant } from './shared/worth.ts'

export interface Wound {
  readonly who: Somebody
  readonly wounds: number
}

export const verb: Verb<Wound> = {
  clause: ({ who, wounds }) => say('suffer', { ...subject(who), object: { noun: 'wound', count: wounds } }),
  run(t, { who, wounds }, scope) {
    woundAll(t, people(t, who, scope), wounds, scope.rule)
  },
  worth: (o, { who, wounds }, you) =>
    -peopleMeant(o, who, you).reduce((sum, person) => sum + woundCost(o, person, wounds), 0),
  samples: { who: PEOPLE, wounds: COUNTS },
}
