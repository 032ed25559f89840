// Players that know Robinson Crusoe, by their names.
import type { Bots } from '@landfall/tabletop'
import { heuristicPlayer } from './heuristic.ts'
import type { Crusoe } from './types.ts'

export const crusoePlayers: Bots<Crusoe> = { heuristic: heuristicPlayer }
