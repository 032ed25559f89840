// The games that this worker can play. Each is loaded when the first of its kind is played, listed or set up.
import type { WorkerGame } from './game.ts'

const GAMES: { readonly [game: string]: () => Promise<WorkerGame> } = {
  crusoe: async () => (await import('./crusoe.ts')).crusoe,
  naufragos: async () => (await import('./naufragos.ts')).naufragos,
  // A build for the browser tests: npx vite build --mode beacon.
  ...(import.meta.env.MODE === 'beacon' ? { demo: async () => (await import('./beacon.ts')).beacon } : {}),
}

/** Finds a game by its name. */
export type FindGame = (game: string) => Promise<WorkerGame | undefined>

export const findGame: FindGame = async (game) => (Object.hasOwn(GAMES, game) ? await GAMES[game]?.() : undefined)
