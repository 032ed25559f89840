// Wood goes on the signal pile.
import { checkGoal } from '../../../goal.ts'
import { COUNTS } from '../../../verbs/shared/samples.ts'
import { asSoonAsOffered } from '../../../verbs/shared/use-worth.ts'
import { type ItemWorth, type Samples, say, type UseWorth, type Verb, type Worth } from '../../../verbs/shared/verb.ts'
import { pileUp } from '../pile.ts'

export interface PileWood {
  readonly wood: number
}

/** RC-SCN1-09, RC-SCN1-13 */
export const verb: Verb<PileWood> = {
  clause: ({ wood }) => say('put', { object: { noun: 'wood', count: wood }, at: { noun: 'onPile' } }),
  run(t, { wood }) {
    pileUp(t, wood)
    checkGoal(t)
  },
}

export const worth: Worth<PileWood> = ({ left }, { wood }) => (left <= 0 ? 0 : wood)

export const useWorth: UseWorth<PileWood> = asSoonAsOffered

export const itemWorth: ItemWorth<PileWood> = () => 2

export const samples: Samples<PileWood> = { wood: COUNTS }
