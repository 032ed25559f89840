// Beacon on the screen: the private game by which the general screen is tested. No player is offered it.
import type { ScreenGame } from '../games/game.ts'

export const game: ScreenGame = {
  id: 'demo',
  order: 4,
  faces: ['cook', 'carpenter'],
  rulesPrefix: 'BE',
  rulesExample: { words: 'weather die', id: 'WORK-01' },
  screen: async () => (await import('../general/general-screen.tsx')).GeneralScreen,
  setup: async () => (await import('../general/general-setup.tsx')).GeneralSetup,
  rules: async () => (await import('virtual:rules/demo')).default,
}
