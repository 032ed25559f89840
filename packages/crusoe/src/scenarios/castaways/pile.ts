// The signal pile: what fits on it, and how it grows. RC-SCN1-05, RC-SCN1-06.
import type { Table } from '@landfall/kernel'
import type { CrusoeState } from '../../state.ts'
import type { Crusoe } from '../../types.ts'
import { played } from '../played.ts'
import { PILE_STAGES } from './sheet.ts'

/** The leftmost stage that is not complete. */
export function currentStage(state: Pick<CrusoeState, 'scenarioState'>): number | undefined {
  const { pile } = played(state.scenarioState.castaways)
  const stage = PILE_STAGES.findIndex((places, i) => (pile[i] ?? 0) < places)
  return stage === -1 ? undefined : stage
}

/** RC-SCN1-05, RC-SCN1-06: how much wood fits on the current stage this round. */
export function room(state: CrusoeState): number {
  const stage = currentStage(state)
  const { pile, filledInRound } = played(state.scenarioState.castaways)
  if (stage === undefined || filledInRound === state.round) return 0
  return (PILE_STAGES[stage] ?? 0) - (pile[stage] ?? 0)
}

/** RC-SCN1-09, RC-SCN1-13, RC-SCN1-14: as much as fits. */
export function pileUp(t: Table<Crusoe>, wood: number): void {
  const stage = currentStage(t.state)
  const by = Math.min(wood, room(t.state))
  if (stage !== undefined && by > 0) t.emit({ t: 'pileGrew', stage, by })
}
