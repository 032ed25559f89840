// Roof, Palisade or weapon level falls.
import { demandLevel, lower } from '../rules/levels.ts'
import { unmet } from '../rules/unmet.ts'
import { LEVELS, type Level } from '../state.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { lowerCost } from './shared/worth.ts'

export interface Lower {
  readonly level: Level
  readonly by: number
  readonly ifPossible?: true
}

export const verb: Verb<Lower> = {
  clause: ({ level, by, ifPossible }) =>
    say('lower', {
      object: { noun: level },
      by: { figure: by },
      ...(ifPossible === true ? { at: { noun: 'ifPossible' as const } } : {}),
    }),
  inVain: 'nothingToLose',
  *run(t, { level, by, ifPossible }, { rule }) {
    if (ifPossible === true) lower(t, level, by, rule)
    else unmet(t, yield* demandLevel(t, level, by, rule))
  },
  isPossible: (t, { level, by }) => t.state.levels[level] >= by,
  isDemand: true,
}

export const worth: Worth<Lower> = (o, { level, by, ifPossible }) =>
  -lowerCost(o, level, by, ifPossible === true ? 0 : o.everybody)

export const samples: Samples<Lower> = { level: LEVELS, by: COUNTS, ifPossible: [true] }
