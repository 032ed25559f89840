// Damage is repaired.

import { repairWithin } from '../repairs.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Repair {
  readonly by: number
}

export const verb: Verb<Repair> = {
  rule: 'NA-CAMP-09',
  clause: ({ by }) => say('repair', { object: { noun: 'damageCard', count: by }, at: { noun: 'withoutEnergy' } }),
  isPersonal: true,
  inVain: 'nothingThere',
  *run(t, { by }, scope) {
    for (let repaired = 0; repaired < by; repaired++) yield* repairWithin(t, scope.you)
  },
}

export const worth: Worth<Repair> = () => 1

export const samples: Samples<Repair> = { by: COUNTS }
