// Robinson Crusoe on the screen: what it is, its table, its set-up and its rules. Everything large is loaded on demand.
import type { ScreenGame } from '../games/game.ts'

export const game: ScreenGame = {
  id: 'crusoe',
  order: 1,
  words: 'crusoe',
  faces: ['carpenter', 'cook', 'explorer', 'soldier'],
  rulesPrefix: 'RC',
  rulesExample: { words: 'roof snow', id: 'PLAN-01' },
  screen: async () => (await import('./table-screen.tsx')).TableScreen,
  setup: async () => (await import('./setup/setup-form.tsx')).CrusoeSetup,
  rules: async () => (await import('virtual:rules/crusoe')).default,
}
