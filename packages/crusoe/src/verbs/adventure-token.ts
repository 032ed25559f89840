// An Adventure token on a deck.
import type { DiceAction } from '../components/dice.ts'
import { put } from './shared/tokens.ts'
import type { Verb } from './shared/verb.ts'

export interface AdventureToken {
  readonly deck: DiceAction
}

export const verb: Verb<AdventureToken> = {
  clause: ({ deck }) => put('adventureToken', `${deck}Deck`),
  run(t, { deck }) {
    if (!t.state.adventureTokens.includes(deck)) t.emit({ t: 'adventureTokenPut', deck })
  },
  worth: ({ left }) => (left <= 0 ? 0 : -0.5),
  samples: { deck: ['build', 'gather', 'explore'] },
}
