// The games that are offered here.
import { SCREEN_GAMES } from './all.ts'
import { type Games, gamesOf } from './games.ts'

// Some are there only in a build for the browser tests: npx vite build --mode test-games.
const [first, ...others] = Object.values(SCREEN_GAMES).filter(
  ({ isForTests }) => isForTests !== true || import.meta.env.MODE === 'test-games',
)
if (first === undefined) throw new Error('no game is offered')

export const GAMES: Games = gamesOf(first, ...others)
