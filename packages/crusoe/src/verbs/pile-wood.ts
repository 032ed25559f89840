// Wood goes on the signal pile.
import { checkGoal } from '../goal.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface PileWood {
  readonly wood: number
}

/** RC-SCN1-09, RC-SCN1-13 */
export const verb: Verb<PileWood> = {
  clause: ({ wood }) => say('put', { object: { noun: 'wood', count: wood }, at: { noun: 'onPile' } }),
  run(t, { wood }) {
    scenarioOf(t.state).pileUp?.(t, wood)
    checkGoal(t)
  },
  worth: ({ left }, { wood }) => (left <= 0 ? 0 : wood),
  samples: { wood: COUNTS },
}
