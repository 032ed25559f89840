// A token or marker leaves the island.
import { removePiece } from '../markers.ts'
import { piecesOnIsland } from '../rules/sources.ts'
import { plainly, type Verb } from './shared/verb.ts'

export const verb: Verb = {
  clause: plainly('removeAnyFromIsland'),
  *run(t, _, { rule }) {
    yield* removePiece(t, piecesOnIsland(t.state), rule)
  },
  isPossible: (t) => piecesOnIsland(t.state).length > 0,
  worth: () => 1,
}
