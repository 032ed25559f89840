// The sources of a tile: those printed on it, and a token that acts as one. RC-PROD-01.
import type { Space } from './components/island.ts'
import { TILES } from './components/tiles.ts'
import { editionOf } from './editions.ts'
import { scenarioOf } from './scenarios/index.ts'
import type { CrusoeState, TileSource } from './state.ts'

type Tile = NonNullable<CrusoeState['island'][Space]>

export function sourcesOf({ tile, additionalFood }: Tile): readonly TileSource[] {
  const { sources } = TILES[tile]
  if (!additionalFood.some(({ flock }) => flock === true) || sources.some((source) => source !== 'wood')) return sources
  return [...sources, 'flock']
}

/** RC-TERM-11, RC-TERM-15: those that can be used. */
export function openSources({ island }: CrusoeState, space: Space): readonly TileSource[] {
  const tile = island[space]
  if (tile === undefined || tile.inaccessible) return []
  const sources = sourcesOf(tile)
  return tile.exhausted.length === 0 ? sources : sources.filter((source) => !tile.exhausted.includes(source))
}

/** RC-ED-03: those that yield something: the open ones, and perhaps exhausted ones with a token of their kind. */
export function yieldingSources(state: CrusoeState, space: Space): readonly TileSource[] {
  const tile = state.island[space]
  if (tile === undefined || tile.exhausted.length === 0 || tile.inaccessible) return openSources(state, space)
  if (!editionOf(state).tokenOutlastsSource) return openSources(state, space)
  return sourcesOf(tile).filter((source) => yieldOf(state, space, source) > 0)
}

/** RC-TOK-24, RC-GATHER-10: what a source of a tile yields, with a token of its kind. A flock is its own token. */
export function yieldOf({ island }: CrusoeState, space: Space, source: TileSource): number {
  const tile = island[space]
  if (tile === undefined) return 1
  const own = tile.exhausted.length > 0 && tile.exhausted.includes(source) ? 0 : 1
  if (source === 'wood') return tile.additionalWood === undefined ? own : own + 1
  return own + tile.additionalFood.length - (source === 'flock' ? 1 : 0)
}

/** What has put Additional tokens of a kind on a tile. */
export function additionalOn({ island }: CrusoeState, space: Space, kind: 'food' | 'wood'): readonly string[] {
  const tile = island[space]
  if (kind === 'food') return tile?.additionalFood.map(({ by }) => by) ?? []
  return tile?.additionalWood === undefined ? [] : [tile.additionalWood]
}

/** RC-UNIQ-03, RC-SCN6-07: one of a kind, unless the scenario lets more lie there. */
export function hasRoomForAdditional(state: CrusoeState, space: Space, kind: 'food' | 'wood'): boolean {
  if (additionalOn(state, space, kind).length === 0) return true
  return kind === 'food' && scenarioOf(state).holdsMoreFood?.(state, space) === true
}
