// Tables for the tests of scenario 3, Jenny Needs Help!
import { type Scene, stack, table } from '@landfall/crusoe/testing'
import type { EventId } from '../../../cards/events.ts'
import type { Space } from '../../../components/island.ts'
import type { TileNumber } from '../../../components/tiles.ts'
import type { Person } from '../../../state.ts'

export type Game = ReturnType<typeof table>

export const setup = (scene: Scene = {}): Game => table({ ...scene, config: { scenario: 'jenny', ...scene.config } })
export const inCamp = (scene: Scene = {}): Game => setup({ joined: ['jenny'], ...scene })

export const planning = (make: typeof setup, scene: Scene = {}): Game =>
  make({ phase: 'action', ...scene }).play('planning')

export const raft = { items: ['invention/rope', 'jenny/raft'] } satisfies Scene
export const lifeboat = { items: ['invention/rope', 'invention/knife'], available: { wood: 6, fur: 4 } } satisfies Scene
export const three = ['carpenter', 'cook', 'soldier'] as const

/** How many wounds these people have. */
export const wounds = (by: { readonly [P in Person]?: number }) =>
  Object.fromEntries(Object.entries(by).map(([person, count]) => [person, { wounds: count }]))

export const event = (make: typeof setup, card: EventId, scene: Scene = {}): Game =>
  make({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

/** Explores a space where this tile lies on top of the stack. */
export const explores = (tile: TileNumber, scene: Scene = {}, leader: Person = 'cook', space: Space = 'B2'): Game =>
  setup({ phase: 'action', resolving: true, islandStack: [3, tile], ...scene }).play(
    'explore',
    stack('explore', leader, { target: { kind: 'space', space }, certain: true }),
  )
