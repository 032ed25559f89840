// Morale rises.
import { HIGHEST_MORALE } from '../components/camp.ts'
import { moraleWorth } from '../heuristic/outlook.ts'
import { changeMorale } from '../rules/morale.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface RaiseMorale {
  readonly by: number
}

export const verb: Verb<RaiseMorale> = {
  clause: ({ by }) => say('raise', { object: { noun: 'morale' }, by: { figure: by } }),
  inVain: 'limit',
  run(t, { by }, { rule }) {
    changeMorale(t, by, rule)
  },
  isPossible: (t) => t.state.morale < HIGHEST_MORALE,
  isUseful: (state) => state.morale < HIGHEST_MORALE,
  helps: 'morale',
}

export const worth: Worth<RaiseMorale> = (o, { by }) => moraleWorth(o, true) * by

export const samples: Samples<RaiseMorale> = { by: COUNTS }
