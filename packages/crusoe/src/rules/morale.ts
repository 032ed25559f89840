// Morale, and gaining Determination tokens.
import type { Table } from '@landfall/kernel'
import { HIGHEST_MORALE, LOWEST_MORALE } from '../components/camp.ts'
import { holdsTokens } from '../people.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-MOR-08, RC-UNMET-07: the marker never leaves the track, and that costs nothing. */
export function changeMorale(t: Table<Crusoe>, by: number, rule: string): void {
  const { morale } = t.state
  const moved = Math.min(HIGHEST_MORALE, Math.max(LOWEST_MORALE, morale + by)) - morale
  if (moved !== 0) t.emit({ t: 'moraleChanged', by: moved, rule })
}

/** RC-SCN3-08: nobody gains what there is no place for. */
export function gainDetermination(t: Table<Crusoe>, person: Person, tokens: number, rule: string): void {
  if (tokens > 0 && t.state.people[person] !== undefined && holdsTokens(person)) {
    t.emit({ t: 'determinationChanged', person, by: tokens, rule })
  }
}
