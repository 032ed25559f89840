// What happens at night.
import { schedule } from '../rules/later.ts'
import type { CrusoeEffect } from '../types.ts'
import { EFFECTS } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface AtNight {
  /** With `inCamp`, it waits for a night that the victim spends in camp. RC-CARD-JEWEL-01 */
  readonly night: 'coming' | 'every' | 'inCamp'
  readonly effects: readonly CrusoeEffect[]
}

const TIMES = { coming: 'comingNight', every: 'everyNight', inCamp: 'nextNightInCamp' } as const

export const verb: Verb<AtNight> = {
  clause: ({ night, effects }, vocabulary) => ({ say: 'at', time: TIMES[night], clause: vocabulary.clause(effects) }),
  run(t, { night, effects }, { you, source = '' }) {
    const later = { when: night === 'every' ? 'everyNight' : 'night', effects, you, card: source } as const
    schedule(t, night === 'inCamp' ? { ...later, waits: true } : later)
  },
}

export const worth: Worth<AtNight> = (_, { effects }, __, weigh) => 0.8 * weigh(effects)

export const samples: Samples<AtNight> = { night: ['coming', 'every', 'inCamp'], effects: EFFECTS }
