// The First Player token goes round.
import type { Character } from '../components/characters.ts'
import type { Reading } from '../state.ts'

/** Who sits to the left. RC-SOLO-06 */
export function nextPlayer({ players, firstPlayer }: Reading): Character {
  return players[(players.indexOf(firstPlayer) + 1) % players.length] ?? firstPlayer
}
