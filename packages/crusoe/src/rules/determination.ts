// Determination tokens: gained, given up, and missing.
import type { Routine, Table } from '@landfall/kernel'
import { sheetOf } from '../group.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { lack } from './demand.ts'
import { wound } from './wounds.ts'

/** RC-MOR-06, RC-UNMET-05, RC-UNMET-12: missing tokens wound the person who has to give them. */
export function* demandDetermination(t: Table<Crusoe>, person: Person, tokens: number, rule: string): Routine {
  const missing = (): number => tokens - sheetOf(t.state, person).determination
  yield* lack(t, { what: 'determination', amount: tokens, missing: missing(), person })
  const lacking = Math.max(0, missing())
  if (tokens > lacking) t.emit({ t: 'determinationChanged', person, by: lacking - tokens, rule })
  wound(t, person, lacking, 'RC-UNMET-05')
}
