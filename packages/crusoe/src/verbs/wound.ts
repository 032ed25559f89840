// Wounds are suffered.

import { woundCost } from '../heuristic/outlook.ts'
import { woundAll } from '../rules/wounds.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { fightWorth } from './shared/use-worth.ts'
import {
  people,
  type Samples,
  type Somebody,
  say,
  subject,
  type UseWorth,
  type Verb,
  type Worth,
} from './shared/verb.ts'
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
  helps: 'harm',
}

export const worth: Worth<Wound> = (o, { who, wounds }, you) =>
  -peopleMeant(o, who, you).reduce((sum, person) => sum + woundCost(o, person, wounds), 0)

/** A weapon that hurts its owner. */
export const useWorth: UseWorth<Wound> = (o, _, { use, user }) =>
  use.at === 'fight' ? fightWorth(o, 3) - woundCost(o, user, 1) - 0.5 : 0

export const samples: Samples<Wound> = { who: PEOPLE, wounds: COUNTS }
