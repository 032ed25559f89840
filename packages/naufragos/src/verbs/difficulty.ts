// The way home grows longer or shorter.

import { clampDifficulty } from '../components/tracks.ts'
import { SIGNED, say, type Verb } from './shared/verb.ts'
import { homewardWorth } from './shared/worth.ts'

export interface Difficulty {
  readonly by: number
}

export const verb: Verb<Difficulty> = {
  rule: 'NA-EXPL-13',
  clause: ({ by }) => say(by < 0 ? 'lower' : 'raise', { object: { noun: 'difficulty' }, by: { figure: Math.abs(by) } }),
  run(t, { by }) {
    const { expedition } = t.state
    if (expedition === undefined) return
    const to = clampDifficulty(expedition.cube + by)
    if (to !== expedition.cube) t.emit({ t: 'cubeMoved', to })
  },
  worth: (o, { by }) => homewardWorth(o, by, 0),
  samples: { by: SIGNED },
}
