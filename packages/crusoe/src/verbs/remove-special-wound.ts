// The Special Wound of this card heals.
import { people, say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('remove', { object: { noun: 'thatSpecialWound' } }),
  run(t, _, scope) {
    for (const person of people(t, 'bearer', scope)) {
      t.emit({ t: 'specialWoundRemoved', person, card: scope.source ?? '' })
    }
  },
}

export const worth: Worth = () => 0
