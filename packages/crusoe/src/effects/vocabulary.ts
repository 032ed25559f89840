// All verbs together: how effects run, and what they say.
import { act, defineVocabulary, type Vocabulary } from '@landfall/tabletop'
import { openSources } from '../sources.ts'
import type { CrusoeEffects } from '../types.ts'
import { valueIn } from '../values.ts'
import type { CrusoeWords } from '../words.ts'
import { beastVerbs } from './beasts.ts'
import { cardVerbs } from './cards.ts'
import { determinationVerbs } from './determination.ts'
import { discoveryVerbs } from './discoveries.ts'
import { fightVerbs } from './fight.ts'
import { birdsBesideCamp, islandVerbs } from './island.ts'
import { itemVerbs } from './items.ts'
import { levelVerbs } from './levels.ts'
import { moraleVerbs } from './morale.ts'
import { mysteryVerbs } from './mysteries.ts'
import { productionVerbs } from './production.ts'
import { resourceVerbs } from './resources.ts'
import { roundVerbs } from './round.ts'
import { scenarioVerbs } from './scenarios.ts'
import { selections } from './selections.ts'
import { tokenVerbs } from './tokens.ts'
import { unmet } from './unmet.ts'
import { woundVerbs } from './wound.ts'

export const vocabulary: Vocabulary<CrusoeEffects> = defineVocabulary<CrusoeEffects>({
  verbs: {
    ...beastVerbs,
    ...cardVerbs,
    ...determinationVerbs,
    ...discoveryVerbs,
    ...fightVerbs,
    ...islandVerbs,
    ...itemVerbs,
    ...levelVerbs,
    ...moraleVerbs,
    ...mysteryVerbs,
    ...productionVerbs,
    ...resourceVerbs,
    ...roundVerbs,
    ...scenarioVerbs,
    ...tokenVerbs,
    ...woundVerbs,
  },
  values: { weapons: (t) => t.state.levels.weapons },
  selections,
  facts: {
    medicine: (t) => valueIn(t.state, 'medicine') > 0,
    shelterBuilt: (t) => t.state.shelterBuilt,
    campFood: (t) => openSources(t.state, t.state.camp).some((source) => source !== 'wood'),
    birdBesideCamp: (t) => birdsBesideCamp(t.state).length > 0,
  },
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  asks: {
    chooseOne: (t, asked) => t.ask(() => ({ kind: 'chooseOne', ...asked() })),
    may: (t, asked) => t.ask(() => ({ kind: 'may', ...asked() })),
  },
  /** RC-TERM-10: a demand that cannot be met in any way. A gift that cannot be taken costs nothing (RC-BUILD-14). */
  *noBranch(t, options) {
    const isDemand = options.some((option) => option.some((effect) => effect.do === 'lower' || effect.do === 'halve'))
    if (isDemand) unmet(t, 1)
  },
  declined: act<CrusoeWords>('decline'),
})
