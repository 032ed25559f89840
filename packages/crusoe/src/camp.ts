// Moving the camp, by choice or by force. RC-MOVE.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { isTreasure } from './cards/decks.ts'
import { NEIGHBOURS, type Space } from './components/island.ts'
import { TILES } from './components/tiles.ts'
import { editionOf } from './editions.ts'
import { producingTokens } from './memory.ts'
import { lower } from './rules/levels.ts'
import { scenarioOf } from './scenarios/index.ts'
import { inventionOf, isInvention } from './scenarios/sheets.ts'
import { additionalOn, hasRoomForAdditional } from './sources.ts'
import { type CrusoeState, campTile, isAccessible, type Person } from './state.ts'
import type { Crusoe } from './types.ts'

/** RC-MOVE-01, RC-MOVE-10, RC-MOVE-11: adjacent, explored and accessible. */
export function campMoves(state: CrusoeState): readonly Space[] {
  const { mayCamp } = scenarioOf(state)
  return NEIGHBOURS[state.camp].filter((space) => isAccessible(state, space) && mayCamp?.(state, space) !== false)
}

/** RC-NIGHTOUT-07, RC-ED-34: outside, and not under a roof of the island. */
export function sleepsOutdoors(state: CrusoeState, person: Person): boolean {
  const { outside, island } = state
  const own = outside[person]
  if (own === undefined) return false
  if (own.found !== true && editionOf(state).shelterOfDiscoverersOnly) return true
  const tile = island[own.space]
  return tile === undefined || !TILES[tile.tile].naturalShelter
}

/** RC-MOVE-02 to RC-MOVE-08, RC-ED-02, RC-ED-35 */
export function* moveCamp(t: Table<Crusoe>, to: Space): Routine {
  const { levelAfterMove, tokensMayStay } = editionOf(t.config)
  const { shelterBuilt, camp: from } = t.state
  const leftNatural = !shelterBuilt && TILES[campTile(t.state).tile].naturalShelter
  t.emit({ t: 'campMoved', to })
  for (const level of ['roof', 'palisade'] as const) {
    const now = t.state.levels[level]
    if (shelterBuilt) lower(t, level, now - levelAfterMove(now), 'RC-MOVE-02')
    else if (leftNatural) lower(t, level, now, 'RC-MOVE-03')
  }
  leaveBehind(t)
  if (tokensMayStay) return yield* takeSomeAlong(t, from, to)
  for (const kind of KINDS) takeAlong(t, kind, from, to)
}

const KINDS = ['food', 'wood'] as const
/** The choice that leaves the rest where it lies. */
const NONE = 'none' as const

/** RC-ED-35: tokens of Items for which there is room, as the group likes. */
function* takeSomeAlong(t: Table<Crusoe>, from: Space, to: Space): Routine {
  const movable = (kind: 'food' | 'wood'): readonly string[] =>
    hasRoomForAdditional(t.state, to, kind) ? additionalOn(t.state, from, kind).filter(isInvention) : []
  for (;;) {
    const kinds = KINDS.filter((kind) => movable(kind).length > 0)
    if (kinds.length === 0) return
    const choices = [...kinds.map((id) => ({ id, at: `space/${from}` as const })), { id: NONE }]
    // RC-SCN6-07: where the camp has left only one of a kind can stay.
    const tooMany = kinds.find((kind) => additionalOn(t.state, from, kind).length > 1)
    const chosen = tooMany ?? (yield* t.ask({ seat: TABLE, kind: 'tokensToTake', rule: 'RC-ED-35', choices }))
    const kind = kinds.find((one) => one === chosen)
    const by = kind === undefined ? undefined : movable(kind)[0]
    if (kind === undefined || by === undefined) return
    t.emit({ t: 'additionalRemoved', space: from, kind, by })
    t.emit({ t: 'additionalPut', space: to, kind, by })
  }
}

/** RC-MOVE-06 */
function leaveBehind(t: Table<Crusoe>): void {
  for (const { card } of producingTokens(t.state)) t.emit({ t: 'forgotten', card })
  const item = t.state.items.find((built) => inventionOf(built).staysBehind === true)
  if (item !== undefined) t.emit({ t: 'itemLost', item })
}

/** RC-MOVE-07, RC-MOVE-08: a token that came from an Item or a Treasure, unless there is one already. */
function takeAlong(t: Table<Crusoe>, kind: 'food' | 'wood', from: Space, to: Space): void {
  for (const by of additionalOn(t.state, from, kind)) {
    if (!(isInvention(by) || isTreasure(by))) continue
    t.emit({ t: 'additionalRemoved', space: from, kind, by })
    carry(t, kind, to, by)
  }
}

function carry(t: Table<Crusoe>, kind: 'food' | 'wood', to: Space, by: string): void {
  if (hasRoomForAdditional(t.state, to, kind)) {
    t.emit({ t: 'additionalPut', space: to, kind, by })
  } else if (isTreasure(by)) {
    t.emit({ t: 'keptGone', card: by })
  } else if (isInvention(by) && inventionOf(by).kind !== 'sheet' && t.state.items.includes(by)) {
    // RC-SCN1-15: what is built on a scenario sheet stays built.
    t.emit({ t: 'itemLost', item: by })
  }
}
