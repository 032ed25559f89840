// Moving the camp, by choice or by force. RC-MOVE.
import type { Table } from '@landfall/kernel'
import { isTreasure } from './cards/decks.ts'
import { NEIGHBOURS, type Space } from './components/island.ts'
import { TILES } from './components/tiles.ts'
import { secondEdition } from './editions.ts'
import { lower } from './effects/levels.ts'
import { inventionOf, isInvention } from './scenarios/inventions.ts'
import { campTile, isAccessible, type Reading } from './state.ts'
import type { Crusoe } from './types.ts'

/** RC-MOVE-01, RC-MOVE-10, RC-MOVE-11: adjacent, explored and accessible. */
export function campMoves(state: Reading): readonly Space[] {
  return NEIGHBOURS[state.camp].filter((space) => isAccessible(state, space))
}

/** RC-MOVE-02 to RC-MOVE-08 */
export function moveCamp(t: Table<Crusoe>, to: Space): void {
  const { shelterBuilt, camp: from } = t.state
  const leftNatural = !shelterBuilt && TILES[campTile(t.state).tile].naturalShelter
  t.emit({ t: 'campMoved', to })
  for (const level of ['roof', 'palisade'] as const) {
    const now = t.state.levels[level]
    if (shelterBuilt) lower(t, level, now - secondEdition.levelAfterMove(now), 'RC-MOVE-02')
    else if (leftNatural) lower(t, level, now, 'RC-MOVE-03')
  }
  leaveShortcut(t)
  for (const kind of ['food', 'wood'] as const) takeAlong(t, kind, from, to)
}

/** RC-MOVE-06 */
function leaveShortcut(t: Table<Crusoe>): void {
  if (t.state.shortcut !== undefined) t.emit({ t: 'shortcutRemoved' })
  const item = t.state.items.find((built) => inventionOf(built).once?.some((effect) => effect.do === 'shortcut'))
  if (item !== undefined) t.emit({ t: 'itemLost', item })
}

/** RC-MOVE-07, RC-MOVE-08: a token that came from an Item or a Treasure, unless there is one already. */
function takeAlong(t: Table<Crusoe>, kind: 'food' | 'wood', from: Space, to: Space): void {
  const field = kind === 'food' ? 'additionalFood' : 'additionalWood'
  const by = t.state.island[from]?.[field]
  if (by === undefined || !(isInvention(by) || isTreasure(by))) return
  t.emit({ t: 'additionalRemoved', space: from, kind })
  if (t.state.island[to]?.[field] === undefined) {
    t.emit({ t: 'additionalPut', space: to, kind, by })
  } else if (isTreasure(by)) {
    t.emit({ t: 'keptGone', card: by })
  } else if (isInvention(by) && inventionOf(by).kind !== 'sheet' && t.state.items.includes(by)) {
    // RC-SCN1-15: what is built on a scenario sheet stays built.
    t.emit({ t: 'itemLost', item: by })
  }
}
