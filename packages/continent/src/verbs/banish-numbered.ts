// A green card of a number is banished without being seen. T7-BANISH-05

import { banishUnseen } from '../adventure.ts'
import { numbered, type Samples, say, type Verb } from './shared/verb.ts'

export interface BanishNumbered {
  readonly number: number
}

export const verb: Verb<BanishNumbered> = {
  rule: 'T7-BANISH-05',
  clause: ({ number }) => say('banishNumbered', { object: numbered(number) }),
  inVain: 'empty',
  run(t, { number }) {
    banishUnseen(t, number)
    return undefined
  },
}

export const samples: Samples<BanishNumbered> = { number: [118, 12] }
