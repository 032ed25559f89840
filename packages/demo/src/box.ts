// Beacon for programs that offer games: the game, its players and its voices.
import type { GameBox } from '@landfall/text'
import { check } from './check.ts'
import { beacon } from './game.ts'
import { SEATS } from './state.ts'
import { voices } from './text/voice.ts'
import type { Beacon } from './types.ts'

export const beaconBox: GameBox<Beacon> = {
  game: beacon,
  players: { least: 2, most: SEATS.length },
  setupFor: (players) => ({ castaways: SEATS.slice(0, players) }),
  voices,
  check,
}
