// Wounds of one person heal, whom the group chooses.
import { healChosen, woundedIn } from '../rules/wounds.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'
import { bestHealing } from './shared/worth.ts'

export interface HealOne {
  readonly wounds: number
}

export const verb: Verb<HealOne> = {
  clause: ({ wounds }) => say('heal', { object: { noun: 'wound', count: wounds }, at: { noun: 'oneCharacter' } }),
  *run(t, { wounds }, scope) {
    yield* healChosen(t, wounds, false, scope.rule)
  },
  isPossible: (t) => woundedIn(t.state).length > 0,
  worth: (o, { wounds }) => bestHealing(o, wounds),
  samples: { wounds: COUNTS },
}
