// The Build action. NA-BUILD.

import type { Routine, Table } from '@landfall/kernel'
import { BUILDINGS } from '../cards/buildings.ts'
import type { BuildingId } from '../cards/card-ids.ts'
import type { Seat } from '../components/seats.ts'
import { holdsTag } from '../facts.ts'
import { actInVain } from '../in-vain.ts'
import { modFor } from '../lasting.ts'
import { amount, payItem } from '../payments.ts'
import { castaway, clockwise, isAtHome } from '../people.ts'
import { buildable, missingFor, mostFrom, woodFor } from '../projects.ts'
import type { NaufragosState } from '../state.ts'
import { drawStories } from '../stores.ts'
import type { NamedChoice, Naufragos } from '../types.ts'

type T = Table<Naufragos>

/** NA-BUILD-01: the player who started the action chooses a tile; then everybody at home may help. */
export function* build(t: T, seat: Seat): Routine {
  if (buildable(t.state).length === 0) return actInVain(t, seat, 'build', 'nothingToBuild')
  const building = yield* t.ask(() => ({ seat, kind: 'building', rule: 'NA-BUILD-01', choices: tiles(t.state) }))
  if (building === NOTHING) return actInVain(t, seat, 'build', 'builtNothing')
  const isSlow = BUILDINGS[building].hourglass !== undefined
  yield* t.within({ card: building }, () => (isSlow ? buildOn : buildAtOnce)(t, seat, building))
}

/** The choice to build nothing after all. */
const NOTHING = 'nothing'

function tiles(state: NaufragosState): readonly NamedChoice<BuildingId | typeof NOTHING>[] {
  return [
    ...buildable(state).map((id) => ({ id, at: `project/${id}` as const, costs: [{ energy: missingFor(state, id) }] })),
    { id: NOTHING, at: 'action/build' },
  ]
}

interface Pledges {
  /** What counts, with what tools and skill add. */
  readonly counted: number
  readonly helpers: readonly Seat[]
}

/**
 * NA-BUILD-02, NA-BUILD-03: each declares once, clockwise, and not more than is still missing. What is needed may become
 * less meanwhile: somebody may put the wood on the fire.
 */
function* pledges(t: T, seat: Seat, building: BuildingId, needed: () => number): Routine<Pledges> {
  const isWhole = BUILDINGS[building].hourglass === undefined && !t.state.former
  let counted = 0
  const helpers: Seat[] = []
  for (const helper of clockwise(t.state, seat)) {
    const missing = (): number => needed() - counted
    if (!isAtHome(t.state, helper) || missing() <= 0) continue
    if (isWhole && isOutOfReach(t.state, seat, helper, missing())) break
    const more = Math.max(0, modFor(t.state, helper, 'build'))
    // Skill counts as soon as something is spent: never more than one real energy too much.
    const useful = (): number => (missing() <= 0 ? 0 : Math.max(1, missing() - more))
    const most = (): number => Math.min(castaway(t.state, helper).energy, useful())
    const about = { id: building, at: `project/${building}` as const, costs: [{ energy: missing() }] }
    const by = yield* amount(t, helper, 'pledge', 0, most, 'NA-BUILD-02', about)
    if (by === 0) continue
    t.emit({ t: 'pledged', seat: helper, by, building })
    counted += by + more
    helpers.push(helper)
  }
  return { counted, helpers }
}

/** NA-BUILD-21: with all that those could give who have not been asked, what is missing would not come together. */
function isOutOfReach(state: NaufragosState, seat: Seat, from: Seat, missing: number): boolean {
  const order = clockwise(state, seat)
  const left = order.slice(order.indexOf(from)).filter((one) => isAtHome(state, one))
  return left.reduce((sum, one) => sum + mostFrom(state, one), 0) < missing
}

/** NA-BUILD-05 to NA-BUILD-07, NA-BUILD-20: all of it at once, or not at all. */
function* buildAtOnce(t: T, seat: Seat, building: BuildingId): Routine {
  const needed = missingFor(t.state, building)
  const { counted, helpers } = yield* pledges(t, seat, building, () => needed)
  const wood = woodFor(t.state, building, helpers)
  if (counted < needed || t.state.reserve.wood < wood) return t.emit({ t: 'buildFailed', seat, building })
  const { item } = BUILDINGS[building]
  const giver = clockwise(t.state, seat).find(
    (one) => item !== undefined && isAtHome(t.state, one) && holdsTag(t.state, one, item),
  )
  if (item !== undefined && giver !== undefined) yield* payItem(t, giver, item, 'NA-BUILD-13')
  complete(t, seat, building, wood)
}

/** NA-BUILD-08 to NA-BUILD-10, NA-BUILD-18, NA-BUILD-19: cube by cube, or log by log. */
function* buildOn(t: T, seat: Seat, building: BuildingId): Routine {
  const wood = BUILDINGS[building].hourglass === 'wood'
  const missing = missingFor(t.state, building)
  const possible = (): number => (wood ? Math.min(missing, t.state.reserve.wood) : missing)
  const { counted } = yield* pledges(t, seat, building, possible)
  const by = Math.min(counted, possible())
  if (by > 0) t.emit({ t: 'progressed', building, by, wood })
  else if (missing > 0) actInVain(t, seat, 'build', 'noWork')
  if (missingFor(t.state, building) === 0) complete(t, seat, building, 0)
}

/** NA-BUILD-11 to NA-BUILD-14 */
function complete(t: T, seat: Seat, building: BuildingId, wood: number): void {
  t.emit({ t: 'built', seat, building, wood })
  drawStories(t, seat, 1)
}
