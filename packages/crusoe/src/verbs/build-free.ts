// An Invention is built for nothing.

import { inventionWorth } from '../heuristic/inventions.ts'
import { becomeItem } from '../items.ts'
import { canBeBuilt } from '../rules/inventions.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import type { CrusoeState } from '../state.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface BuildFree {
  readonly invention: string
  /** In the whole Action Phase, and not only while Actions are resolved, it becomes an Item at the end. */
  readonly waits?: true
}

/** RC-CARD-RUINEDHUT-01, RC-DISC-12 */
export const verb: Verb<BuildFree> = {
  clause: ({ invention }) =>
    isInvention(invention) ? say('buildFree', { object: { name: invention } }) : say('decline'),
  inVain: 'already',
  *run(t, { invention, waits }, _, vocabulary) {
    if (!isInvention(invention) || !canBeBuilt(t.state, invention)) return
    t.emit({ t: 'inventionBuilt', invention })
    if (!isLate(t.state, waits)) yield* becomeItem(t, vocabulary, invention)
  },
  isPossible: (t, { invention }) => canBeBuilt(t.state, invention),
  isUseful: (state, { invention }) => canBeBuilt(state, invention),
  // RC-SCN6-12: then it would come too late.
  yields: (state, { invention, waits }, demanded, yields) =>
    !isLate(state, waits) &&
    isInvention(invention) &&
    canBeBuilt(state, invention) &&
    yields(state, inventionOf(invention).once ?? [], demanded),
}

const isLate = ({ phase, resolving }: CrusoeState, waits: true | undefined): boolean =>
  waits === true ? phase === 'action' : resolving

export const worth: Worth<BuildFree> = (o, { invention }) => (isInvention(invention) ? inventionWorth(o, invention) : 0)

export const useWorth: UseWorth<BuildFree> = asSoonAsOffered

export const samples: Samples<BuildFree> = { invention: ['invention/bow', 'invention/rope'], waits: [undefined] }
