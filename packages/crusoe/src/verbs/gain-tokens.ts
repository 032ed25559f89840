// Determination tokens are gained.

import { tokenWorth } from '../heuristic/outlook.ts'
import { gainDetermination } from '../rules/morale.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
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

export interface GainTokens {
  readonly who: Somebody
  readonly tokens: number
}

export const verb: Verb<GainTokens> = {
  clause: ({ who, tokens }) => say('gain', { ...subject(who), object: { noun: 'determination', count: tokens } }),
  run(t, { who, tokens }, scope) {
    for (const person of people(t, who, scope)) gainDetermination(t, person, tokens, scope.rule)
  },
  yields: (_state, _verb, demanded) => demanded === 'determination',
}

export const worth: Worth<GainTokens> = (o, { who, tokens }, you) =>
  peopleMeant(o, who, you).reduce((sum, person) => sum + tokens * tokenWorth(o, person), 0)

export const useWorth: UseWorth<GainTokens> = asSoonAsOffered

export const samples: Samples<GainTokens> = { who: PEOPLE, tokens: COUNTS }
