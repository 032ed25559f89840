// Roof, Palisade and weapon level.
import type { Table } from '@landfall/kernel'
import type { Level } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-BUILD-18: never below 0. Returns how many levels are missing. */
export function lower(t: Table<Crusoe>, level: Level, by: number, rule: string): number {
  const lowered = Math.min(by, t.state.levels[level])
  if (lowered > 0) t.emit({ t: 'levelChanged', level, by: -lowered, rule })
  return by - lowered
}
