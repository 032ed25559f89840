// The 7th Continent on the screen: what it is, its set-up and its rules. The general screen is its table.
import type { ScreenGame } from '../games/game.ts'

export const game: ScreenGame = {
  id: 'continent',
  order: 3,
  faces: ['first', 'second', 'third', 'fourth'],
  rulesPrefix: 'T7',
  rulesExample: { words: 'foggy card', id: 'EXPL-02' },
  screen: async () => (await import('../general/general-screen.tsx')).GeneralScreen,
  setup: async () => (await import('./setup-form.tsx')).ContinentSetup,
  rules: async () => (await import('virtual:rules/continent')).default,
}
