// A Build Action without pawns. Serves one card only.
import { canBuildExtra, planExtraBuild } from '../actions/extra-build.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-FASTWORK-01 */
export const verb: Verb = {
  clause: () => say('takeAtOnce', { object: { noun: 'furtherBuild', count: 1 }, at: { noun: 'byDiceAlone' } }),
  *run(t, _, { you }) {
    yield* planExtraBuild(t, you)
  },
  isPossible: (t, _, { you }) => canBuildExtra(t.state, you),
}

export const worth: Worth = () => 1.5
