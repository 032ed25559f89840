// Morale falls.

import { moraleWorth } from '../heuristic/outlook.ts'
import { changeMorale } from '../rules/morale.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface LowerMorale {
  readonly by: number
}

export const verb: Verb<LowerMorale> = {
  clause: ({ by }) => say('lower', { object: { noun: 'morale' }, by: { figure: by } }),
  inVain: 'limit',
  run(t, { by }, { rule }) {
    changeMorale(t, -by, rule)
  },
}

export const worth: Worth<LowerMorale> = (o, { by }) => -moraleWorth(o, false) * by

export const samples: Samples<LowerMorale> = { by: COUNTS }
