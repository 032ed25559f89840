// Rest. RC-REST.
import type { Routine, Table } from '@landfall/kernel'
import { heal } from '../effects/wound.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-REST-01: at once. */
export function* rest(t: Table<Crusoe>, { leader }: { leader: Person }): Routine {
  heal(t, leader, 1, 'RC-REST-01')
}
