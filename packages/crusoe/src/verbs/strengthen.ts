// More weapons for a moment.
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface Strengthen {
  readonly by: number
}

/** RC-FIGHT-03, RC-TERM-23 */
export const verb: Verb<Strengthen> = {
  clause: ({ by }) => say('countMore', { by: { figure: by } }),
  run(t, { by }) {
    t.emit({ t: 'weaponsRaisedForFight', by })
  },
  worth: () => 0,
  samples: { by: COUNTS },
}
