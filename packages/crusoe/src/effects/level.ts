// Roof, Palisade and weapon level.
import type { Table } from '@landfall/kernel'
import { hasShelter, type Level } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** RC-BUILD-14: without a Shelter there is neither Roof nor Palisade to raise. RC-BUILD-17: there is no highest level. */
export function raise(t: Table<Crusoe>, level: Level, by: number, rule: string): void {
  if (level !== 'weapons' && !hasShelter(t.state)) return
  if (by > 0) t.emit({ t: 'levelChanged', level, by, rule })
}

/** RC-BUILD-18: never below 0. Returns how many levels are missing. */
export function lower(t: Table<Crusoe>, level: Level, by: number, rule: string): number {
  const lowered = Math.min(by, t.state.levels[level])
  if (lowered > 0) t.emit({ t: 'levelChanged', level, by: -lowered, rule })
  return by - lowered
}
