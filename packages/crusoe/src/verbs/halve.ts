// Half of Roof or Palisade is lost.
import { lower } from '../rules/levels.ts'
import { unmet } from '../rules/unmet.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Halve {
  readonly level: 'roof' | 'palisade'
}

/** RC-CARD-DISASTER-01: of half the level, the loss is rounded down. */
const half = (level: number): number => Math.floor(level / 2)

/** RC-CARD-DISASTER-01, RC-CARD-DISASTER-02: level 1 loses nothing, level 0 is Unfulfilled Demand. */
export const verb: Verb<Halve> = {
  clause: ({ level }) => say('halve', { object: { noun: level }, at: { noun: 'lossRoundedDown' } }),
  inVain: 'nothingToLose',
  run(t, { level }, { rule }) {
    const now = t.state.levels[level]
    if (now === 0) unmet(t, 1)
    else lower(t, level, half(now), rule)
  },
  isPossible: (t, { level }) => t.state.levels[level] > 0,
  isUseful: ({ levels }, { level }) => levels[level] !== 1,
  isDemand: true,
}

export const worth: Worth<Halve> = () => -2

export const samples: Samples<Halve> = { level: ['roof', 'palisade'] }
