// What cards can do, all together.

import { act, defineVocabulary } from '@landfall/tabletop'
import { isExplorer } from './components/seats.ts'
import type { ContinentEffects, ContinentVocabulary } from './effect-types.ts'
import { FACTS } from './facts.ts'
import { hereWith, involvedIn, isInPlay } from './people.ts'
import { VERBS } from './verbs/table.ts'
import type { ContinentWords } from './words.ts'

export const vocabulary: ContinentVocabulary = defineVocabulary<ContinentEffects>({
  verbs: VERBS,
  values: {},
  selections: {
    involved: (t) => involvedIn(t.state),
    here: (t) => hereWith(t.state),
  },
  facts: {
    fire: (t) => FACTS.fire(t.state),
    alone: (t) => FACTS.alone(t.state),
    secondBellRung: (t) => FACTS.secondBellRung(t.state),
    otherBellsRung: (t) => FACTS.otherBellsRung(t.state),
    jarStored: (t) => FACTS.jarStored(t.state),
    peal: (t) => FACTS.peal(t.state),
    frozenOrDrenched: (t) => FACTS.frozenOrDrenched(t.state),
    crowd: (t) => FACTS.crowd(t.state),
    choirWins: (t) => FACTS.choirWins(t.state),
    cornered: (t) => FACTS.cornered(t.state),
  },
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  // T7-ACT-CONS-12: whoever is eliminated meanwhile does nothing more.
  isOver: (t, _, { you, each = you }) => !isInPlay(t.state, you) || (isExplorer(each) && !isInPlay(t.state, each)),
  asks: { chooseOne: neverAsked, may: neverAsked },
  noEffect: (t, of, why, { source, rule }) =>
    t.emit({ t: 'hadNoEffect', of, why, rule, ...(source === undefined ? {} : { source }) }),
  declined: act<ContinentWords>('nothing'),
  tests: {},
})

/** What may be done or not is an action or an effect of its own. */
function neverAsked(): never {
  throw new Error('no card asks for this')
}
