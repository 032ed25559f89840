// What happens at the start of the next round.
import { schedule } from '../rules/later.ts'
import type { CrusoeEffect } from '../types.ts'
import { EFFECTS } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface AtNextRound {
  readonly effects: readonly CrusoeEffect[]
}

export const verb: Verb<AtNextRound> = {
  clause: ({ effects }, vocabulary) => ({ say: 'at', time: 'nextRoundStart', clause: vocabulary.clause(effects) }),
  run(t, { effects }, { you, source = '' }) {
    schedule(t, { when: 'roundStart', effects, you, card: source })
  },
}

export const worth: Worth<AtNextRound> = (_, { effects }, __, weigh) => 0.8 * weigh(effects)

export const samples: Samples<AtNextRound> = { effects: EFFECTS }
