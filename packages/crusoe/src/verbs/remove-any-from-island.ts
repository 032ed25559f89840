// A token or marker leaves the island. Serves one card only.
import { removePiece } from '../markers.ts'
import { piecesOnIsland } from '../rules/sources.ts'
import { say, type Verb, type Worth } from './shared/verb.ts'

export const verb: Verb = {
  clause: () => say('removeFromIsland', { object: { noun: 'tokenOrMarker', count: 1 }, from: { noun: 'island' } }),
  *run(t, _, { rule }) {
    yield* removePiece(t, piecesOnIsland, rule)
  },
  isPossible: (t) => piecesOnIsland(t.state).length > 0,
  isUseful: (state) => piecesOnIsland(state).length > 0,
}

export const worth: Worth = () => 1
