// The cards on top of the Action Deck are looked at and put back in any order.

import { cardsInDeck } from '../life-force.ts'
import { orderTop } from '../peeking.ts'
import { type Samples, say, type Verb, whom } from './shared/verb.ts'

export interface LookAhead {
  readonly cards: number
}

export const verb: Verb<LookAhead> = {
  rule: 'T7-GEN-15',
  clause: ({ cards }) => say('lookAhead', { object: { noun: 'topCard', count: cards }, at: { noun: 'inAnyOrder' } }),
  isUseful: (state) => cardsInDeck(state) > 0,
  inVain: 'empty',
  run: (t, { cards }, scope) => orderTop(t, whom(scope), cards),
}

export const samples: Samples<LookAhead> = { cards: [2, 3] }
