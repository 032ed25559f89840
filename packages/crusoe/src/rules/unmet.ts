// Unfulfilled Demand: what is asked for and cannot be given costs wounds. RC-UNMET.
import type { Table } from '@landfall/kernel'
import { charactersIn } from '../group.ts'
import type { Crusoe } from '../types.ts'
import { wound, woundAll } from './wounds.ts'

/** RC-UNMET-02, RC-UNMET-03, RC-FRI-19: in the Action Phase the resolving character, otherwise every character. */
export function unmet(t: Table<Crusoe>, missing: number): void {
  const { acting, phase } = t.state
  if (phase === 'action' && acting !== undefined) wound(t, acting.stack.leader, missing, 'RC-UNMET-02')
  else woundAll(t, charactersIn(t.state), missing, 'RC-UNMET-03')
}

/** RC-UNIQ-04: every character, in the Action Phase too. */
export function markerRefused(t: Table<Crusoe>): void {
  woundAll(t, charactersIn(t.state), 1, 'RC-UNIQ-04')
}
