// The Shortcut token beside the camp. Serves one card only.
import { TABLE } from '@landfall/kernel'
import { spaceChoice } from '../choices.ts'
import { NEIGHBOURS } from '../components/island.ts'
import { isAccessible } from '../state.ts'
import { type ItemWorth, say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-SHORTCUT-01 */
export const verb: Verb = {
  clause: () =>
    say('put', { object: { noun: 'shortcutToken' }, to: { noun: 'tileBesideCamp' }, at: { noun: 'yieldingThere' } }),
  *run(t, _, { rule, source = '' }) {
    // RC-ITEM-18: built again in the same round, its token stays.
    if (t.state.memory[source]?.producesAt !== undefined) return
    const choices = NEIGHBOURS[t.state.camp].filter((space) => isAccessible(t.state, space)).map(spaceChoice)
    const space = yield* t.pick({ seat: TABLE, kind: 'tile', rule, choices })
    if (space !== undefined) t.emit({ t: 'remembered', card: source, memory: { producesAt: space } })
  },
  lasting: () => 'shortcut',
}

export const worth: Worth = () => 3

export const itemWorth: ItemWorth = (_o, _verb, rounds) => 0.9 * rounds
