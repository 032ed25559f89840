// The sources of a tile: those printed on it, and a token that acts as one. RC-PROD-01, RC-CARD-NEWFLOCK-02.
import type { Space } from './components/island.ts'
import { TILES } from './components/tiles.ts'
import type { Reading, TileSource } from './state.ts'

type Tile = NonNullable<Reading['island'][Space]>

export function sourcesOf({ tile, flock }: Tile): readonly TileSource[] {
  const { sources } = TILES[tile]
  if (flock !== true || sources.some((source) => source !== 'wood')) return sources
  return [...sources, 'flock']
}

/** RC-TERM-11, RC-TERM-15: those that can be used. */
export function openSources({ island }: Reading, space: Space): readonly TileSource[] {
  const tile = island[space]
  if (tile === undefined || tile.inaccessible) return []
  const sources = sourcesOf(tile)
  return tile.exhausted.length === 0 ? sources : sources.filter((source) => !tile.exhausted.includes(source))
}

/** RC-TOK-24, RC-GATHER-10: what a source of a tile yields, with a token of its kind. A flock is its own token. */
export function yieldOf({ island }: Reading, space: Space, source: TileSource): number {
  const tile = island[space]
  if (tile === undefined || source === 'flock') return 1
  const token = source === 'wood' ? tile.additionalWood : tile.additionalFood
  return token === undefined ? 1 : 2
}
