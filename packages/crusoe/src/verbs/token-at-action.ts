// An effect token on the place of the Action at hand.
import { placeOfAction } from '../rules/tokens.ts'
import { put, TOKENS } from './shared/tokens.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { TOKEN_WORTH } from './shared/worth.ts'

export interface TokenAtAction {
  readonly token: 'greaterDanger' | 'timeConsuming'
  readonly remembered?: true
}

export const verb: Verb<TokenAtAction> = {
  clause: ({ token }) => put(TOKENS[token], 'placeOfAction'),
  run(t, { token, remembered }, { source = '' }) {
    const space = placeOfAction(t.state)
    if (space === undefined || t.state.islandTokens[space]?.includes(token) === true) return
    t.emit({ t: 'islandTokenPut', space, token })
    if (remembered === true) t.emit({ t: 'remembered', card: source, memory: { space } })
  },
}

export const worth: Worth<TokenAtAction> = ({ left }, { token }) => (left <= 0 ? 0 : TOKEN_WORTH[token])

export const samples: Samples<TokenAtAction> = {
  token: ['greaterDanger', 'timeConsuming'],
  remembered: { unsaid: 'the lower half of the card speaks of this very token' },
}
