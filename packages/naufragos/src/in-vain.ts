// What comes to nothing outside cards: why, for the log.
import type { Table } from '@landfall/kernel'
import type { Action } from './components/action-spaces.ts'
import type { Seat } from './components/seats.ts'
import type { Naufragos } from './types.ts'

/** Why an action came to nothing. */
export type InVain =
  | 'noForage'
  | 'noWoodLeft'
  | 'noStories'
  | 'noWreckage'
  | 'wreckEmpty'
  | 'burning'
  | 'noWood'
  | 'noEnergy'
  | 'rested'
  | 'cardGone'
  | 'unpaid'
  | 'nothingToBuild'
  | 'builtNothing'
  | 'noWork'
  | 'dead'

export function actInVain(t: Table<Naufragos>, seat: Seat, action: Action, why: InVain): void {
  t.emit({ t: 'actedInVain', seat, action, why })
}
