// The small tiles and tokens of the box.

/** One of the copies of a tile: its value and which copy it is. */
export type Tile = `${number}/${number}`
export type FishTile = Tile | 'jellyfish' | 'shark'

type WithValue = readonly [tile: Tile, value: number]

/** This many copies of each value, from 0 on. */
const copies = (counts: readonly number[], first = 1): readonly WithValue[] =>
  counts.flatMap((count, value) =>
    Array.from({ length: count }, (_, copy): WithValue => [`${value}/${first + copy}`, value]),
  )

const namesOf = (tiles: readonly WithValue[]): readonly Tile[] => tiles.map(([tile]) => tile)

/** No story has the name of a tile that everybody sees: that one of them was seen can be found out by its name. */
const FIRST_STORY = 101
/** NA-COMP-06 */
const STORIES = copies([0, 18, 18, 14, 7, 3], FIRST_STORY)
export const STORY_TILES = namesOf(STORIES)
/** NA-COMP-05 */
const FORAGE = copies([0, 6, 10, 6, 2])
export const FORAGE_TILES = namesOf(FORAGE)
const FISH = copies([3, 4, 4, 2])
export const FISH_TILES: readonly FishTile[] = [...namesOf(FISH), 'jellyfish', 'shark']

/** Tiles of different kinds that have the same name have the same value too. */
const VALUES: ReadonlyMap<Tile, number> = new Map([...STORIES, ...FORAGE, ...FISH])

export function tileValue(tile: Tile): number {
  const value = VALUES.get(tile)
  if (value === undefined) throw new Error(`there is no tile "${tile}"`)
  return value
}

export const isNumbered = (tile: FishTile): tile is Tile => tile !== 'jellyfish' && tile !== 'shark'

/** NA-COMP-03: how many there are of each. */
export const TOKENS = { food: 16, wood: 16 } as const

export const WRECK_SPACES = 6
export const CAMP_SPACES = 8
export const PROJECT_SPACES = 6
export const PENDING_BOXES = 4
/** NA-DEATH-01 */
export const DEADLY_TRAUMAS = 4
export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6]
