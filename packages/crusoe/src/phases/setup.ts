// Setup: what is shuffled and dealt. RC-SETUP.
import type { Routine, Table } from '@landfall/kernel'
import { BEAST_IDS } from '../cards/beasts.ts'
import { DISCOVERY_TOKENS } from '../cards/discoveries.ts'
import { EQUIPMENT, EQUIPMENT_DRAWN } from '../cards/equipment.ts'
import { INVENTION_IDS, INVENTIONS_LAID_OUT } from '../cards/inventions.ts'
import { START_TILE } from '../components/island.ts'
import { TILE_NUMBERS } from '../components/tiles.ts'
import type { Crusoe } from '../types.ts'

export function* setUp(t: Table<Crusoe>): Routine {
  // RC-SETUP-16, RC-SETUP-19, RC-SETUP-21
  t.emit({
    t: 'decksShuffled',
    beastDeck: t.shuffle('deck.beasts', BEAST_IDS),
    islandStack: t.shuffle(
      'deck.island',
      TILE_NUMBERS.filter((tile) => tile !== START_TILE),
    ),
    discoveryStack: t.shuffle('deck.discoveries', DISCOVERY_TOKENS),
  })
  // RC-SETUP-09, RC-SETUP-10
  const inventions = t.shuffle(
    'deck.inventions',
    INVENTION_IDS.filter((id) => !t.state.inventions.includes(id)),
  )
  t.emit({ t: 'inventionsLaidOut', inventions: inventions.slice(0, INVENTIONS_LAID_OUT) })
  t.emit({ t: 'inventionDeckShuffled', deck: inventions.slice(INVENTIONS_LAID_OUT) })
  // RC-SETUP-20
  for (const card of t.shuffle('deck.equipment', EQUIPMENT).slice(0, EQUIPMENT_DRAWN))
    t.emit({ t: 'equipmentFound', card })
}
