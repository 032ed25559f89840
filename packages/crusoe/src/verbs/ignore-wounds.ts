// Wounds of a fight are ignored. Serves one card only.
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface IgnoreWounds {
  readonly wounds: number
}

/** RC-CARD-HELMET-01 */
export const verb: Verb<IgnoreWounds> = {
  clause: ({ wounds }) => say('ignoreInFight', { object: { noun: 'wound', count: wounds } }),
  run(t, { wounds }, { you }) {
    t.emit({ t: 'woundsIgnored', person: you, by: wounds })
  },
  worth: () => 0,
  samples: { wounds: COUNTS },
}
