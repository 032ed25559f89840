// The expedition of this turn begins elsewhere.

import type { Outlook } from '../heuristic/outlook.ts'
import { SIGNED } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Start {
  readonly by: number
}

export const verb: Verb<Start> = {
  rule: 'NA-EXPL-02',
  clause: ({ by }) =>
    say(by < 0 ? 'lower' : 'raise', { object: { noun: 'firstSquare' }, by: { figure: Math.abs(by) } }),
  run(t, { by }) {
    t.emit({ t: 'startShifted', by })
  },
}

export const worth: Worth<Start> = (o, { by }) => -by * (0.2 + 0.3 * explorersToCome(o))

export const samples: Samples<Start> = { by: SIGNED }

/** Those who will set out this turn; before anybody has placed a pawn, one. */
function explorersToCome({ seen }: Outlook): number {
  const placed = seen.pawns.filter(({ done }) => done !== true)
  return placed.length === 0 ? 1 : placed.filter(({ action }) => action === 'explore').length
}
