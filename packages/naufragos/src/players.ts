// Players that know Náufragos, by their names.
import { type HeuristicPlayer, heuristicPlayer, selfishPlayer } from './heuristic.ts'

export const naufragosPlayers: { readonly [name: string]: (seed: string) => HeuristicPlayer } = {
  heuristic: heuristicPlayer,
  selfish: selfishPlayer,
}
