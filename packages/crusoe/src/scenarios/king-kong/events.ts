// What happens only in King Kong Island: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import { titleOf } from '../../text/titles.ts'
import { played } from '../played.ts'
import { CREW } from './sheet.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  crewKilled: {
    apply(state, { member }) {
      played(state.scenarioState['king-kong']).killed.push(member)
    },
    line: ({ member }, pack) => pack.scenarios['king-kong'].log.crewKilled(titleOf(pack, CREW[member - 1]?.name ?? '')),
    rule: 'RC-SCN7-06',
  },
  hostageLairFound: {
    apply(state, { space }) {
      played(state.scenarioState['king-kong']).hostageLair = space
    },
  },
  actressCaptured: {
    apply(state) {
      played(state.scenarioState['king-kong']).captive = true
    },
    line: (_, { scenarios }) => scenarios['king-kong'].log.actressCaptured,
    rule: 'RC-SCN7-08',
  },
  actressFreed: {
    apply(state) {
      played(state.scenarioState['king-kong']).captive = false
    },
    line: (_, { scenarios }) => scenarios['king-kong'].log.actressFreed,
    rule: 'RC-SCN7-14',
  },
  trapsComplete: {
    apply(state) {
      played(state.scenarioState['king-kong']).trapsSince = state.round
    },
    line: (_, { scenarios }) => scenarios['king-kong'].log.trapsComplete,
    rule: 'RC-SCN7-18',
  },
  kingKongCaught: {
    apply(state) {
      played(state.scenarioState['king-kong']).caught = true
    },
    line: (_, { scenarios }) => scenarios['king-kong'].log.caught,
    rule: 'RC-SCN7-01',
  },
}
