// What the log says of what happens in Jenny Needs Help.
import type { EventLines } from '../../text/event-table.ts'

export const log: EventLines = {
  jennyRescued: (_, { scenarios }) => scenarios.jenny.log.rescued,
}
