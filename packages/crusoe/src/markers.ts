// Markers on tiles and spaces: those of a scenario, and the black ones, whatever they mean. RC-TERM-11, RC-TERM-18, RC-UNIQ-01.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { SPACES, type Space } from './components/island.ts'
import type { Marker, Reading, TileSource } from './state.ts'
import type { Crusoe } from './types.ts'

export function hasMarker({ markers }: Pick<Reading, 'markers'>, marker: Marker, space: Space): boolean {
  return markers[space]?.includes(marker) === true
}

/** Where markers of a kind lie. */
export function markedSpaces(state: Pick<Reading, 'markers'>, marker: Marker): readonly Space[] {
  return SPACES.filter((space) => hasMarker(state, marker, space))
}

/** Something on the island that can be removed. */
export interface Piece {
  readonly id: string
  readonly space: Space
  remove(t: Table<Crusoe>): void
}

/** One of them, as the group likes. */
export function* removePiece(t: Table<Crusoe>, pieces: readonly Piece[], rule: string): Routine {
  const [only, other] = pieces
  const choices = pieces.map(({ id, space }) => ({ id, at: `space/${space}` }))
  const chosen = other === undefined ? only?.id : yield* t.ask({ seat: TABLE, kind: 'pieceToRemove', rule, choices })
  pieces.find(({ id }) => id === chosen)?.remove(t)
}

const SOURCES: readonly TileSource[] = ['bird', 'fish', 'wood', 'flock']

type Marked = Pick<Reading, 'island' | 'waitingMarkers'>

/** All of them. RC-SCN6-08 */
export function blackMarkers(state: Marked): readonly Piece[] {
  return SPACES.flatMap((space) => blackMarkersOn(state, space))
}

/** On sources, on a terrain, and those that wait on an unexplored space. */
export function blackMarkersOn({ island, waitingMarkers }: Marked, space: Space): readonly Piece[] {
  const tile = island[space]
  const piece = (name: string, remove: Piece['remove']): Piece => ({ id: `${space}/${name}`, space, remove })
  return [
    ...SOURCES.filter((source) => tile?.exhausted.includes(source) === true).map((source) =>
      piece(`marker/${source}`, (t) => t.emit({ t: 'sourceCovered', space, source, covered: false })),
    ),
    ...(tile?.terrainCovered === true
      ? [piece('terrain', (t) => t.emit({ t: 'terrainCovered', space, covered: false }))]
      : []),
    ...(waitingMarkers.includes(space)
      ? [piece('marker', (t) => t.emit({ t: 'markerWaits', space, waits: false }))]
      : []),
  ]
}
