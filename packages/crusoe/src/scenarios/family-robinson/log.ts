// What the log says of what happens in Family Robinson.
import type { EventLines } from '../../text/event-table.ts'

export const log: EventLines = {
  childBorn: (_, { scenarios }) => scenarios['family-robinson'].log.childBorn,
}
