// Roof, Palisade or weapon level falls to 0. Serves one card only.
import { lower } from '../rules/levels.ts'
import { LEVELS, type Level } from '../state.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { lowerCost } from './shared/worth.ts'

export interface LowerToNothing {
  readonly level: Level
}

export const verb: Verb<LowerToNothing> = {
  clause: ({ level }) => say('lower', { object: { noun: level }, at: { noun: 'toNothing' } }),
  run(t, { level }, { rule }) {
    lower(t, level, t.state.levels[level], rule)
  },
}

export const worth: Worth<LowerToNothing> = (o, { level }) => -lowerCost(o, level, o.seen.levels[level], o.everybody)

export const samples: Samples<LowerToNothing> = { level: LEVELS }
