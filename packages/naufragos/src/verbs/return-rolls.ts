// Rolls to return become easier or harder.

import { SIGNED } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'
import { homewardWorth } from './shared/worth.ts'

export interface ReturnRolls {
  readonly by: number
}

export const verb: Verb<ReturnRolls> = {
  rule: 'NA-RETURN-04',
  clause: ({ by }) =>
    by < 0
      ? say('subtract', { object: { figure: -by }, from: { noun: 'returnRoll' } })
      : say('add', { object: { figure: by }, to: { noun: 'returnRoll' } }),
  run(t, { by }) {
    t.emit({ t: 'returnRollsChanged', by })
  },
}

export const worth: Worth<ReturnRolls> = (o, { by }) => homewardWorth(o, 0, by)

export const samples: Samples<ReturnRolls> = { by: SIGNED }
