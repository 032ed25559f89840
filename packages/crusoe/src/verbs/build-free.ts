// An Invention is built for nothing.

import { inventionWorth } from '../heuristic/inventions.ts'
import { becomeItem } from '../items.ts'
import { canBeBuilt } from '../rules/inventions.ts'
import { inventionOf, isInvention } from '../scenarios/sheets.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface BuildFree {
  readonly invention: string
}

/** RC-CARD-RUINEDHUT-01, RC-DISC-12 */
export const verb: Verb<BuildFree> = {
  clause: ({ invention }) =>
    isInvention(invention) ? say('buildFree', { object: { name: invention } }) : say('decline'),
  *run(t, { invention }, _, vocabulary) {
    if (!isInvention(invention) || !canBeBuilt(t.state, invention)) return
    t.emit({ t: 'inventionBuilt', invention })
    if (!t.state.resolving) yield* becomeItem(t, vocabulary, invention)
  },
  isPossible: (t, { invention }) => canBeBuilt(t.state, invention),
  isUseful: (state, { invention }) => canBeBuilt(state, invention),
  // RC-SCN6-12: while Actions are resolved it would come too late.
  yields: (state, { invention }, demanded, yields) =>
    !state.resolving &&
    isInvention(invention) &&
    canBeBuilt(state, invention) &&
    yields(state, inventionOf(invention).once ?? [], demanded),
}

export const worth: Worth<BuildFree> = (o, { invention }) => (isInvention(invention) ? inventionWorth(o, invention) : 0)

export const useWorth: UseWorth<BuildFree> = asSoonAsOffered

export const samples: Samples<BuildFree> = { invention: ['invention/bow', 'invention/rope'] }
