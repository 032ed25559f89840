// The island remembers something.

import type { Flag } from '../effect-types.ts'
import { FLAGS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Remember {
  readonly flag: Flag
}

/** It may help later, or do harm. */
const WORTH: { readonly [F in Flag]: number } = {
  allies: 1.5,
  bones: 0.3,
  bosun: 0.5,
  gift: 0.3,
  mercy: 0.3,
  offence: -0.3,
  respect: 0.3,
  robbed: -0.3,
  smoke: 0.3,
  trust: 0.4,
}

export const verb: Verb<Remember> = {
  clause: (verb) => say('remember', { object: { noun: `flag/${verb.flag}` } }),
  inVain: 'already',
  run(t, { flag: name }) {
    if (!t.state.flags.includes(name)) t.emit({ t: 'flagged', flag: name, set: true })
  },
}

export const worth: Worth<Remember> = (_, { flag }) => WORTH[flag]

export const samples: Samples<Remember> = { flag: FLAGS }
