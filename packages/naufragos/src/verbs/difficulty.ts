// The way home grows longer or shorter.

import { clampDifficulty } from '../components/tracks.ts'
import { SIGNED } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { homewardWorth } from './shared/worth.ts'

export interface Difficulty {
  readonly by: number
}

export const verb: Verb<Difficulty> = {
  rule: 'NA-EXPL-13',
  clause: ({ by }) => say(by < 0 ? 'lower' : 'raise', { object: { noun: 'difficulty' }, by: { figure: Math.abs(by) } }),
  inVain: 'limit',
  run(t, { by }) {
    const { expedition } = t.state
    if (expedition === undefined) return
    const to = clampDifficulty(expedition.cube + by)
    if (to !== expedition.cube) t.emit({ t: 'cubeMoved', to })
  },
}

export const worth: Worth<Difficulty> = (o, { by }) => homewardWorth(o, by, 0)

export const samples: Samples<Difficulty> = { by: SIGNED }
