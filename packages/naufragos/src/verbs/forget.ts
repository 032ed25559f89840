// The island forgets something.

import type { Flag } from '../effect-types.ts'
import { FLAGS, say, type Verb } from './shared/verb.ts'

export interface Forget {
  readonly flag: Flag
}

export const verb: Verb<Forget> = {
  clause: (verb) => say('forget', { object: { noun: `flag/${verb.flag}` } }),
  run(t, { flag: name }) {
    if (t.state.flags.includes(name)) t.emit({ t: 'flagged', flag: name, set: false })
  },
  worth: () => 0,
  samples: { flag: FLAGS },
}
