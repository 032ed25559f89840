// Something is demanded and not all of it is there. RC-UNMET, RC-USE-12.
import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import { about } from '../abouts.ts'
import type { Crusoe } from '../types.ts'

/** RC-USE-12: before anything counts as missing, those who can help may. They are told how many wounds it would be. */
export function lack(t: Table<Crusoe>, demand: Crusoe['moments']['demand'], wounds = demand.missing): Routine {
  if (demand.missing <= 0) return NOTHING
  return t.window({ at: 'demand', ...demand, about: about({ do: 'lack', ...demand, wounds }) })
}
