// The whole Board is left behind. T7-MOVE-17

import { travel } from '../moving.ts'
import { numbered, type Samples, say, type Verb } from './shared/verb.ts'

export interface Journey {
  readonly number: number
}

export const verb: Verb<Journey> = {
  rule: 'T7-MOVE-17',
  clause: ({ number }) => say('journey', { to: numbered(number) }),
  *run(t, { number }, _, vocabulary) {
    yield* travel(t, vocabulary, number)
  },
}

export const samples: Samples<Journey> = { number: [91, 208] }
