// Wounds heal, divided as the group likes.
import { healChosen, woundedIn } from '../rules/wounds.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'
import { bestHealing } from './shared/worth.ts'

export interface HealShared {
  readonly wounds: number
}

export const verb: Verb<HealShared> = {
  clause: ({ wounds }) => say('heal', { object: { noun: 'wound', count: wounds }, at: { noun: 'dividedFreely' } }),
  *run(t, { wounds }, scope) {
    yield* healChosen(t, wounds, true, scope.rule)
  },
  isPossible: (t) => woundedIn(t.state).length > 0,
  worth: (o, { wounds }) => bestHealing(o, wounds),
  samples: { wounds: COUNTS },
}
