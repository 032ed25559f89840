// What the forced move of this card has lowered is built up again. Serves one card only.
import { raise } from '../rules/levels.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface RaiseLowered {
  readonly by: number
}

/** RC-CARD-CLOUDBURST-01: each that the forced move of this card has lowered. */
export const verb: Verb<RaiseLowered> = {
  clause: ({ by }) => say('raiseLowered', { object: { noun: 'loweredByMove' }, by: { figure: by } }),
  inVain: 'nothingThere',
  run(t, { by }, { rule, source = '' }) {
    for (const level of t.state.memory[source]?.lowered ?? []) raise(t, level, by, rule)
  },
}

export const worth: Worth<RaiseLowered> = (_, { by }) => 1.5 * by

export const samples: Samples<RaiseLowered> = { by: COUNTS }
