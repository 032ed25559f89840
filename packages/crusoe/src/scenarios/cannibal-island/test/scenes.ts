// Tables for the tests of scenario 5, Cannibal Island.
import type { Character, TileNumber } from '@landfall/crusoe'
import { planning as plainPlanning, table as plainTable, type Scene, stack } from '@landfall/crusoe/testing'
import type { Space } from '../../../components/island.ts'
import type { Target } from '../../../target.ts'

export type Table = ReturnType<typeof plainTable>

const here = (scene: Scene): Scene => ({ ...scene, config: { scenario: 'cannibal-island', ...scene.config } })
export const table = (scene: Scene = {}): Table => plainTable(here(scene))
export const planning = (scene: Scene = {}): Table => plainPlanning(here(scene))

/** What lies on the sheet. */
export const burnt = (...numbers: readonly number[]): Pick<Scene, 'scenarioState'> => ({
  scenarioState: { 'cannibal-island': { burnt: [...numbers], cityBurnt: false } },
})

export const village = (space: string): string => `hunt/cannibal-island/village/${space}`

/** An attack on a village or on the City that is resolved. */
const attack = (target: Target, leader: Character, scene: Scene = {}): Table =>
  table({ phase: 'action', resolving: true, ...scene }).play('hunt', stack('hunt', leader, { target }))

export const attackVillage = (space: Space, leader: Character, scene: Scene = {}): Table =>
  attack({ kind: 'special', special: 'cannibal-island/village', space }, leader, scene)

export const attackCity = (leader: Character, scene: Scene = {}): Table =>
  attack({ kind: 'special', special: 'cannibal-island/city', space: 'A4' }, leader, scene)

/** Somebody finds this tile on A1. */
export const finding = (tile: TileNumber, scene: Scene = {}, leader: Character | 'friday' = 'cook'): Table =>
  table({ phase: 'action', resolving: true, islandStack: [1, tile], ...scene }).play(
    'explore',
    stack('explore', leader, { target: { kind: 'space', space: 'A1' }, certain: true }),
  )

/** An Event with a book; what else it does, it does not do without wood. */
export const book = (scene: Scene = {}): Table =>
  table({ round: 2, eventDeck: ['event/termites'], eventOrder: ['event'], ...scene }).play('event')

export const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  table({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

export const wounds = (t: Table, ...people: readonly (keyof Table['state']['people'])[]): readonly number[] =>
  people.map((person) => t.state.people[person]?.wounds ?? -1)

export const two = ['carpenter', 'cook'] as const
