// Determination tokens are gained.

import { tokenWorth } from '../heuristic/outlook.ts'
import { gainDetermination } from '../rules/morale.ts'
import { COUNTS, PEOPLE, people, type Somebody, say, subject, type Verb } from './shared/verb.ts'
import { peopleMeant } from './shared/worth.ts'

export interface GainTokens {
  readonly who: Somebody
  readonly tokens: number
}

export const verb: Verb<GainTokens> = {
  clause: ({ who, tokens }) => say('gain', { ...subject(who), object: { noun: 'determination', count: tokens } }),
  run(t, { who, tokens }, scope) {
    for (const person of people(t, who, scope)) gainDetermination(t, person, tokens, scope.rule)
  },
  worth: (o, { who, tokens }, you) =>
    peopleMeant(o, who, you).reduce((sum, person) => sum + tokens * tokenWorth(o, person), 0),
  samples: { who: PEOPLE, tokens: COUNTS },
}
