// What the log says of what happens in Castaways.
import type { EventLines } from '../../text/event-table.ts'

export const log: EventLines = {
  pileGrew: ({ by }, { scenarios, say }) =>
    `${scenarios.castaways.board.pile}: +${say.phrase({ noun: 'wood', count: by })}.`,
}
