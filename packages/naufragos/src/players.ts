// Players that know Náufragos, by their names.
import { type SensiblePlayer, selfishPlayer, sensiblePlayer } from './sensible.ts'

export const naufragosPlayers: { readonly [name: string]: (seed: string) => SensiblePlayer } = {
  sensible: sensiblePlayer,
  selfish: selfishPlayer,
}
