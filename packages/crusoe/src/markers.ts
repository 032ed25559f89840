// Markers on tiles and spaces: those of a scenario, and the black ones, whatever they mean. RC-TERM-11, RC-TERM-18, RC-UNIQ-01.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { SPACES, type Space } from './components/island.ts'
import type { CrusoeState, Marker, TileSource } from './state.ts'
import type { Crusoe, IslandPiece } from './types.ts'

export function hasMarker({ markers }: Pick<CrusoeState, 'markers'>, marker: Marker, space: Space): boolean {
  return markers[space]?.includes(marker) === true
}

/** Where markers of a kind lie. */
export function markedSpaces(state: Pick<CrusoeState, 'markers'>, marker: Marker): readonly Space[] {
  return SPACES.filter((space) => hasMarker(state, marker, space))
}

/** One of them, as the group likes. */
export function* removePiece(
  t: Table<Crusoe>,
  pieces: (state: CrusoeState) => readonly IslandPiece[],
  rule: string,
): Routine {
  const piece = yield* t.pick(() => ({
    seat: TABLE,
    kind: 'pieceToRemove',
    rule,
    choices: pieces(t.state).map((means) => ({ id: pieceId(means), means, at: `space/${means.space}` as const })),
  }))
  if (piece !== undefined) remove(t, piece)
}

/** `A1/greaterDanger`, `A1/marker/wood`, `A1/additionalFood/invention/snare` */
function pieceId(piece: IslandPiece): string {
  const { space } = piece
  switch (piece.piece) {
    case 'token':
      return `${space}/${piece.token}`
    case 'source':
      return `${space}/marker/${piece.source}`
    case 'waiting':
      return `${space}/marker`
    case 'additional': {
      const id = `${space}/${piece.kind === 'food' ? 'additionalFood' : 'additionalWood'}`
      return piece.several ? `${id}/${piece.by}` : id
    }
    case 'marker':
      return `${space}/${piece.marker}`
    case 'terrain':
    case 'shortcut':
      return `${space}/${piece.piece}`
  }
}

function remove(t: Table<Crusoe>, piece: IslandPiece): void {
  const { space } = piece
  switch (piece.piece) {
    case 'token':
      t.emit({ t: 'islandTokenRemoved', space, token: piece.token })
      break
    case 'source':
      t.emit({ t: 'sourceCovered', space, source: piece.source, covered: false })
      break
    case 'terrain':
      t.emit({ t: 'terrainCovered', space, covered: false })
      break
    case 'waiting':
      t.emit({ t: 'markerWaits', space, waits: false })
      break
    case 'additional':
      t.emit({ t: 'additionalRemoved', space, kind: piece.kind, by: piece.by })
      break
    case 'marker':
      t.emit({ t: 'markerRemoved', space, marker: piece.marker })
      break
    case 'shortcut':
      t.emit({ t: 'forgotten', card: piece.card })
  }
}

const SOURCES: readonly TileSource[] = ['bird', 'fish', 'wood', 'flock']

type Marked = Pick<CrusoeState, 'island' | 'waitingMarkers'>

/** All of them. RC-SCN6-08 */
export function blackMarkers(state: Marked): readonly IslandPiece[] {
  return SPACES.flatMap((space) => blackMarkersOn(state, space))
}

/** On sources, on a terrain, and those that wait on an unexplored space. */
export function blackMarkersOn({ island, waitingMarkers }: Marked, space: Space): readonly IslandPiece[] {
  const tile = island[space]
  return [
    ...SOURCES.filter((source) => tile?.exhausted.includes(source) === true).map((source) => ({
      piece: 'source' as const,
      space,
      source,
    })),
    ...(tile?.terrainCovered === true ? [{ piece: 'terrain' as const, space }] : []),
    ...(waitingMarkers.includes(space) ? [{ piece: 'waiting' as const, space }] : []),
  ]
}
