// A black marker leaves the island.
import { blackMarkers, removePiece } from '../markers.ts'
import { plainly, type Verb } from './shared/verb.ts'

/** RC-SCN6-08, RC-SCN6-13 */
export const verb: Verb = {
  clause: plainly('recultivate'),
  *run(t, _, { rule }) {
    yield* removePiece(t, blackMarkers(t.state), rule)
  },
  isPossible: (t) => blackMarkers(t.state).length > 0,
  worth: () => 1.2,
}
