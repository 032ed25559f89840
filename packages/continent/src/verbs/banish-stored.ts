// A Quest Item leaves the game. T7-BANISH-01

import { numberOf } from '../cards/decks.ts'
import { numbered, type Samples, say, type Verb } from './shared/verb.ts'

export interface BanishStored {
  readonly number: number
}

export const verb: Verb<BanishStored> = {
  rule: 'T7-BANISH-01',
  clause: ({ number }) => say('banishStored', { object: numbered(number) }),
  inVain: 'nothingThere',
  run(t, { number }, { rule }) {
    const card = t.state.quests.find((one) => numberOf(one) === number)
    if (card !== undefined) t.emit({ t: 'banished', card, rule })
    return undefined
  },
}

export const samples: Samples<BanishStored> = { number: [615, 12] }
