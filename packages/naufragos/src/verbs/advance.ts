// Somebody goes on along the exploration track.

import type { Seat } from '../components/seats.ts'
import { SUMMIT } from '../components/tracks.ts'
import type { Whom } from '../effect-types.ts'
import { mayClimb } from '../heuristic/goal.ts'
import type { Outlook } from '../heuristic/outlook.ts'
import { advance } from '../markers.ts'
import { castaway } from '../people.ts'
import { COUNTS, PEOPLE } from './shared/samples.ts'
import { targets } from './shared/targets.ts'
import { type Samples, say, subject, type Verb, type Worth } from './shared/verb.ts'
import { forAll } from './shared/worth.ts'

export interface Advance {
  readonly by: number
  readonly who: Whom // = 'you'
}

export const verb: Verb<Advance> = {
  rule: 'NA-EXPL-16',
  clause: ({ who, by }) => say('advance', { ...subject(who), by: { noun: 'space', count: by } }),
  inVain: 'limit',
  *run(t, { who, by }, scope, vocabulary) {
    yield* advance(t, yield* targets(t, who, scope, vocabulary), by)
  },
}

export const worth: Worth<Advance> = (o, { who, by }, { you }) =>
  forAll(o, who, you, (seat) => spaceWorth(o, seat) * by)

export const samples: Samples<Advance> = { by: COUNTS, who: PEOPLE }

/** One space further on; the summit itself only when it is time. */
function spaceWorth(o: Outlook, seat: Seat): number {
  const { space } = castaway(o.seen, seat)
  if (space >= SUMMIT) return 0
  if (space === SUMMIT - 1 && !mayClimb(o)) return -1.5
  return space >= o.lead ? 1.3 : 0.8
}
