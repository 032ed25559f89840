// A Trap or a Creature is ignored.

import { asSoonAsOffered } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface IgnoreDanger {
  readonly danger: 'trap' | 'creature'
}

/** RC-CARD-WHIP-02, RC-SCN4-22 */
export const verb: Verb<IgnoreDanger> = {
  clause: ({ danger }) => say('ignore', { object: { noun: danger === 'trap' ? 'metTrap' : 'metCreature' } }),
  run(t) {
    t.emit({ t: 'mysteryIgnored' })
  },
}

export const worth: Worth<IgnoreDanger> = () => 0

export const useWorth: UseWorth<IgnoreDanger> = asSoonAsOffered

export const samples: Samples<IgnoreDanger> = { danger: ['trap', 'creature'] }
