// Mystery cards are drawn.
import { drawMysteries, type MysteryLimits } from '../rules/mysteries.ts'
import { PEOPLE } from './shared/samples.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import {
  people,
  type Samples,
  type Somebody,
  say,
  subject,
  type UseWorth,
  type Verb,
  type Worth,
} from './shared/verb.ts'

export interface DrawMysteries {
  readonly who: Somebody
  readonly limits: MysteryLimits
}

const WORTH = { creature: -1.6, trap: -1.6, creatureOrTrap: -1.6, treasure: 1.6 } as const
const TYPES = ['creature', 'trap', 'creatureOrTrap', 'treasure'] as const

export const verb: Verb<DrawMysteries> = {
  clause: ({ who, limits }) => {
    if (limits.cards !== undefined) {
      return say('draw', { ...subject(who), object: { noun: 'mystery', count: limits.cards } })
    }
    const list = TYPES.map((noun) => ({ noun, count: limits[noun] ?? 0 })).filter(({ count }) => count > 0)
    return say('drawMysteries', { ...subject(who), object: { list, by: 'and' } })
  },
  *run(t, { who, limits }, scope, vocabulary) {
    const [drawer] = people(t, who, scope)
    if (drawer !== undefined) yield* drawMysteries(t, vocabulary, drawer, limits)
  },
  // One draw at a time.
  isPossible: (t) => t.state.mystery === undefined,
  isUseful: (state) => state.mystery === undefined,
}

export const worth: Worth<DrawMysteries> = (_, { limits }) =>
  TYPES.reduce((sum, type) => sum + (limits[type] ?? 0) * WORTH[type], 0)

export const useWorth: UseWorth<DrawMysteries> = asSoonAsOffered

export const samples: Samples<DrawMysteries> = {
  who: PEOPLE,
  limits: [
    { treasure: 1 },
    { treasure: 2 },
    { creature: 1 },
    { trap: 1 },
    { creatureOrTrap: 1 },
    { creature: 1, treasure: 1 },
    { trap: 1, treasure: 2 },
    { creature: 1, trap: 1, treasure: 1 },
    { creature: 2, trap: 1, treasure: 1 },
    { creature: 1, trap: 1, treasure: 2 },
    { cards: 2 },
    { cards: 3 },
  ],
}
