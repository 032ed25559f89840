// Explore: a new tile, and what it brings; or what a card beside the board promises. RC-EXPL.
import { done, type Routine, type Table } from '@landfall/kernel'
import { keptCard } from '../cards/edition-cards.ts'
import type { Usable } from '../cards/use.ts'
import type { Space } from '../components/island.ts'
import { TILES, type TileNumber } from '../components/tiles.ts'
import { huntingCards } from '../hunting.ts'
import { drawDiscoveries } from '../rules/discoveries.ts'
import { exhaustOneOn } from '../rules/sources.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'
import { finish } from './adventure.ts'
import { type Result, roll } from './dice.ts'
import { carryOutSpecial } from './special.ts'
import { chooseTopTile, topTiles } from './top-tiles.ts'

const NOTHING: Usable = {}
const SURE: Result = { success: true, adventure: false }

export function* explore(t: Table<Crusoe>, stack: Stack): Routine {
  const { target, leader } = stack
  t.emit({ t: 'actionBegan', stack })
  const card = target.kind === 'card' ? target.card : undefined
  const { exploration } = card === undefined ? NOTHING : keptCard(t.config, card)
  // RC-CARD-TREASUREMAP-01, RC-ED-54: what is on a card is mostly found without dice.
  const isSure = exploration !== undefined && exploration.dice !== true
  const { success, adventure } = isSure ? SURE : yield* roll(t, 'explore', stack)
  t.emit({ t: 'resolved', stack, success })
  if (success && card !== undefined) {
    t.emit({ t: 'keptGone', card })
    yield* vocabulary.run(t, exploration?.effects ?? [], { you: leader, rule: 'RC-CARD-TREASUREMAP-01', source: card })
  } else if (success && target.kind === 'space') {
    const tile = yield* drawTile(t, leader)
    if (tile !== undefined) yield* discover(t, target.space, tile, leader)
  } else if (success) yield* carryOutSpecial(t, stack)
  yield* t.window({ at: 'explored', leader })
  finish(t, 'explore', stack, adventure)
}

/** RC-EXPL-08, RC-SCN5-23: the top tile, or the one that is chosen of several. */
function drawTile(t: Table<Crusoe>, leader: Person): Routine<TileNumber | undefined> {
  let drawn = 1
  for (const item of t.state.items) drawn = Math.max(drawn, inventionOf(item).tilesDrawn ?? 1)
  const top = topTiles(t.state, drawn)
  return top.length < 2 ? done(top[0]) : chooseTopTile(t, top, leader, 'tileToPlace', 'RC-SCN5-23')
}

/** RC-EXPL-09 to RC-EXPL-15. Which terrain is explored is seen from the tiles (RC-EXPL-10). */
function* discover(t: Table<Crusoe>, space: Space, tile: TileNumber, leader: Person): Routine {
  t.emit({ t: 'tilePlaced', space, tile })
  const { beast, totem, discoveries } = TILES[tile]
  // RC-EXPL-17: an empty Beast deck adds nothing.
  const top = t.state.beastDeck.at(-1)
  if (beast && top !== undefined) {
    t.emit({ t: 'beastJoined', deck: t.shuffle('deck.hunting', [...huntingCards(t.state), top]), from: 'deck' })
  }
  if (totem) {
    yield* t.window({ at: 'beforeTotem' })
    yield* scenarioOf(t.config).totem(t, space, leader, vocabulary)
  }
  drawDiscoveries(t, discoveries)
  if (!t.state.waitingMarkers.includes(space)) return
  t.emit({ t: 'markerWaits', space, waits: false })
  yield* exhaustOneOn(t, space, `space/${space}`, 'RC-TERM-11')
}
