// What the forced move of this card has lowered is built up again. Serves one card only.
import { raise } from '../rules/levels.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-CLOUDBURST-01: one level of each that the forced move of this card has lowered. */
export const verb: Verb = {
  clause: plainly('raiseLowered'),
  run(t, _, { rule, source = '' }) {
    for (const level of t.state.memory[source]?.lowered ?? []) raise(t, level, 1, rule)
  },
}

export const worth: Worth = () => 1.5
