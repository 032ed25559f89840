// Rest. RC-REST.
import type { Routine, Table } from '@landfall/kernel'
import { REST_HEALS } from '../components/camp.ts'
import { heal } from '../effects/wound.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-REST-01: at once. */
export function* rest(t: Table<Crusoe>, { leader }: { leader: Person }): Routine {
  heal(t, leader, REST_HEALS, 'RC-REST-01')
}
