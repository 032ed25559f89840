// What happens only in Volcano Island: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  spaceClosed: {
    apply(state, { space }) {
      state.closed.push(space)
      state.islandTokens[space] = undefined
      state.markers[space] = undefined
      state.waitingMarkers = state.waitingMarkers.filter((one) => one !== space)
    },
    line: ({ space }, { scenarios }) => scenarios['volcano-island'].log.lava(space),
    rule: 'RC-SCN4-10',
  },
  locationExplored: {
    apply(state, { tile }) {
      played(state.scenarioState['volcano-island']).explored.push(tile)
    },
  },
}
