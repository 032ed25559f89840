// Morale and Determination tokens.
import type { Table } from '@landfall/kernel'
import { HIGHEST_MORALE, LOWEST_MORALE } from '../components/camp.ts'
import { type Person, sheetOf } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-MOR-08, RC-UNMET-07: the marker never leaves the track, and that costs nothing. */
export function changeMorale(t: Table<Crusoe>, by: number, rule: string): void {
  const { morale } = t.state
  const moved = Math.min(HIGHEST_MORALE, Math.max(LOWEST_MORALE, morale + by)) - morale
  if (moved !== 0) t.emit({ t: 'moraleChanged', by: moved, rule })
}

export function gainDetermination(t: Table<Crusoe>, person: Person, tokens: number, rule: string): void {
  if (tokens > 0) t.emit({ t: 'determinationChanged', person, by: tokens, rule })
}

/** Discards what there is. Returns how many tokens are missing. */
export function discardDetermination(t: Table<Crusoe>, person: Person, tokens: number, rule: string): number {
  const discarded = Math.min(tokens, sheetOf(t.state, person).determination)
  if (discarded > 0) t.emit({ t: 'determinationChanged', person, by: -discarded, rule })
  return tokens - discarded
}
