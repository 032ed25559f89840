// Morale falls.

import { moraleWorth } from '../heuristic/outlook.ts'
import { changeMorale } from '../rules/morale.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface LowerMorale {
  readonly by: number
}

export const verb: Verb<LowerMorale> = {
  clause: ({ by }) => say('lower', { object: { noun: 'morale' }, by: { figure: by } }),
  run(t, { by }, { rule }) {
    changeMorale(t, -by, rule)
  },
  worth: (o, { by }) => -moraleWorth(o, false) * by,
  samples: { by: COUNTS },
}
