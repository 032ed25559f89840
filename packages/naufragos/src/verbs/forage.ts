// There is more to forage, or less.

import { isSelfish } from '../heuristic/outlook.ts'
import { changeForage } from '../stores.ts'
import { SIGNED } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Forage {
  readonly by: number
}

export const verb: Verb<Forage> = {
  rule: 'NA-FORAGE-03',
  clause: ({ by }) =>
    by < 0
      ? say('remove', {
          object: { noun: 'forageTile', count: -by },
          from: { noun: 'supply' },
          at: { noun: 'atRandom' },
        })
      : say('add', { object: { noun: 'forageTile', count: by }, to: { noun: 'supply' } }),
  inVain: (_, { by }) => (by < 0 ? 'nothingToLose' : 'empty'),
  run(t, { by }) {
    changeForage(t, by)
  },
}

export const worth: Worth<Forage> = (o, { by }) => (isSelfish(o) ? 0.1 : 0.6) * by

export const samples: Samples<Forage> = { by: SIGNED }
