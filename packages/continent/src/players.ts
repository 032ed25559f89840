// Players of The 7th Continent, by their names.
import type { Bots } from '@landfall/tabletop'
import { heuristicPlayer } from './heuristic.ts'
import { sparingPlayer } from './sparing.ts'
import type { Continent } from './types.ts'

export const continentPlayers: Bots<Continent> = {
  heuristic: heuristicPlayer,
  sparing: sparingPlayer,
}
