// What happens only in Cannibal Island: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import { played } from '../played.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  cityFound: {
    apply(state, { space }) {
      const tile = state.island[space]
      if (tile !== undefined) tile.inaccessible = false
    },
    line: (_, { scenarios }) => scenarios['cannibal-island'].log.cityFound,
    rule: 'RC-SCN5-05',
  },
  villageBurnt: {
    apply(state, { number }) {
      played(state.scenarioState['cannibal-island']).burnt.push(number)
    },
    line: ({ space }, { scenarios }) => scenarios['cannibal-island'].log.villageBurnt(space),
    rule: 'RC-SCN5-12',
  },
  cityBurnt: {
    apply(state) {
      played(state.scenarioState['cannibal-island']).cityBurnt = true
    },
    line: (_, { scenarios }) => scenarios['cannibal-island'].log.cityBurnt,
    rule: 'RC-SCN5-14',
  },
}
