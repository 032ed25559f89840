// Something cannot be done this turn.

import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Ban {
  readonly what: 'fish'
}

export const verb: Verb<Ban> = {
  rule: 'NA-UPKEEP-04',
  clause: () => say('banFish'),
  run(t, _, { rule }) {
    t.emit({ t: 'fishingBanned', rule })
  },
}

export const worth: Worth<Ban> = () => -0.5

export const samples: Samples<Ban> = { what: ['fish'] }
