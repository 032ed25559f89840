// Skill or Bonus cards are given up from a hand; each one that is missing costs two cards of the deck.

import { ofCard } from '../choices.ts'
import { loseCards } from '../life-force.ts'
import { countedIn, memberOf, seatOf } from '../people.ts'
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
    for (let left = by; left > 0; left--) {
      const card = yield* t.pick(() => ({
        seat: seatOf(t.state, who),
        kind: 'drop',
        rule: scope.rule,
        choices: countedIn(memberOf(t.state, who)).map(ofCard),
      }))
      if (card === undefined) return yield* loseCards(t, LOSS * left, scope.rule)
      t.emit({ t: 'discarded', card, who, rule: scope.rule })
    }
  },
}

export const samples: Samples<Drop> = { by: [1, 2, 5] }
