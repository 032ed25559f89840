// What happens only to a group with too few weapons. Serves one card only.
import { atLeast, not, value } from '@landfall/tabletop'
import { isArmed } from '../rules/fight.ts'
import type { CrusoeEffect } from '../types.ts'
import { COUNTS, EFFECTS } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface UnlessArmed {
  readonly weapons: number
  readonly effects: readonly CrusoeEffect[]
}

export const verb: Verb<UnlessArmed> = {
  clause: ({ weapons, effects }, vocabulary) => ({
    say: 'if',
    condition: not(atLeast(value('weapons'), weapons)),
    clause: vocabulary.clause(effects),
  }),
  *run(t, { weapons, effects }, scope, vocabulary) {
    if (!(yield* isArmed(t, t.state.firstPlayer, weapons))) yield* vocabulary.run(t, effects, scope)
  },
}

export const worth: Worth<UnlessArmed> = (_, { effects }, __, weigh) => 0.6 * weigh(effects)

export const samples: Samples<UnlessArmed> = { weapons: COUNTS, effects: EFFECTS }
