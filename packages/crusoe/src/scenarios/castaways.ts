// Scenario 1, Castaways: a wood pile on the beach, a fire, and a ship that passes. RC-SCN1.
import { type StateOf, TABLE, type Table } from '@landfall/kernel'
import { WEATHER_DICE, type WeatherDie } from '../components/dice.ts'
import type { Crusoe } from '../types.ts'
import type { Scenario } from './scenario.ts'

const none: readonly WeatherDie[] = []
const rain: readonly WeatherDie[] = ['rain']

/** RC-SCN1-03: how much wood each stage of the pile holds. */
export const PILE_STAGES: readonly number[] = [1, 2, 3, 4, 5]

/** RC-SCN1-01: when a ship is near. */
const SHIP_ROUNDS: readonly number[] = [10, 11, 12]

/** What lies on the sheet. */
export interface CastawaysSheet {
  /** The wood on each stage, from left to right. */
  pile: number[]
  /** The round in which a stage was last filled: the next one has to wait. RC-SCN1-06 */
  filledInRound: number
}

export const castaways: Scenario = {
  id: 'castaways',
  rounds: 12,
  weather: [none, none, none, rain, rain, rain, ...Array.from({ length: 6 }, () => WEATHER_DICE)],

  /** RC-SCN1-04, RC-SCN1-05 */
  *beforeActions(t) {
    const most = Math.min(room(t.state), t.state.available.wood)
    if (most === 0) return
    const choices = Array.from({ length: most + 1 }, (_, wood) => ({ id: String(wood), at: 'pile' }))
    const chosen = yield* t.ask({ seat: TABLE, kind: 'woodForPile', rule: 'RC-SCN1-04', choices })
    const wood = Number(chosen)
    if (wood === 0) return
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: -wood, rule: 'RC-SCN1-04' })
    pileUp(t, wood)
  },

  /** RC-SCN1-01 */
  isGoalReached: (state) =>
    SHIP_ROUNDS.includes(state.round) && state.items.includes('invention/fire') && currentStage(state) === undefined,
}

/** The leftmost stage that is not complete. */
function currentStage({ scenarioSheet }: StateOf<Crusoe>): number | undefined {
  const stage = PILE_STAGES.findIndex((places, i) => (scenarioSheet.pile[i] ?? 0) < places)
  return stage === -1 ? undefined : stage
}

/** RC-SCN1-05, RC-SCN1-06: how much wood fits on the current stage this round. */
function room(state: StateOf<Crusoe>): number {
  const stage = currentStage(state)
  if (stage === undefined || state.scenarioSheet.filledInRound === state.round) return 0
  return (PILE_STAGES[stage] ?? 0) - (state.scenarioSheet.pile[stage] ?? 0)
}

function pileUp(t: Table<Crusoe>, wood: number): void {
  const stage = currentStage(t.state)
  if (stage !== undefined) t.emit({ t: 'pileGrew', stage, by: wood })
}
