// Effect tokens on the spaces of Actions.
import { ACTION_SPACES, type ActionSpace, type EffectToken } from '../state.ts'
import { put, TOKENS } from './shared/tokens.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { TOKEN_WORTH } from './shared/worth.ts'

export interface PutToken {
  readonly token: EffectToken
  readonly at: ActionSpace
}

export const verb: Verb<PutToken> = {
  clause: ({ token, at }) => put(TOKENS[token], `${at}Space`),
  inVain: 'already',
  run(t, { token, at }) {
    if (!t.state.actionTokens[at].includes(token)) t.emit({ t: 'actionTokenPut', space: at, token })
  },
}

export const worth: Worth<PutToken> = ({ left }, { token }) => (left <= 0 ? 0 : TOKEN_WORTH[token])

export const samples: Samples<PutToken> = {
  token: ['reroll', 'greaterDanger', 'timeConsuming', 'additionalWood'],
  at: ACTION_SPACES,
}
