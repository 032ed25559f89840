// Sources, tiles and what lies on them. RC-TERM.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { spaceChoice } from '../choices.ts'
import { NEIGHBOURS, SPACES, type Space } from '../components/island.ts'
import { blackMarkersOn } from '../markers.ts'
import { producingTokens } from '../memory.ts'
import { additionalOn, openSources } from '../sources.ts'
import { type CrusoeState, isAccessible, type TileSource } from '../state.ts'
import type { Crusoe, IslandPiece, SourceAt } from '../types.ts'
import { markerRefused } from './unmet.ts'

/** Which sources a marker may be put on. */
export type SourceKind = 'fish' | 'bird' | 'food' | 'wood' | 'any'

function isOfKind(source: TileSource, kind: SourceKind): boolean {
  if (kind === 'any') return true
  return kind === 'food' ? source !== 'wood' : source === kind
}

/** The sources of a kind that are not exhausted, on these tiles. */
export function sourcesOn(state: CrusoeState, spaces: readonly Space[], kind: SourceKind): readonly SourceAt[] {
  return spaces.flatMap((space) =>
    openSources(state, space)
      .filter((source) => isOfKind(source, kind))
      .map((source) => ({ space, source })),
  )
}

/** RC-TERM-02: where there are several, the group chooses. */
export function chooseSource(t: Table<Crusoe>, from: readonly SourceAt[], rule: string): Routine<SourceAt | undefined> {
  const choices = from.map((means) => {
    const id = `${means.space}/${means.source}` as const
    return { id, means, at: `source/${id}` as const }
  })
  return t.pick({ seat: TABLE, kind: 'source', rule, choices })
}

export function chooseTile(t: Table<Crusoe>, from: readonly Space[], rule: string): Routine<Space | undefined> {
  return t.pick({ seat: TABLE, kind: 'tile', rule, choices: from.map(spaceChoice) })
}

export function coverSource(t: Table<Crusoe>, at: SourceAt, card: string): void {
  t.emit({ t: 'sourceCovered', ...at, covered: true })
  const sources = [...(t.state.memory[card]?.sources ?? []), at]
  t.emit({ t: 'remembered', card, memory: { sources } })
}

export const adjacentTiles = (state: CrusoeState): readonly Space[] =>
  NEIGHBOURS[state.camp].filter((space) => isAccessible(state, space))

/** Puts a marker on one of the sources of a tile, or has everybody pay for a marker that cannot be placed. */
export function* exhaustOneOn(t: Table<Crusoe>, space: Space, card: string, rule: string): Routine {
  const source = yield* chooseSource(t, sourcesOn(t.state, [space], 'any'), rule)
  if (source === undefined) markerRefused(t)
  else coverSource(t, source, card)
}

export function birdsBesideCamp(state: CrusoeState): readonly SourceAt[] {
  return sourcesOn(state, adjacentTiles(state), 'bird')
}

/** Every token and marker on tiles and spaces. */
export function piecesOnIsland(state: CrusoeState): readonly IslandPiece[] {
  const tokens = producingTokens(state)
  return SPACES.flatMap((space): IslandPiece[] => [
    ...(state.islandTokens[space] ?? []).map((token) => ({ piece: 'token' as const, space, token })),
    ...blackMarkersOn(state, space),
    ...(['food', 'wood'] as const).flatMap((kind) =>
      additionalOn(state, space, kind).map((by, _, all) => ({
        piece: 'additional' as const,
        space,
        kind,
        by,
        several: all.length > 1,
      })),
    ),
    ...(state.markers[space] ?? []).map((marker) => ({ piece: 'marker' as const, space, marker })),
    ...tokens.filter((token) => token.space === space).map(({ card }) => ({ piece: 'shortcut' as const, space, card })),
  ])
}
