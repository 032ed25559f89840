// Jenny Needs Help!: a Rope and a Raft before she dies on her rock; then a Knife, wood and furs for the Lifeboat.
import type { TileNumber } from '../../components/tiles.ts'
import { TILES } from '../../components/tiles.ts'
import type { Goal } from '../../heuristic/goal.ts'
import { terrainsIn, type View } from '../../heuristic/view.ts'
import { isRescued } from './rules.ts'

const has = ({ items, futureItems }: View, id: string): boolean =>
  items.some((item) => item === id) || futureItems.some((item) => item === id)

const BOAT = { wood: 6, fur: 4 } as const

export const goal: Goal = {
  action: (seen, { kind }) => (kind === 'special' ? 40 + 10 * seen.round : 0),
  invention(seen, id) {
    switch (id) {
      case 'invention/rope':
        return isRescued(seen) ? 8 : 14
      case 'jenny/raft':
        return 30
      case 'invention/knife':
        return 6
      case 'jenny/lifeboat':
        return 100
      default:
        return 0
    }
  },
  tile: (seen) => (isMissing(seen, 'rope') ? 4 : isMissing(seen, 'knife') ? 3 : 0),
  chosenTile: (seen, tile) =>
    (isMissing(seen, 'rope') && is(tile, 'plains') ? 4 : 0) +
    (isMissing(seen, 'knife') && is(tile, 'mountains') ? 2 : 0),
  wood: (seen) => (isRescued(seen) ? BOAT.wood : has(seen, 'jenny/raft') ? 4 : 2),
  fur: () => BOAT.fur,
  urgency: (seen) => (isRescued(seen) ? 2.5 : has(seen, 'invention/rope') ? 2 : 1),
  weapons: (seen, level) => (seen.available.fur < BOAT.fur && level < 5 ? 2 : 0),
  book: (seen) => (seen.levels.palisade > 0 ? 1.2 : 1.3 * seen.players.length),
}

const is = (tile: TileNumber, terrain: string): boolean => TILES[tile].terrain === terrain

/** Its terrain has not been found yet. */
function isMissing(seen: View, item: 'rope' | 'knife'): boolean {
  return !has(seen, `invention/${item}`) && !terrainsIn(seen).has(item === 'rope' ? 'plains' : 'mountains')
}
