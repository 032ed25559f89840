// Effects that wait for a later moment.
import type { Table } from '@landfall/kernel'
import type { CrusoeState } from '../state.ts'
import type { Crusoe } from '../types.ts'

export function schedule(t: Table<Crusoe>, later: Omit<CrusoeState['later'][number], 'round'>): void {
  t.emit({ t: 'scheduled', later: { ...later, round: t.state.round } })
}
