// Cards of the Action Deck are lost. T7-LIFE-08

import { loseCards } from '../life-force.ts'
import { type Samples, say, type Verb } from './shared/verb.ts'

export interface Lose {
  readonly by: number
}

export const verb: Verb<Lose> = {
  rule: 'T7-LIFE-08',
  clause: ({ by }) => say('lose', { object: { noun: 'deckCard', count: by } }),
  inVain: 'nothingThere',
  run: (t, { by }, { rule }) => loseCards(t, by, rule),
}

export const samples: Samples<Lose> = { by: [1, 2, 5] }
