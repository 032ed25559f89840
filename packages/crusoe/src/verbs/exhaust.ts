// Sources near the camp run dry.
import { SPACES, stepsFrom } from '../components/island.ts'
import { adjacentTiles, chooseSource, coverSource, type SourceKind, sourcesOn } from '../rules/sources.ts'
import { unmet } from '../rules/unmet.ts'
import type { CrusoeState } from '../state.ts'
import type { SourceAt } from '../types.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Exhaust {
  readonly kind: SourceKind
  readonly sources: number
  readonly where: 'nearest' | 'adjacent'
}

/** RC-TERM-08: those closest to the camp. */
function nearest(state: CrusoeState, kind: SourceKind): readonly SourceAt[] {
  const away = stepsFrom(state.camp, () => true)
  for (let steps = 0; steps < SPACES.length; steps++) {
    const ring = SPACES.filter((space) => away[space] === steps)
    const found = sourcesOn(state, ring, kind)
    if (found.length > 0) return found
  }
  return []
}

const NEAREST = {
  fish: 'nearestFish',
  bird: 'nearestBird',
  food: 'nearestFood',
  wood: 'nearestWood',
  any: 'nearestSource',
} as const
const ADJACENT = {
  fish: 'adjacentFishSource',
  bird: 'adjacentBirdSource',
  food: 'adjacentFoodSource',
  wood: 'adjacentWoodSource',
  any: 'adjacentSource',
} as const

export const verb: Verb<Exhaust> = {
  clause: ({ kind, sources, where }) =>
    say('exhaust', {
      object:
        where === 'adjacent'
          ? { noun: ADJACENT[kind], count: sources }
          : { noun: NEAREST[kind], ...(sources === 1 ? {} : { count: sources }) },
    }),
  *run(t, { kind, sources, where }, { rule, source = '' }) {
    for (let covered = 0; covered < sources; covered++) {
      const from = where === 'nearest' ? nearest(t.state, kind) : sourcesOn(t.state, adjacentTiles(t.state), kind)
      const isEachCovered = from.length <= sources - covered
      const chosen = yield* chooseSource(t, isEachCovered ? from.slice(0, 1) : from, rule)
      if (chosen === undefined) return unmet(t, sources - covered)
      coverSource(t, chosen, source)
    }
  },
}

export const worth: Worth<Exhaust> = (_, { sources }) => -1.3 * sources

export const samples: Samples<Exhaust> = {
  kind: ['fish', 'bird', 'food', 'wood', 'any'],
  sources: COUNTS,
  where: ['nearest', 'adjacent'],
}
