// The camp has to move.
import { campMoves, moveCamp } from '../camp.ts'
import { charactersIn } from '../group.ts'
import { chooseTile } from '../rules/sources.ts'
import { woundAll } from '../rules/wounds.ts'
import type { Level } from '../state.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-MOVE-09, RC-MOVE-10 */
export const verb: Verb = {
  clause: plainly('moveCamp'),
  *run(t, _, { rule, source }) {
    const before = { ...t.state.levels }
    const to = yield* chooseTile(t, campMoves(t.state), rule)
    if (to === undefined) return woundAll(t, charactersIn(t.state), 1, 'RC-MOVE-10')
    yield* moveCamp(t, to)
    if (source === undefined) return
    const lowered = (['roof', 'palisade'] as const).filter((level: Level) => t.state.levels[level] < before[level])
    t.emit({ t: 'remembered', card: source, memory: { lowered } })
  },
  isPossible: (t) => campMoves(t.state).length > 0,
}

export const worth: Worth = () => -2
