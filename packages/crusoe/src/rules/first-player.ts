// The First Player token goes round.
import type { Character } from '../components/characters.ts'
import type { CrusoeState } from '../state.ts'

/** Who sits to the left. RC-SOLO-06 */
export function nextPlayer({ players, firstPlayer }: CrusoeState): Character {
  return players[(players.indexOf(firstPlayer) + 1) % players.length] ?? firstPlayer
}
