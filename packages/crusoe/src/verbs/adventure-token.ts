// An Adventure token on a deck.
import type { DiceAction } from '../components/dice.ts'
import { put } from './shared/tokens.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface AdventureToken {
  readonly deck: DiceAction
}

export const verb: Verb<AdventureToken> = {
  clause: ({ deck }) => put('adventureToken', `${deck}Deck`),
  inVain: 'already',
  run(t, { deck }) {
    if (!t.state.adventureTokens.includes(deck)) t.emit({ t: 'adventureTokenPut', deck })
  },
}

export const worth: Worth<AdventureToken> = ({ left }) => (left <= 0 ? 0 : -0.5)

export const samples: Samples<AdventureToken> = { deck: ['build', 'gather', 'explore'] }
