// What the log says of what happens in King Kong Island.
import type { EventLines } from '../../text/event-table.ts'
import { titleOf } from '../../text/titles.ts'
import { CREW } from './sheet.ts'

export const log: EventLines = {
  crewKilled: ({ member }, pack) =>
    pack.scenarios['king-kong'].log.crewKilled(titleOf(pack, CREW[member - 1]?.name ?? '')),
  actressCaptured: (_, { scenarios }) => scenarios['king-kong'].log.actressCaptured,
  actressFreed: (_, { scenarios }) => scenarios['king-kong'].log.actressFreed,
  trapsComplete: (_, { scenarios }) => scenarios['king-kong'].log.trapsComplete,
  kingKongCaught: (_, { scenarios }) => scenarios['king-kong'].log.caught,
}
