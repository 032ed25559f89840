// Explore: a new tile, and what it brings. RC-EXPL.
import type { Routine, Table } from '@landfall/kernel'
import { SPACES } from '../components/island.ts'
import { TILES } from '../components/tiles.ts'
import { drawDiscoveries } from '../effects/discovery.ts'
import { huntingCards } from '../hunting.ts'
import type { Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { succeeds } from './dice.ts'

/** RC-EXPL-08, RC-EXPL-09, RC-EXPL-12, RC-EXPL-14. Which terrain is explored is seen from the tiles (RC-EXPL-10). */
export function* explore(t: Table<Crusoe>, stack: Stack): Routine {
  const success = yield* succeeds(t, 'explore', stack)
  t.emit({ t: 'resolved', stack, success })
  const space = SPACES.find((known) => known === stack.target)
  const tile = t.state.nextTile ?? t.state.islandStack.at(-1)
  if (!success || space === undefined || tile === undefined) return
  t.emit({ t: 'tilePlaced', space, tile })
  const { beast, discoveries } = TILES[tile]
  // RC-EXPL-17: an empty Beast deck adds nothing.
  const top = t.state.beastDeck.at(-1)
  if (beast && top !== undefined) {
    t.emit({ t: 'beastJoined', deck: t.shuffle('deck.hunting', [...huntingCards(t.state), top]) })
  }
  drawDiscoveries(t, discoveries)
}
