// Determination tokens are given up; those that are missing are wounds.

import { sheetOf } from '../group.ts'
import { tokenWorth, woundCost } from '../heuristic/outlook.ts'
import { tokensOf } from '../heuristic/view.ts'
import { demandDetermination } from '../rules/determination.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { people, type Samples, type Somebody, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { peopleMeant } from './shared/worth.ts'

export interface DiscardTokens {
  readonly who: Somebody
  readonly tokens: number
}

export const verb: Verb<DiscardTokens> = {
  clause: ({ who, tokens }) => say('discard', { ...subject(who), object: { noun: 'determination', count: tokens } }),
  *run(t, { who, tokens }, scope) {
    for (const person of people(t, who, scope)) yield* demandDetermination(t, person, tokens, scope.rule)
  },
  isPossible: (t, { who, tokens }, scope) =>
    people(t, who, scope).every((person) => sheetOf(t.state, person).determination >= tokens),
}

export const worth: Worth<DiscardTokens> = (o, { who, tokens }, you) =>
  -peopleMeant(o, who, you).reduce((sum, person) => {
    const there = Math.min(tokens, tokensOf(o.seen, person))
    return sum + there * tokenWorth(o, person) + woundCost(o, person, tokens - there)
  }, 0)

export const samples: Samples<DiscardTokens> = { who: PEOPLE, tokens: COUNTS }
