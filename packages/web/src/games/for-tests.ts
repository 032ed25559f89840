// Derived from the folders beside this one by `npm run derive`. Do not edit.
import { game as demo } from '../demo/test-game.ts'
import type { ScreenGame } from './game.ts'

export const FOR_TESTS: { readonly [game: string]: ScreenGame } = {
  demo,
}
