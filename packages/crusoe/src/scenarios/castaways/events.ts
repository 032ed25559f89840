// What happens only in Castaways: what it does to the state, and what is said of it.
import type { EventRowsOf } from '../../events.ts'
import { played } from '../played.ts'
import { PILE_STAGES } from './sheet.ts'
import type { Types } from './types.ts'

export const events: EventRowsOf<Types['events']> = {
  pileGrew: {
    apply(state, { stage, by }) {
      const own = played(state.scenarioState.castaways)
      const wood = (own.pile[stage] ?? 0) + by
      own.pile[stage] = wood
      if (wood === PILE_STAGES[stage]) own.filledInRound = state.round
    },
    line: ({ by }, { scenarios, say }) =>
      `${scenarios.castaways.board.pile}: +${say.phrase({ noun: 'wood', count: by })}.`,
    rule: 'RC-SCN1-05',
  },
}
