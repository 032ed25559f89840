// Scenario 1, Castaways: a wood pile on the beach, a fire, and a ship that passes. RC-SCN1.
import { TABLE, type Table } from '@landfall/kernel'
import { WEATHER_DICE, type WeatherDie } from '../components/dice.ts'
import type { Reading } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { CASTAWAYS_DISCOVERIES, PILE_STAGES, SHIP_ROUNDS } from './castaways-sheet.ts'
import type { Scenario } from './scenario.ts'

const none: readonly WeatherDie[] = []
const rain: readonly WeatherDie[] = ['rain']

export const castaways: Scenario = {
  rounds: 12,
  weather: [none, none, none, rain, rain, rain, ...Array.from({ length: 6 }, () => WEATHER_DICE)],
  discoveries: CASTAWAYS_DISCOVERIES,

  // RC-SCN1-08: neither books nor totems mean anything here.
  moreBooks: 'easier',
  *book() {},
  *totem() {},

  /** RC-SCN1-04, RC-SCN1-05 */
  *beforeActions(t) {
    const most = (): number => Math.min(room(t.state), t.state.available.wood)
    if (most() === 0) return
    const choices = (): readonly { readonly id: string; readonly at: string }[] => AMOUNTS.slice(0, most() + 1)
    const chosen = yield* t.ask(() => ({ seat: TABLE, kind: 'woodForPile', rule: 'RC-SCN1-04', choices: choices() }))
    const wood = Number(chosen)
    if (wood === 0) return
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: -wood, rule: 'RC-SCN1-04' })
    pileUp(t, wood)
  },

  /** RC-SCN1-01 */
  isGoalReached: (state) =>
    SHIP_ROUNDS.includes(state.round) && state.items.includes('invention/fire') && currentStage(state) === undefined,
}

/** Any amount that fits on a stage. */
const AMOUNTS = Array.from({ length: Math.max(...PILE_STAGES) + 1 }, (_, wood) => ({ id: String(wood), at: 'pile' }))

/** The leftmost stage that is not complete. */
function currentStage({ scenarioSheet }: Reading): number | undefined {
  const stage = PILE_STAGES.findIndex((places, i) => (scenarioSheet.pile[i] ?? 0) < places)
  return stage === -1 ? undefined : stage
}

/** RC-SCN1-05, RC-SCN1-06: how much wood fits on the current stage this round. */
function room(state: Reading): number {
  const stage = currentStage(state)
  if (stage === undefined || state.scenarioSheet.filledInRound === state.round) return 0
  return (PILE_STAGES[stage] ?? 0) - (state.scenarioSheet.pile[stage] ?? 0)
}

/** RC-SCN1-09, RC-SCN1-13, RC-SCN1-14: as much as fits. */
export function pileUp(t: Table<Crusoe>, wood: number): void {
  const stage = currentStage(t.state)
  const by = Math.min(wood, room(t.state))
  if (stage !== undefined && by > 0) t.emit({ t: 'pileGrew', stage, by })
}
