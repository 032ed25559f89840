// Wounds of a fight are ignored. Serves one card only.
import { COUNTS } from './shared/samples.ts'
import { fightWorth, KEEP_FOR_FIGHTS } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface IgnoreWounds {
  readonly wounds: number
}

/** RC-CARD-HELMET-01 */
export const verb: Verb<IgnoreWounds> = {
  clause: ({ wounds }) => say('ignoreInFight', { object: { noun: 'wound', count: wounds } }),
  run(t, { wounds }, { you }) {
    t.emit({ t: 'woundsIgnored', person: you, by: wounds })
  },
}

export const worth: Worth<IgnoreWounds> = () => 0

export const useWorth: UseWorth<IgnoreWounds> = (o) => fightWorth(o, 1) - KEEP_FOR_FIGHTS

export const samples: Samples<IgnoreWounds> = { wounds: COUNTS }
