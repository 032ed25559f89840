// Tokens on tiles, one of each kind a place. RC-TOK, RC-UNIQ.
import type { Table } from '@landfall/kernel'
import type { Space } from '../components/island.ts'
import { additionalOn, hasRoomForAdditional } from '../sources.ts'
import type { CrusoeState } from '../state.ts'
import { spaceOf } from '../target.ts'
import type { Crusoe } from '../types.ts'

/** The tile or space where the Action at hand takes place. */
export function placeOfAction({ acting }: CrusoeState): Space | undefined {
  return acting === undefined ? undefined : spaceOf(acting.stack.target)
}

/** RC-UNIQ-03: a second token of a kind is not placed. Says whether it was. */
export function putAdditional(
  t: Table<Crusoe>,
  space: Space,
  kind: 'food' | 'wood',
  by: string,
  flock: boolean,
): boolean {
  const tile = t.state.island[space]
  if (tile === undefined || tile.inaccessible) return false
  // RC-ITEM-18: built again in the same round, its token stays.
  if (!hasRoomForAdditional(t.state, space, kind) || additionalOn(t.state, space, kind).includes(by)) return false
  t.emit(flock ? { t: 'additionalPut', space, kind, by, flock } : { t: 'additionalPut', space, kind, by })
  return true
}
