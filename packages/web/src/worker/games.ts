// The games that this worker can play. Each is loaded when the first of its kind is played, listed or set up.
import { anyGame, offeredGame } from '@landfall/games/page'
import type { GamePlugin, Language, SpokenGame } from '@landfall/tabletop'

/** A game, and the same game in the language of the screen. */
export interface WorkerGame {
  readonly plugin: GamePlugin
  readonly spoken: SpokenGame
}

/** Finds a game by its name. */
export type FindGame = (game: string, language: Language) => Promise<WorkerGame | undefined>

/** A game in no language. */
export async function findPlugin(game: string): Promise<GamePlugin | undefined> {
  // Some games are there only in a build for the browser tests: npx vite build --mode test-games.
  return await (import.meta.env.MODE === 'test-games' ? anyGame(game) : offeredGame(game))
}

export const findGame: FindGame = async (game, language) => {
  const plugin = await findPlugin(game)
  return plugin === undefined ? undefined : { plugin, spoken: await plugin.speak(language) }
}
