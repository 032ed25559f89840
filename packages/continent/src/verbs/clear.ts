// An Exploration card is resolved: it goes, and the numbered card comes into its space. T7-ICON-29

import { clearIfGone } from '../exploring.ts'
import { spotOf } from '../places.ts'
import { sourceCard } from './shared/source.ts'
import { say, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  rule: 'T7-EXPL-04',
  clause: () => say('clear'),
  inVain: 'gone',
  *run(t, _, scope, vocabulary) {
    const card = sourceCard(scope)
    const at = spotOf(t.state, card)
    if (at === undefined) return
    t.emit({ t: 'discarded', card, rule: 'T7-EXPL-04' })
    yield* clearIfGone(t, vocabulary, at, scope.you)
  },
}
