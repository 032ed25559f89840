// A Build Action without pawns. Serves one card only.
import { canBuildExtra, planExtraBuild } from '../actions/extra-build.ts'
import { plainly, type Verb, type Worth } from './shared/verb.ts'

/** RC-CARD-FASTWORK-01 */
export const verb: Verb = {
  clause: plainly('extraBuild'),
  *run(t, _, { you }) {
    yield* planExtraBuild(t, you)
  },
  isPossible: (t, _, { you }) => canBuildExtra(t.state, you),
}

export const worth: Worth = () => 1.5
