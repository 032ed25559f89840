// Explore: a new tile, and what it brings; or what a card beside the board promises. RC-EXPL.
import type { Routine, Table } from '@landfall/kernel'
import { keptCard } from '../cards/decks.ts'
import { SPACES, type Space } from '../components/island.ts'
import { TILES, type TileNumber } from '../components/tiles.ts'
import { drawDiscoveries } from '../effects/discoveries.ts'
import { exhaustOneOn } from '../effects/island.ts'
import { words } from '../effects/vocabulary.ts'
import { huntingCards } from '../hunting.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { Person, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { finish } from './adventure.ts'
import { roll } from './dice.ts'

export function* explore(t: Table<Crusoe>, stack: Stack): Routine {
  const { target, leader } = stack
  t.emit({ t: 'actionBegan', stack })
  const card = t.state.kept.find((kept) => kept.card === target)?.card
  if (card !== undefined) {
    // RC-CARD-TREASUREMAP-01
    t.emit({ t: 'resolved', stack, success: true })
    t.emit({ t: 'keptGone', card })
    const effects = keptCard(card).exploration?.effects ?? []
    yield* words.run(t, effects, { you: leader, rule: 'RC-CARD-TREASUREMAP-01', source: card })
    yield* t.window('explored', { leader })
    return finish(t, 'explore', stack, false)
  }
  const { success, adventure } = yield* roll(t, 'explore', stack)
  t.emit({ t: 'resolved', stack, success })
  const space = SPACES.find((known) => known === target)
  const tile = t.state.seenTiles.at(-1) ?? t.state.islandStack.at(-1)
  if (success && space !== undefined && tile !== undefined) yield* discover(t, space, tile, leader)
  yield* t.window('explored', { leader })
  finish(t, 'explore', stack, adventure)
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
  if (totem) yield* scenarioOf(t.config).totem(t, leader)
  drawDiscoveries(t, discoveries)
  if (!t.state.waitingMarkers.includes(space)) return
  t.emit({ t: 'markerWaits', space, waits: false })
  yield* exhaustOneOn(t, space, `space/${space}`, 'RC-TERM-11')
}
