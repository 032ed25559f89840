// The games that this worker can play. Each is loaded when the first of its kind is played, listed or set up.
import type { GameTypes } from '@landfall/kernel'
import type { GamePlugin, Language, SpokenGame } from '@landfall/tabletop'

const GAMES: { readonly [game: string]: () => Promise<GamePlugin<GameTypes>> } = {
  crusoe: async () => (await import('@landfall/crusoe')).crusoePlugin,
  naufragos: async () => (await import('@landfall/naufragos')).naufragosPlugin,
  // A build for the browser tests: npx vite build --mode beacon.
  ...(import.meta.env.MODE === 'beacon' ? { demo: async () => (await import('@landfall/demo')).beaconPlugin } : {}),
}

/** A game, and the same game in the language of the screen. */
export interface WorkerGame {
  readonly plugin: GamePlugin
  readonly spoken: SpokenGame
}

/** Finds a game by its name. */
export type FindGame = (game: string, language: Language) => Promise<WorkerGame | undefined>

/** A game in no language. */
export async function findPlugin(game: string): Promise<GamePlugin | undefined> {
  return Object.hasOwn(GAMES, game) ? await GAMES[game]?.() : undefined
}

export const findGame: FindGame = async (game, language) => {
  const plugin = await findPlugin(game)
  return plugin === undefined ? undefined : { plugin, spoken: await plugin.speak(language) }
}
