// Rolls to return become easier or harder.

import { SIGNED, say, type Verb } from './shared/verb.ts'
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
  worth: (o, { by }) => homewardWorth(o, 0, by),
  samples: { by: SIGNED },
}
