// "Your adventure is over" for all who are involved. T7-ELIM-01, T7-LOSE-02

import { endAdventures } from '../coming-and-going.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-ELIM-01',
  clause: () => say('endAdventure'),
  run: (t, _, scope) => endAdventures(t, sourceCard(scope)),
}
