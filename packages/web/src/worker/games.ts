// The games that this worker can play. Each is loaded when the first of its kind is played, listed or set up.
import { DEMOS, isGameId, loadGame } from '@landfall/games'
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
  if (!isGameId(game)) return undefined
  const isOffered = !DEMOS.includes(game) || import.meta.env.MODE === 'test-games'
  return isOffered ? await loadGame(game) : undefined
}

export const findGame: FindGame = async (game, language) => {
  const plugin = await findPlugin(game)
  return plugin === undefined ? undefined : { plugin, spoken: await plugin.speak(language) }
}
