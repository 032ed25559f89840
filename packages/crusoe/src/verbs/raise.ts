// Roof, Palisade or weapon level rises.

import { isSheltered } from '../heuristic/view.ts'
import { canBeRaised, lower, raise } from '../rules/levels.ts'
import { LEVELS, type Level } from '../state.ts'
import { COUNTS } from './shared/samples.ts'
import { type ItemWorth, type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { raiseWorth } from './shared/worth.ts'

export interface Raise {
  readonly level: Level
  readonly by: number
}

export const verb: Verb<Raise> = {
  clause: ({ level, by }) => say('raise', { object: { noun: level }, by: { figure: by } }),
  inVain: 'impossible',
  run(t, { level, by }, { rule }) {
    raise(t, level, by, rule)
  },
  isPossible: (t, { level }) => canBeRaised(t.state, level),
  isUseful: (state, { level }) => canBeRaised(state, level),
  yields: (_, { level }, demanded) => level === demanded,
  // RC-ITEM-11, RC-UNMET-11: as far as possible, and without a penalty.
  reverse(t, { level, by }, rule) {
    lower(t, level, by, rule)
  },
}

export const worth: Worth<Raise> = (o, { level, by }) => raiseWorth(o, level, by)

export const itemWorth: ItemWorth<Raise> = (o, { level, by }) =>
  level === 'weapons' || isSheltered(o.seen) ? raiseWorth(o, level, by) : 0

export const samples: Samples<Raise> = { level: LEVELS, by: COUNTS }
