// The Shortcut token beside the camp. Serves one card only.
import { TABLE } from '@landfall/kernel'
import { spaceChoice } from '../choices.ts'
import { NEIGHBOURS } from '../components/island.ts'
import { isAccessible } from '../state.ts'
import { type ItemWorth, plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-SHORTCUT-01 */
export const verb: Verb = {
  clause: plainly('shortcut'),
  *run(t, _, { rule }) {
    // RC-ITEM-18: built again in the same round, its token stays.
    if (t.state.shortcut !== undefined) return
    const near = NEIGHBOURS[t.state.camp].filter((space) => isAccessible(t.state, space))
    const [only, other] = near
    const choices = near.map(spaceChoice)
    const space = other === undefined ? only : yield* t.ask({ seat: TABLE, kind: 'tile', rule, choices })
    if (space !== undefined) t.emit({ t: 'shortcutPut', space })
  },
  lasting: () => 'shortcut',
}

export const worth: Worth = () => 3

export const itemWorth: ItemWorth = (_o, _verb, rounds) => 0.9 * rounds
