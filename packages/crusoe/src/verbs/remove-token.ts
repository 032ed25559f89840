// Effect tokens leave the spaces of Actions. Serves one card only.
import { isFixedToken } from '../scenarios/sheets.ts'
import { ACTION_SPACES, type ActionSpace, type EffectToken } from '../state.ts'
import { TOKENS } from './shared/tokens.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface RemoveToken {
  readonly token: EffectToken
  readonly from: ActionSpace
}

export const verb: Verb<RemoveToken> = {
  clause: ({ token, from }) => say('remove', { object: { noun: TOKENS[token] }, from: { noun: `${from}Space` } }),
  inVain: 'nothingThere',
  run(t, { token, from }) {
    // RC-SCN4-07
    if (isFixedToken(t.state, from, token)) return
    if (t.state.actionTokens[from].includes(token)) t.emit({ t: 'actionTokenUsed', space: from, token })
  },
}

export const worth: Worth<RemoveToken> = () => 0.8

export const samples: Samples<RemoveToken> = {
  token: ['reroll', 'greaterDanger', 'timeConsuming', 'additionalWood'],
  from: ACTION_SPACES,
}
