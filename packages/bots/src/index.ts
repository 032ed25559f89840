// Players that are not people.
import type { PlayerMaker } from './player.ts'
import { randomPlayer } from './random.ts'

export type { Asked, Player, PlayerMaker } from './player.ts'
export { randomPlayer } from './random.ts'

/** Every player that can be asked for by name. */
export const PLAYERS: { readonly [name: string]: PlayerMaker } = { random: randomPlayer }
