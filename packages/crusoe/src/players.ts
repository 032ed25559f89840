// Players that know Robinson Crusoe, by their names.
import { type HeuristicPlayer, heuristicPlayer } from './heuristic.ts'

export const crusoePlayers: { readonly [name: string]: (seed: string) => HeuristicPlayer } = {
  heuristic: heuristicPlayer,
}
