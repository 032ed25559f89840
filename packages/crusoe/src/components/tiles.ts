// The eleven Island tiles, as printed. RC-BOARD-05, RC-BOARD-06, RC-BOARD-07.

export const TERRAINS = ['beach', 'hills', 'mountains', 'plains', 'river'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Both birds and fish are food; only cards that name one of them make a difference. */
export type Source = 'bird' | 'fish' | 'wood'

export interface Tile {
  readonly terrain: Terrain
  readonly sources: readonly Source[]
  /** A card of the Beast deck joins the Hunting deck when the tile is explored. */
  readonly beast: boolean
  readonly totem: boolean
  readonly naturalShelter: boolean
  /** How many Discovery tokens are drawn when the tile is explored. */
  readonly discoveries: number
}

export const TILE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export type TileNumber = (typeof TILE_NUMBERS)[number]

const plain = { beast: false, totem: false, naturalShelter: false }

export const TILES: { readonly [N in TileNumber]: Tile } = {
  1: { ...plain, terrain: 'plains', sources: ['wood'], beast: true, discoveries: 2 },
  2: { terrain: 'mountains', sources: ['bird'], beast: true, totem: true, naturalShelter: true, discoveries: 1 },
  3: { ...plain, terrain: 'river', sources: ['fish'], beast: true, discoveries: 3 },
  4: { ...plain, terrain: 'hills', sources: ['fish', 'wood'], totem: true, discoveries: 1 },
  5: { ...plain, terrain: 'mountains', sources: ['bird', 'wood'], totem: true, discoveries: 1 },
  6: { ...plain, terrain: 'plains', sources: ['bird', 'wood'], totem: true, discoveries: 1 },
  7: { ...plain, terrain: 'hills', sources: ['wood'], beast: true, totem: true, discoveries: 2 },
  8: { ...plain, terrain: 'beach', sources: ['fish', 'wood'], discoveries: 0 },
  9: { ...plain, terrain: 'plains', sources: ['bird'], beast: true, discoveries: 3 },
  10: { ...plain, terrain: 'river', sources: ['fish', 'wood'], totem: true, discoveries: 1 },
  11: { ...plain, terrain: 'mountains', sources: ['wood'], beast: true, naturalShelter: true, discoveries: 1 },
}
