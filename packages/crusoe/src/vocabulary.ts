// All verbs together: how effects run, and what they say.
import { act, defineVocabulary, type Vocabulary } from '@landfall/tabletop'
import { areDemand } from './effects.ts'
import { selections } from './rules/selections.ts'
import { birdsBesideCamp } from './rules/sources.ts'
import { unmet } from './rules/unmet.ts'
import { SCENARIO_VERBS } from './scenarios/all/verbs/table.ts'
import { openSources } from './sources.ts'
import type { CrusoeEffects } from './types.ts'
import { valueIn } from './values.ts'
import { VERBS } from './verbs/table.ts'
import type { CrusoeWords } from './words.ts'

export const vocabulary: Vocabulary<CrusoeEffects> = defineVocabulary<CrusoeEffects>({
  verbs: { ...VERBS, ...SCENARIO_VERBS },
  values: { weapons: (t) => t.state.levels.weapons },
  selections,
  facts: {
    medicine: (t) => valueIn(t.state, 'medicine') > 0,
    shelterBuilt: (t) => t.state.shelterBuilt,
    campFood: (t) => openSources(t.state, t.state.camp).some((source) => source !== 'wood'),
    victimOutside: (t, { you }) => t.state.outside[you] !== undefined,
    birdBesideCamp: (t) => birdsBesideCamp(t.state).length > 0,
  },
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  asks: {
    chooseOne: (t, question) => t.ask(() => ({ kind: 'chooseOne', ...question() })),
    may: (t, question) => t.ask(() => ({ kind: 'may', ...question() })),
  },
  /** RC-TERM-10: a demand that cannot be met in any way. A gift that cannot be taken costs nothing (RC-BUILD-14). */
  *noOption(t, options) {
    if (options.some(({ effects }) => areDemand(effects))) unmet(t, 1)
  },
  noEffect: (t, of, why, { source, rule }) =>
    t.emit({ t: 'hadNoEffect', of, why, rule, ...(source === undefined ? {} : { source }) }),
  declined: act<CrusoeWords>('decline'),
  tests: {},
})
