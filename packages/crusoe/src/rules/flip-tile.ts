// Tiles that are turned face down. RC-TERM-14.
import type { Table } from '@landfall/kernel'
import type { Space } from '../components/island.ts'
import { lose } from '../endings.ts'
import type { Crusoe } from '../types.ts'

/** RC-TERM-14, RC-END-04: everything on it is gone, and with the camp the game. */
export function flipTile(t: Table<Crusoe>, space: Space): void {
  t.emit({ t: 'tileFlipped', space, inaccessible: true })
  if (space === t.state.camp) lose(t, 'campLost')
}
