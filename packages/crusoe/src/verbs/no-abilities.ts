// Somebody may not use abilities. Serves one card only.
import { isCharacter } from '../people.ts'
import { PEOPLE, people, type Somebody, say, subject, type Verb } from './shared/verb.ts'

export interface NoAbilities {
  readonly who: Somebody
}

export const verb: Verb<NoAbilities> = {
  clause: ({ who }) => say('useNoAbilities', { ...subject(who), at: { noun: 'thisRound' } }),
  run(t, { who }, scope) {
    const weak = people(t, who, scope).filter(isCharacter)
    t.emit({ t: 'limited', limits: { noAbilities: [...new Set([...t.state.limits.noAbilities, ...weak])] } })
  },
  worth: () => -0.4,
  samples: { who: PEOPLE },
}
