// Skill or Bonus cards are given up from a hand; each one that is missing costs two cards of the deck.

import { giveUpCards } from '../giving-up.ts'
import { loseCards } from '../life-force.ts'
import { countedIn, memberOf } from '../people.ts'
import { type Samples, say, type Verb, whom } from './shared/verb.ts'

export interface Drop {
  readonly by: number
}

/** What each card that is missing costs. */
const LOSS = 2

export const verb: Verb<Drop> = {
  rule: 'T7-GEN-03',
  clause: ({ by }) => say('drop', { object: { noun: 'handCard', count: by }, at: { noun: 'forEachMissing' } }),
  *run(t, { by }, scope) {
    const who = whom(scope)
    const from = () => countedIn(memberOf(t.state, who))
    const missing = yield* giveUpCards(t, { who, count: by, kind: 'drop', rule: scope.rule, from })
    if (missing > 0) yield* loseCards(t, LOSS * missing, scope.rule)
  },
}

export const samples: Samples<Drop> = { by: [1, 2, 5] }
