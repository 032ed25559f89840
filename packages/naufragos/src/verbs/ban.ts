// Something cannot be done this turn.

import { say, type Verb } from './shared/verb.ts'

export interface Ban {
  readonly what: 'fish'
}

export const verb: Verb<Ban> = {
  rule: 'NA-UPKEEP-04',
  clause: () => say('banFish'),
  run(t, _, { rule }) {
    t.emit({ t: 'fishingBanned', rule })
  },
  worth: () => -0.5,
  samples: { what: ['fish'] },
}
