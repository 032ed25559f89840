// The games that are offered here, in this order.
import { beacon } from './beacon.ts'
import { crusoe } from './crusoe.ts'
import { type Games, gamesOf } from './games.ts'
import { naufragos } from './naufragos.ts'

// Beacon is there only in a build for the browser tests: npx vite build --mode test-games.
export const GAMES: Games =
  import.meta.env.MODE === 'test-games' ? gamesOf(crusoe, naufragos, beacon) : gamesOf(crusoe, naufragos)
