// Wood goes on the signal pile.
import { checkGoal } from '../goal.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { COUNTS } from './shared/samples.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { type ItemWorth, type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

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
}

export const worth: Worth<PileWood> = ({ left }, { wood }) => (left <= 0 ? 0 : wood)

export const useWorth: UseWorth<PileWood> = asSoonAsOffered

export const itemWorth: ItemWorth<PileWood> = () => 2

export const samples: Samples<PileWood> = { wood: COUNTS }
