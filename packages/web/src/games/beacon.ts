// Beacon on the screen: the private game by which the general screen is tested. No player is offered it.
import type { ScreenGame } from './game.ts'

export const beacon: ScreenGame = {
  id: 'demo',
  words: {
    en: {
      name: 'Beacon',
      line: 'Build a beacon before you starve.',
      text: 'Everybody has cards of their own; together you decide when to light the beacon.',
      facts: ['2–4 players'],
    },
    it: {
      name: 'Il falò',
      line: 'Costruite un falò prima di morire di fame.',
      text: 'Ognuno ha le proprie carte; insieme decidete quando accendere il falò.',
      facts: ['2–4 giocatori'],
    },
    pl: {
      name: 'Ognisko',
      line: 'Ułóżcie ognisko, zanim zabraknie jedzenia.',
      text: 'Każdy ma własne karty; razem decydujecie, kiedy zapalić ognisko.',
      facts: ['2–4 graczy'],
    },
    ru: {
      name: 'Костёр',
      line: 'Сложите костёр, пока не кончилась еда.',
      text: 'У каждого свои карты; когда зажечь костёр, решаете вместе.',
      facts: ['2–4 игрока'],
    },
  },
  faces: ['cook', 'carpenter'],
  rulesPrefix: 'BE',
  rulesExample: { words: 'weather die', id: 'WORK-01' },
  screen: async () => (await import('../general/general-screen.tsx')).GeneralScreen,
  setup: async () => (await import('../general/general-setup.tsx')).GeneralSetup,
  rules: async () => (await import('virtual:rules/demo')).default,
}
