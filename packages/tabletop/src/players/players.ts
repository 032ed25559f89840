// Every player that can be asked for by name.
import type { PlayerMaker } from './player.ts'
import { randomPlayer } from './random.ts'

export const PLAYERS: { readonly [name: string]: PlayerMaker } = { random: randomPlayer }
