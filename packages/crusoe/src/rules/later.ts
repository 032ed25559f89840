// What cards do to this round and to the next, and what they leave for later. RC-CARD, RC-NIGHTOUT.
import type { Table } from '@landfall/kernel'
import type { Character } from '../components/characters.ts'
import type { Reading } from '../state.ts'
import type { Crusoe } from '../types.ts'

/** Who sits to the left. RC-SOLO-06 */
export function nextPlayer({ players, firstPlayer }: Reading): Character {
  return players[(players.indexOf(firstPlayer) + 1) % players.length] ?? firstPlayer
}

export function schedule(t: Table<Crusoe>, later: Omit<Reading['later'][number], 'round'>): void {
  t.emit({ t: 'scheduled', later: { ...later, round: t.state.round } })
}
