// Roof, Palisade and weapon level.
import type { Routine, Table } from '@landfall/kernel'
import { type CrusoeState, hasShelter, type Level } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { lack } from './demand.ts'

/** RC-BUILD-18: never below 0. Returns how many levels are missing. */
export function lower(t: Table<Crusoe>, level: Level, by: number, rule: string): number {
  const lowered = Math.min(by, t.state.levels[level])
  if (lowered > 0) t.emit({ t: 'levelChanged', level, by: -lowered, rule })
  return by - lowered
}

/** What is missing of it. RC-USE-12 */
export function* demandLevel(t: Table<Crusoe>, level: Level, by: number, rule: string): Routine<number> {
  const missing = by - t.state.levels[level]
  yield* lack(t, { what: level, amount: by, missing })
  return lower(t, level, by, rule)
}

/** RC-BUILD-14, RC-INV-03: without a Shelter neither Roof nor Palisade can be raised. */
export function canBeRaised(state: CrusoeState, level: Level): boolean {
  return level === 'weapons' || hasShelter(state)
}

export function raise(t: Table<Crusoe>, level: Level, by: number, rule: string): void {
  if (canBeRaised(t.state, level)) t.emit({ t: 'levelChanged', level, by, rule })
}
