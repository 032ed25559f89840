// What cards can do, all together.

import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import { act, defineVocabulary } from '@landfall/tabletop'
import type { CardId } from './cards/card-ids.ts'
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect, NaufragosEffects, NaufragosVocabulary } from './effect-types.ts'
import { FACTS } from './facts.ts'
import { chooseOption, votes } from './options.ts'
import { prices } from './payments.ts'
import { tests } from './tests.ts'
import type { Naufragos } from './types.ts'
import { group } from './verbs/shared/targets.ts'
import { VERBS } from './verbs/table.ts'
import type { NaufragosWords } from './words.ts'

type T = Table<Naufragos>

export const vocabulary: NaufragosVocabulary = defineVocabulary<NaufragosEffects>({
  verbs: VERBS,
  values: {},
  selections: {
    explorers: (t) => group(t, 'explorers'),
    home: (t) => group(t, 'home'),
    everyone: (t) => group(t, 'everyone'),
    start: (t) => group(t, 'start'),
    one: (t) => group(t, 'one'),
    other: (t) => group(t, 'other'),
    random: (t) => group(t, 'random'),
  },
  facts: FACTS,
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  asks: { chooseOne: chooseOption, may: neverAsked },
  declined: act<NaufragosWords>('nothing'),
  prices,
  votes,
  tests,
})

/** Whoever may do something or not has an option with a caption for either. */
function neverAsked(): never {
  throw new Error('a card asks with options')
}

/** Carries a card, tile or item out for somebody. NA-CARD-01 */
export function carryOut(t: T, source: CardId, by: Seat, effects: readonly NaufragosEffect[], rule: string): Routine {
  if (effects.length === 0) return NOTHING
  return t.within({ card: source, actor: by }, function* () {
    t.emit({ t: 'resolvingBegan', source, by })
    yield* vocabulary.run(t, effects, { you: by, rule, source })
    t.emit({ t: 'resolvingEnded' })
  })
}
