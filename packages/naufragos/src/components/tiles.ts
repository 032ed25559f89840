// The small tiles and tokens of the box.

/** One of the copies of a tile: its value and which copy it is. */
export type Tile = `${number}/${number}`
export type FishTile = Tile | 'jellyfish' | 'shark'

export const tileValue = (tile: Tile): number => Number(tile.slice(0, tile.indexOf('/')))

const copies = (counts: { readonly [value: number]: number }, first = 1): readonly Tile[] =>
  Object.entries(counts).flatMap(([value, count]) =>
    Array.from({ length: count }, (_, copy): Tile => `${Number(value)}/${first + copy}`),
  )

/** No story has the name of a tile that everybody sees: that one of them was seen can be found out by its name. */
const FIRST_STORY = 101
/** NA-COMP-06 */
export const STORY_TILES = copies({ 1: 18, 2: 18, 3: 14, 4: 7, 5: 3 }, FIRST_STORY)
/** NA-COMP-05 */
export const FORAGE_TILES = copies({ 1: 6, 2: 10, 3: 6, 4: 2 })
export const FISH_TILES: readonly FishTile[] = [...copies({ 0: 3, 1: 4, 2: 4, 3: 2 }), 'jellyfish', 'shark']

export const isNumbered = (tile: FishTile): tile is Tile => tile !== 'jellyfish' && tile !== 'shark'

/** NA-COMP-03: so many there are of each. */
export const TOKENS = { food: 16, wood: 16 } as const

export const WRECK_SPACES = 6
export const CAMP_SPACES = 8
export const PROJECT_SPACES = 6
export const PENDING_BOXES = 4
/** NA-DEATH-01 */
export const DEADLY_TRAUMAS = 4
export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6]
