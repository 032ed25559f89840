// Somebody may not use abilities. Serves one card only.
import { isCharacter } from '../people.ts'
import { PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'

export interface NoAbilities {
  readonly who: Somebody
}

export const verb: Verb<NoAbilities> = {
  clause: ({ who }) => say('useNoAbilities', { ...subject(who), at: { noun: 'thisRound' } }),
  run(t, { who }, scope) {
    const weak = people(t, who, scope).filter(isCharacter)
    t.emit({ t: 'limited', limits: { noAbilities: [...new Set([...t.state.limits.noAbilities, ...weak])] } })
  },
  lasting: () => 'noAbilities',
}

export const worth: Worth<NoAbilities> = () => -0.4

export const samples: Samples<NoAbilities> = { who: PEOPLE }
