// Quest Items go back into the Adventure Deck. T7-RETURN-02

import { numberOf } from '../cards/decks.ts'
import { numbered, type Samples, say, type Verb } from './shared/verb.ts'

export interface ReturnStored {
  readonly number: number
  /** Up to so many of them. */
  readonly times: number
}

export const verb: Verb<ReturnStored> = {
  rule: 'T7-RETURN-02',
  clause: ({ number, times }) => say('returnStored', { object: { figure: times }, from: numbered(number) }),
  inVain: 'nothingThere',
  run(t, { number, times }, { rule }) {
    const stored = t.state.quests.filter((card) => numberOf(card) === number)
    for (const card of stored.slice(0, times)) t.emit({ t: 'returned', card, rule })
    return undefined
  },
}

export const samples: Samples<ReturnStored> = { number: [654, 671], times: [1, 2] }
