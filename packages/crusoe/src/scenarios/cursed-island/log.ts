// What the log says of what happens in Cursed Island.
import type { EventLines } from '../../text/event-table.ts'

export const log: EventLines = {
  templeExplored: (_, { scenarios }) => scenarios['cursed-island'].log.templeExplored,
}
