// What happens at night.

import { schedule } from '../rules/later.ts'
import type { CrusoeEffect } from '../types.ts'
import { EFFECTS, type Verb } from './shared/verb.ts'

/** With `waits`, it waits for a night that the victim spends in camp. RC-CARD-JEWEL-01 */
export interface AtNight {
  readonly effects: readonly CrusoeEffect[]
  readonly every?: true
  readonly waits?: true
}

export const verb: Verb<AtNight> = {
  clause: ({ effects, every }, vocabulary) => ({
    say: 'at',
    time: every === true ? 'everyNight' : 'comingNight',
    clause: vocabulary.clause(effects),
  }),
  run(t, { effects, every, waits }, { you, source = '' }) {
    const later = { when: every === true ? 'everyNight' : 'night', effects, you, card: source } as const
    schedule(t, waits === true ? { ...later, waits } : later)
  },
  worth: (_, { effects }, __, weigh) => 0.8 * weigh(effects),
  samples: { effects: EFFECTS, every: [true], waits: [true] },
}
