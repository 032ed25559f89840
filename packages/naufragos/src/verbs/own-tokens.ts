// Food tokens for oneself.

import { ownTokenWorth } from '../heuristic/food.ts'
import { caresFor } from '../heuristic/outlook.ts'
import { gainOwnTokens, supplyOf } from '../stores.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface OwnTokens {
  readonly by: number
}

export const verb: Verb<OwnTokens> = {
  rule: 'NA-EAT-06',
  clause: ({ by }) => say('takeOwn', { object: { noun: 'token', count: by }, to: { noun: 'forYourself' } }),
  isPersonal: true,
  helps: () => 'food',
  isIdle: (state) => supplyOf(state).tokens === 0,
  inVain: 'empty',
  run(t, { by }, scope) {
    gainOwnTokens(t, scope.you, by, scope.rule)
  },
}

export const worth: Worth<OwnTokens> = (o, { by }, { you }) => caresFor(o, you) * ownTokenWorth(o, by)

export const samples: Samples<OwnTokens> = { by: COUNTS }
