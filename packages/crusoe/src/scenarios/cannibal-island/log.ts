// What the log says of what happens in Cannibal Island.
import type { EventLines } from '../../text/event-table.ts'

export const log: EventLines = {
  cityFound: (_, { scenarios }) => scenarios['cannibal-island'].log.cityFound,
  villageBurnt: ({ space }, { scenarios }) => scenarios['cannibal-island'].log.villageBurnt(space),
  cityBurnt: (_, { scenarios }) => scenarios['cannibal-island'].log.cityBurnt,
}
