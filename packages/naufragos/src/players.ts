// Players that know Náufragos, by their names.
import type { Bots } from '@landfall/tabletop'
import { heuristicPlayer, selfishPlayer } from './heuristic.ts'
import type { Naufragos } from './types.ts'

export const naufragosPlayers: Bots<Naufragos> = { heuristic: heuristicPlayer, selfish: selfishPlayer }
