// The front of a foggy card beside the reader's terrain is looked at.

import { explorationsAt } from '../board.ts'
import { lookUnderFog } from '../peeking.ts'
import { say, type Verb, whom } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-GEN-03',
  clause: () => say('lookUnder'),
  isPossible: (t, _, scope) =>
    explorationsAt(t.state, t.state.members.find(({ who }) => who === whom(scope))?.at ?? '0,0').some(
      ({ open }) => open === undefined,
    ),
  inVain: 'nothingThere',
  run: (t, _, scope) => lookUnderFog(t, whom(scope)),
}
