// Náufragos on the screen: what it is, its table, its set-up and its rules. Everything large is loaded on demand.
import type { ScreenGame } from '../games/game.ts'

export const game: ScreenGame = {
  id: 'naufragos',
  order: 2,
  words: 'naufragos',
  faces: ['red', 'yellow', 'green', 'blue'],
  rulesPrefix: 'NA',
  rulesExample: { words: 'white pawn', id: 'FIRE-01' },
  screen: async () => (await import('./table-screen.tsx')).NaufragosScreen,
  setup: async () => (await import('./setup-form.tsx')).NaufragosSetup,
  rules: async () => (await import('virtual:rules/naufragos')).default,
}
