// Roof, Palisade or weapon level rises.
import { canBeRaised, raise } from '../rules/levels.ts'
import { LEVELS, type Level } from '../state.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'
import { raiseWorth } from './shared/worth.ts'

export interface Raise {
  readonly level: Level
  readonly by: number
}

export const verb: Verb<Raise> = {
  clause: ({ level, by }) => say('raise', { object: { noun: level }, by: { figure: by } }),
  run(t, { level, by }, { rule }) {
    raise(t, level, by, rule)
  },
  isPossible: (t, { level }) => canBeRaised(t.state, level),
  worth: (o, { level, by }) => raiseWorth(o, level, by),
  samples: { level: LEVELS, by: COUNTS },
}
