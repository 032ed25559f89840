// What abilities and things are good for.
import { cloudsIn } from './phases/weather-dice.ts'
import type { CrusoeState } from './state.ts'
import type { Demanded } from './types.ts'

/** What a use is good for. */
export interface Helps {
  /** It heals, or raises morale. */
  readonly wounds?: boolean
  readonly morale?: boolean
  /** It gives something that may be demanded. */
  yields?(what: Demanded): boolean
  /** It raises the weapon level, for one fight or for good, or takes wounds away in a fight. */
  readonly fight?: boolean
  /** It rolls a die again, softens the weather, or belongs to this very window in another way. */
  readonly here?: boolean
}

/** RC-WEA-05 to RC-WEA-08: what snow and rain are about to cost. */
export function getsThrough(state: CrusoeState): number {
  const { rain, snow } = cloudsIn(state)
  return snow + Math.max(0, rain + snow - state.levels.roof)
}
