// A curse is lifted. T7-WIN-02

import { CLUE_IDS } from '../cards/decks.ts'
import type { Clue } from '../config.ts'
import { liftCurse } from '../winning.ts'
import { sourceCard } from './shared/source.ts'
import { type Samples, say, type Verb } from './shared/verb.ts'

export interface Lift {
  readonly clue: Clue
}

export const verb: Verb<Lift> = {
  rule: 'T7-WIN-02',
  clause: ({ clue }) => say('lift', { object: { name: CLUE_IDS[clue] } }),
  run(t, { clue }, scope) {
    liftCurse(t, clue, sourceCard(scope))
    return undefined
  },
}

export const samples: Samples<Lift> = { clue: ['drownedLighthouse', 'borrowedShadow', 'saltChoir'] }
