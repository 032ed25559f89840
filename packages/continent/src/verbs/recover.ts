// Random cards of the pile are shuffled into the Action Deck. T7-LIFE-03

import { cardsInPile, recoverCards, recoveryOf } from '../life-force.ts'
import { type Samples, say, type Verb } from './shared/verb.ts'

export interface Recover {
  readonly by: number
}

export const verb: Verb<Recover> = {
  rule: 'T7-LIFE-03',
  clause: ({ by }) => say('recover', { object: { noun: 'randomCard', count: by }, to: { noun: 'deck' } }),
  isUseful: (state) => cardsInPile(state) > 0,
  inVain: 'nothingThere',
  run(t, { by }, { rule }) {
    const { meal = 0 } = t.state.action ?? {}
    recoverCards(t, recoveryOf(t.state, by + meal), rule)
    return undefined
  },
}

export const samples: Samples<Recover> = { by: [1, 2, 5] }
