// Tables for the tests of scenario 2, Cursed Island.
import { pawnsFor, places, planning, type Scene, table } from '@landfall/crusoe/testing'

export type Table = ReturnType<typeof table>

type Tiles = NonNullable<Scene['tiles']>

export type Markers = NonNullable<Scene['markers']>

const here = (scene: Scene = {}): Scene => ({ ...scene, config: { scenario: 'cursed-island', ...scene.config } })
export const cursed = (scene: Scene = {}): Table => table(here(scene))
export const planned = (scene: Scene = {}): Table => planning(here(scene))

/** The Event Phase with this card on top of the deck. */
export const event = (card: NonNullable<Scene['eventDeck']>[number], scene: Scene = {}): Table =>
  cursed({ round: 2, eventDeck: [card], eventOrder: ['event'], ...scene }).play('event')

export const fog = (...spaces: readonly (keyof Markers)[]): Markers => marked('fog', spaces)
export const crosses = (...spaces: readonly (keyof Markers)[]): Markers => marked('cross', spaces)

const marked = (marker: 'fog' | 'cross', spaces: readonly (keyof Markers)[]): Markers =>
  Object.fromEntries(spaces.map((space) => [space, [marker]]))

export const rolled = (action: string, ...success: readonly string[]) => ({
  [`die.${action}.wound`]: success.map(() => 'blank'),
  [`die.${action}.success`]: success,
  [`die.${action}.adventure`]: success.map(() => 'blank'),
})

/** All markers on the island: those that are named, and no other. */
export const markersOf = (t: Table): Markers =>
  Object.fromEntries(Object.entries(t.state.markers).filter(([, lying]) => lying !== undefined))

/** The fewest pawns that each target takes now. */
export function pawns(t: Table): { readonly [target: string]: number | undefined } {
  return Object.fromEntries(places(t).map((spot) => [spot, pawnsFor(t, spot)]))
}

export const sorted = (choices: readonly string[]): readonly string[] => [...choices].sort()
export const cross = (space: string): string => `build/cursed-island/cross/${space}`
export const bell = 'build/cursed-island/sacred-bell'
export const everywhere = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3'] as const

/** A whole island: the beach with the camp on B1, and one tile of the deck left over. */
export const island: Tiles = { A1: 1, A2: 2, A3: 3, B2: 4, B3: 5, B4: 6, C1: 7, C2: 9, C3: 10 }
export const unhurt = { carpenter: { wounds: 0 }, cook: { wounds: 0 } }
export const four = ['carpenter', 'cook', 'explorer', 'soldier'] as const
