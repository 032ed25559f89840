// Tables for the tests of scenario 4, Volcano Island.
import type { Space } from '@landfall/crusoe'
import { table as anyTable, type Scene, stack } from '@landfall/crusoe/testing'
import type { MysteryId } from '../../../cards/decks.ts'
import type { TileNumber } from '../../../components/tiles.ts'
import type { Marker, Person, State } from '../../../state.ts'

export type Game = ReturnType<typeof anyTable>

export const LADDER = 'volcano-island/rope-ladder'
export const BOAT = 'volcano-island/jolly-boat'
export const EVERYBODY = ['carpenter', 'cook', 'explorer', 'soldier'] as const

export const table = (scene: Scene = {}): Game =>
  anyTable({ ...scene, config: { scenario: 'volcano-island', ...scene.config } })

export const planning = (scene: Scene = {}): Game => table({ phase: 'action', ...scene }).play('planning')

export const ash = (...spaces: readonly Space[]): State['markers'] =>
  Object.fromEntries(spaces.map((space): [Space, Marker[]] => [space, ['ash']]))

export const sheet = (...explored: readonly TileNumber[]) => ({ 'volcano-island': { explored: [...explored] } })
export const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }

/** The start of a round. */
export const starts = (round: number, scene: Scene = {}): Game =>
  table({ camp: 'B1', tiles: { B1: 9 }, ...scene, round }).play('roundStart')

/** The Event Phase with this card on top of the deck. */
export const event = (card: State['eventDeck'][number], scene: Scene = {}): Game =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** Everywhere that ash can lie. */
export const ASHEN: readonly Space[] = ['A1', 'A2', 'A3', 'B1', 'B2', 'B4', 'C1', 'C2', 'C3']

/** Tiles beside those of the start, this many of them. */
export const explored = (tiles: number): NonNullable<Scene['tiles']> => {
  const numbers: readonly TileNumber[] = [1, 2, 3, 4, 5, 6, 7, 9]
  const spaces: readonly Space[] = ['C1', 'C2', 'C3', 'B1', 'B2', 'A1', 'A2', 'A3']
  return Object.fromEntries(spaces.slice(0, tiles).map((space, i) => [space, numbers[i]]))
}

/** Everything is done but the boat. */
export const READY: Scene = {
  items: ['invention/rope'],
  available: { wood: 3 },
  tiles: explored(6),
  scenarioState: sheet(2, 4, 5),
}

/** Somebody explores the location on A3, certainly; the first Mystery card is on top. */
export function loot(cards: readonly MysteryId[], scene: Scene = {}, leader: Person = 'carpenter'): Game {
  const planned = stack('explore', leader, {
    target: { kind: 'special', special: 'volcano-island/location', space: 'A3' },
    certain: true,
  })
  return table({
    phase: 'action',
    resolving: true,
    tiles: { A3: 7 },
    mysteryDeck: [...cards].reverse(),
    ...scene,
  }).play('explore', planned)
}
