// Tables for the tests of scenario 6, Family Robinson.
import { CHARACTERS, type InventionId } from '@landfall/crusoe'
import { planning as planningOf, type Scene, stack, table as tableOf } from '@landfall/crusoe/testing'
import type { TileNumber } from '../../../components/tiles.ts'

export type Table = ReturnType<typeof tableOf>

const at = (scene: Scene): Scene => ({ ...scene, config: { scenario: 'family-robinson', ...scene.config } })
export const table = (scene: Scene = {}): Table => tableOf(at(scene))
export const planning = (scene: Scene = {}): Table => planningOf(at(scene))
export const RECULTIVATION = 'special/family-robinson/recultivation'

/** Nine cards of the deck. */
export const NINE: readonly InventionId[] = [
  'invention/basket',
  'invention/bed',
  'invention/cellar',
  'invention/corral',
  'invention/diary',
  'invention/drums',
  'invention/furnace',
  'invention/lantern',
  'invention/wall',
]

export const [FIRST = 'invention/basket', ...EIGHT] = NINE

/** A house in which nothing is missing. */
export const HOUSE = {
  round: 8,
  scenarioState: { 'family-robinson': { nine: [...NINE] } },
  items: [...NINE],
  shelterBuilt: true,
  levels: { roof: 1, palisade: 1, weapons: 1 },
} satisfies Scene

/** The Event Phase with this card on top of the deck. */
export const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

export const company: readonly (readonly (typeof CHARACTERS)[number][])[] = [
  ['cook'],
  ['cook', 'carpenter'],
  ['cook', 'carpenter', 'soldier'],
  CHARACTERS,
]

/** Explores A1 and finds this tile. */
export const exploring = (tile: TileNumber, scene: Scene = {}): Table =>
  table({ phase: 'action', islandStack: [tile], ...scene }).play(
    'explore',
    stack('explore', 'cook', { target: { kind: 'space', space: 'A1' }, certain: true }),
  )
