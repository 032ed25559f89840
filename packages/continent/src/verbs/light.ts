// The fire figure of the active player is put on the terrain. T7-FIRE-01

import { memberOf } from '../people.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-FIRE-01',
  clause: () => say('light'),
  run(t, _, { you }) {
    t.emit({ t: 'fireLit', who: you, at: memberOf(t.state, you).at })
    return undefined
  },
}
