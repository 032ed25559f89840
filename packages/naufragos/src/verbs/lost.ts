// The player who carries it out is lost.

import { LOST } from '../heuristic/homeward.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'NA-LOST-01',
  clause: () => say('getLost'),
  inVain: 'impossible',
  run(t, _, scope) {
    const { expedition } = t.state
    if (expedition?.explorers.includes(scope.you) !== true) return
    t.emit({ t: 'gotLost', seats: [scope.you], square: expedition.cube })
  },
}

export const worth: Worth = () => -LOST
