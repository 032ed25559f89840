// Scenario 1, Castaways: a wood pile on the beach, a fire, and a ship that passes. RC-SCN1.
import { NOTHING, TABLE } from '@landfall/kernel'
import { played } from '../played.ts'
import type { Scenario } from '../scenario.ts'
import { currentStage, pileUp, room } from './pile.ts'
import { PILE_STAGES, SHIP_ROUNDS } from './sheet.ts'

export const rules: Scenario = {
  /** RC-SCN1-01 */
  goal: {
    at: 'once',
    isReached: (state) =>
      SHIP_ROUNDS.includes(state.round) && state.items.includes('invention/fire') && currentStage(state) === undefined,
  },

  // RC-SCN1-08
  book: () => NOTHING,
  totem: () => NOTHING,

  /** RC-SCN1-04, RC-SCN1-05 */
  *beforeActions(t) {
    const most = (): number => Math.min(room(t.state), t.state.available.wood)
    if (most() === 0) return
    const choices = () => AMOUNTS.slice(0, most() + 1)
    const wood = yield* t.ask(() => ({ seat: TABLE, kind: 'woodForPile', rule: 'RC-SCN1-04', choices: choices() }))
    if (wood === 0) return
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: -wood, rule: 'RC-SCN1-04' })
    pileUp(t, wood)
  },

  score: [
    ['health', 1],
    ['weapons', 2],
    ['roof', 3],
    ['palisade', 2],
    [
      'stages',
      4,
      (state) =>
        PILE_STAGES.filter((places, i) => (played(state.scenarioState.castaways).pile[i] ?? 0) >= places).length,
    ],
  ],
}

/** Any amount that fits on a stage. */
const AMOUNTS = Array.from({ length: Math.max(...PILE_STAGES) + 1 }, (_, wood) => ({
  id: String(wood),
  means: wood,
  at: 'pile' as const,
}))
