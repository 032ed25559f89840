// Somebody reaches the camp without a roll.

import type { Whom } from '../effect-types.ts'
import { PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { homewardWorth } from './shared/worth.ts'

export interface Safe {
  readonly who: Whom // = 'you'
}

export const verb: Verb<Safe> = {
  rule: 'NA-RETURN-10',
  clause: ({ who }) => say('reachCamp', subject(who)),
  inVain: 'already',
  *run(t, { who }, scope, vocabulary) {
    const out = (yield* targets(t, who, scope, vocabulary)).filter((seat) =>
      t.state.expedition?.explorers.includes(seat),
    )
    if (out.length > 0) t.emit({ t: 'cameHome', seats: out, rolled: false })
  },
}

export const worth: Worth<Safe> = (o) => homewardWorth(o, -2, 0) - 0.5

export const samples: Samples<Safe> = { who: PEOPLE }
