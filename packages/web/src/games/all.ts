// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { game as continent } from '../continent/screen-game.ts'
import { game as crusoe } from '../crusoe/screen-game.ts'
import { game as naufragos } from '../naufragos/screen-game.ts'
import type { ScreenGame } from './game.ts'

export const SCREEN_GAMES: { readonly [game: string]: ScreenGame } = {
  continent,
  crusoe,
  naufragos,
}
