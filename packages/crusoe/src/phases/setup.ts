// Setup: what is shuffled and dealt. RC-SETUP.
import type { Routine, Table } from '@landfall/kernel'
import { BEAST_IDS } from '../cards/beasts.ts'
import { ADVENTURE_DECKS, MYSTERY_IDS } from '../cards/decks.ts'
import { EQUIPMENT_IDS } from '../cards/equipment.ts'
import { INVENTION_IDS, INVENTIONS_LAID_OUT } from '../cards/inventions.ts'
import { WRECKAGE_IDS } from '../cards/wreckage.ts'
import { TILE_NUMBERS } from '../components/tiles.ts'
import { eventCards } from '../config.ts'
import { editionOf } from '../editions.ts'
import { becomeItem } from '../items.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { discoveryTokens, printedSheet } from '../scenarios/sheets.ts'
import type { Crusoe } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

export function* setUp(t: Table<Crusoe>): Routine {
  const { start } = printedSheet(t.config)
  const laid = new Set(Object.values(t.state.island).map((lying) => lying?.tile))
  // RC-SETUP-15 to RC-SETUP-17, RC-SETUP-19, RC-SETUP-21
  t.emit({
    t: 'decksShuffled',
    beastDeck: t.shuffle('deck.beasts', BEAST_IDS),
    islandStack: t.shuffle(
      'deck.island',
      TILE_NUMBERS.filter((tile) => !laid.has(tile)),
    ),
    discoveryStack: t.shuffle('deck.discoveries', discoveryTokens(t.config.scenario)),
    buildDeck: t.shuffle('deck.build', ADVENTURE_DECKS.build),
    gatherDeck: t.shuffle('deck.gather', ADVENTURE_DECKS.gather),
    exploreDeck: t.shuffle('deck.explore', ADVENTURE_DECKS.explore),
    mysteryDeck: t.shuffle('deck.mysteries', MYSTERY_IDS),
  })
  // RC-SETUP-09, RC-SETUP-10
  const inventions = t.shuffle(
    'deck.inventions',
    INVENTION_IDS.filter((id) => !t.state.inventions.includes(id) && !t.state.futureItems.includes(id)),
  )
  const { inventions: count = INVENTIONS_LAID_OUT } = start
  const laidOut = inventions.slice(0, count)
  t.emit({ t: 'inventionsLaidOut', inventions: laidOut })
  scenarioOf(t.config).inventionsLaidOut?.(t, laidOut)
  t.emit({ t: 'inventionDeckShuffled', deck: inventions.slice(count) })
  for (const item of [...t.state.futureItems]) yield* becomeItem(t, vocabulary, item)
  // RC-SETUP-20, RC-VAR-03, RC-VAR-05: what the scenario names comes first.
  const { equipment = [], withoutEquipment = [] } = start
  const others = EQUIPMENT_IDS.filter((id) => !equipment.includes(id) && !withoutEquipment.includes(id))
  const found = [...equipment, ...t.shuffle('deck.equipment', others)]
  for (const card of found.slice(0, t.config.equipment)) t.emit({ t: 'equipmentFound', card })
  // RC-SETUP-22, RC-VAR-08
  const { wreckage } = t.config
  t.emit({ t: 'wreckageWashedUp', card: wreckage === 'random' ? t.chance('wreckage', WRECKAGE_IDS) : wreckage })
  makeEventDeck(t)
}

/** RC-SETUP-23, RC-SETUP-24, RC-VAR-04, RC-VAR-07 */
function makeEventDeck(t: Table<Crusoe>): void {
  const { books, scenario } = t.config
  const { bookEvents, otherEvents } = editionOf(t.config)
  const withBook = t.shuffle('deck.events', bookEvents)
  const withAdventure = t.shuffle('deck.events', otherEvents)
  const adventures = eventCards(scenario) - books
  t.emit({
    t: 'eventDeckMade',
    deck: t.shuffle('deck.events', [...withBook.slice(0, books), ...withAdventure.slice(0, adventures)]),
    aside: [...withBook.slice(books), ...withAdventure.slice(adventures)],
  })
}
