// The island forgets something.

import type { Flag } from '../effect-types.ts'
import { FLAGS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Forget {
  readonly flag: Flag
}

export const verb: Verb<Forget> = {
  clause: (verb) => say('forget', { object: { noun: `flag/${verb.flag}` } }),
  inVain: 'already',
  run(t, { flag: name }) {
    if (t.state.flags.includes(name)) t.emit({ t: 'flagged', flag: name, set: false })
  },
}

export const worth: Worth<Forget> = () => 0

export const samples: Samples<Forget> = { flag: FLAGS }
