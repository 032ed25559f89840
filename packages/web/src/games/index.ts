// The games that are offered here.
import { SCREEN_GAMES } from './all.ts'
import { FOR_TESTS } from './for-tests.ts'
import { type Games, gamesOf } from './games.ts'

// Some are there only in a build for the browser tests: npx vite build --mode test-games.
const offered =
  import.meta.env.MODE === 'test-games'
    ? [...Object.values(SCREEN_GAMES), ...Object.values(FOR_TESTS)]
    : Object.values(SCREEN_GAMES)
const [first, ...others] = offered.toSorted((one, other) => one.order - other.order)
if (first === undefined) throw new Error('no game is offered')

export const GAMES: Games = gamesOf(first, ...others)
