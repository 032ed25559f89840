// Wounds heal.

import { healWorth } from '../heuristic/outlook.ts'
import { heal, woundedIn } from '../rules/wounds.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { healingWorth } from './shared/use-worth.ts'
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

export interface Heal {
  readonly who: Somebody
  readonly wounds: number
}

export const verb: Verb<Heal> = {
  clause: ({ who, wounds }) => say('heal', { ...subject(who), object: { noun: 'wound', count: wounds } }),
  inVain: 'unhurt',
  run(t, { who, wounds }, scope) {
    for (const person of people(t, who, scope)) heal(t, person, wounds, scope.rule)
  },
  isUseful: (state) => woundedIn(state).length > 0,
  helps: 'wounds',
}

export const worth: Worth<Heal> = (o, { who, wounds }, you) =>
  peopleMeant(o, who, you).reduce((sum, person) => sum + healWorth(o, person, wounds), 0)

export const useWorth: UseWorth<Heal> = (o, _, using) => healingWorth(o, using)

export const samples: Samples<Heal> = { who: PEOPLE, wounds: COUNTS }
