// The bots that can play a game, by name.
import type { GameTypes } from '@landfall/kernel'
import type { GamePlugin } from '../plugin.ts'
import type { Bots } from './player.ts'
import { randomPlayer } from './random.ts'

/** The random player, and those that know the game. */
export async function botsOf<G extends GameTypes>({ bots }: Pick<GamePlugin<G>, 'bots'>): Promise<Bots<G>> {
  return { random: randomPlayer, ...(await bots?.()) }
}
