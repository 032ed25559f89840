// Looking at the top tiles of the island stack. RC-ABIL-EXPL-02, RC-SCN5-23.
import type { Routine, Table } from '@landfall/kernel'
import { tileChoice } from '../choices.ts'
import type { TileNumber } from '../components/tiles.ts'
import { seatOf } from '../seats.ts'
import type { CrusoeState, Person } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** The top one last. */
export function topTiles(
  { islandStack, seenTiles }: Pick<CrusoeState, 'islandStack' | 'seenTiles'>,
  tiles: number,
): readonly TileNumber[] {
  return [...islandStack, ...seenTiles].slice(-tiles)
}

/** One of them is chosen and lies on top; the rest is shuffled. */
export function* chooseTopTile(
  t: Table<Crusoe>,
  tiles: readonly TileNumber[],
  person: Person,
  kind: 'tileOnTop' | 'tileToPlace',
  rule: string,
): Routine<TileNumber> {
  t.emit({ t: 'tilesLookedAt', tiles })
  const tile = yield* t.ask({ seat: seatOf(person), kind, rule, choices: tiles.map(tileChoice) })
  const rest = [...t.state.islandStack, ...t.state.seenTiles, ...tiles.filter((other) => other !== tile)]
  t.emit({ t: 'tileChosen', tile, stack: t.shuffle('deck.island', rest) })
  return tile
}
