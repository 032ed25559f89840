// What the log says of what happens in Volcano Island.
import type { EventLines } from '../../text/event-table.ts'

export const log: EventLines = {
  spaceClosed: ({ space }, { scenarios }) => scenarios['volcano-island'].log.lava(space),
}
