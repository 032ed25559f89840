// The foggy card of the action is turned face up and resolved. T7-EXPL-03

import { explore } from '../exploring.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-EXPL-03',
  clause: () => say('reveal'),
  *run(t, _, { you }, vocabulary) {
    const source = t.state.action?.source
    if (source !== undefined && 'fog' in source) yield* explore(t, vocabulary, source.fog, you)
  },
}
