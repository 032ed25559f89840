// A black marker leaves the island. Serves one card only.
import { blackMarkers, removePiece } from '../../../markers.ts'
import { say, type Verb, type Worth } from '../../../verbs/shared/verb.ts'

/** RC-SCN6-08, RC-SCN6-13 */
export const verb: Verb = {
  clause: () => say('removeFromIsland', { object: { noun: 'blackMarker', count: 1 }, from: { noun: 'island' } }),
  *run(t, _, { rule }) {
    yield* removePiece(t, blackMarkers, rule)
  },
  isPossible: (t) => blackMarkers(t.state).length > 0,
  isUseful: (state) => blackMarkers(state).length > 0,
}

export const worth: Worth = () => 1.2
