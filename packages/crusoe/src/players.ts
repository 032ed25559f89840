// Players that know Robinson Crusoe, by their names.
import { type SensiblePlayer, sensiblePlayer } from './sensible.ts'

export const crusoePlayers: { readonly [name: string]: (seed: string) => SensiblePlayer } = {
  sensible: sensiblePlayer,
}
