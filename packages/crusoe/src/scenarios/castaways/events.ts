// What happens only in Castaways, and what it does to the state.
import type { EventRules } from '../../events.ts'
import { played } from '../played.ts'
import { PILE_STAGES } from './sheet.ts'
import type { Types } from './types.ts'

export const events: EventRules<Types['events']> = {
  pileGrew(state, { stage, by }) {
    const own = played(state.scenarioState.castaways)
    const wood = (own.pile[stage] ?? 0) + by
    own.pile[stage] = wood
    if (wood === PILE_STAGES[stage]) own.filledInRound = state.round
  },
}
