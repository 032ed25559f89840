// Wounds of one person heal, whom the group chooses.
import { healChosen, woundedIn } from '../rules/wounds.ts'
import { COUNTS } from './shared/samples.ts'
import { healingWorth } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'
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
  isUseful: (state) => woundedIn(state).length > 0,
  helps: 'wounds',
}

export const worth: Worth<HealOne> = (o, { wounds }) => bestHealing(o, wounds)

export const useWorth: UseWorth<HealOne> = (o, _, using) => healingWorth(o, using)

export const samples: Samples<HealOne> = { wounds: COUNTS }
