// How far places are from the camp, and the pawns that takes. RC-EXPL-03.
import { SPACES, type Space, stepsFrom } from '../components/island.ts'
import { type CrusoeState, isAccessible } from '../state.ts'

/** How far it is to each space that can be reached. */
export interface Reach {
  readonly steps: Steps
  /** The spaces in their order. */
  readonly spaces: readonly { readonly space: Space; readonly away: number }[]
}

const REACHES = new Map<number, Reach>()

/** How far everything is from the camp. There are few islands that differ in this, so each is measured once. */
export function reachIn(state: CrusoeState): Reach {
  let key = SPACES.indexOf(state.camp)
  for (const space of SPACES) key = 2 * key + (isAccessible(state, space) ? 1 : 0)
  const known = REACHES.get(key)
  if (known !== undefined) return known
  const steps = stepsFrom(state.camp, (space) => isAccessible(state, space))
  const spaces = SPACES.flatMap((space) => {
    const away = steps[space]
    return away === undefined ? [] : [{ space, away }]
  })
  const reach = { steps, spaces }
  REACHES.set(key, reach)
  return reach
}

export type Steps = { readonly [S in Space]?: number }

/** How many pawns a place needs for its distance: the camp's own tile is as near as the next. RC-EXPL-03 */
export const pawnsFor = (steps: number): number => Math.max(1, steps)
