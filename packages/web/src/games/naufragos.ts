// Náufragos on the screen: what it is, its table, its set-up and its rules. Everything large is loaded on demand.
import type { ScreenGame } from './game.ts'

export const naufragos: ScreenGame = {
  id: 'naufragos',
  words: {
    en: {
      name: 'Náufragos',
      line: 'Survive together, and come home with the best story.',
      text: 'One camp, one fire, and a mountain in the middle of the island. Keep one another alive, explore as far as you dare and make a ship notice you. If nobody is rescued, all have lost; if you are, the best story wins.',
      facts: ['1–4 players', 'Together, yet each for oneself', '60–120 minutes'],
    },
    it: {
      name: 'Náufragos',
      line: 'Sopravvivete insieme e tornate con la storia più bella.',
      text: 'Un accampamento, un fuoco e una montagna in mezzo all’isola. Tenetevi in vita a vicenda, esplorate fin dove osate e fatevi notare da una nave. Se nessuno viene salvato perdono tutti; altrimenti vince la storia più bella.',
      facts: ['1–4 giocatori', 'Insieme, ma ognuno per sé', '60–120 minuti'],
    },
    pl: {
      name: 'Náufragos',
      line: 'Przetrwajcie razem i wróćcie z najlepszą opowieścią.',
      text: 'Jeden obóz, jedno ognisko i góra pośrodku wyspy. Dbajcie o siebie nawzajem, odkrywajcie tak daleko, jak starczy odwagi, i dajcie się zauważyć statkowi. Bez ratunku przegrywają wszyscy; z ratunkiem wygrywa najlepsza opowieść.',
      facts: ['1–4 graczy', 'Razem, a jednak każdy dla siebie', '60–120 minut'],
    },
    ru: {
      name: 'Náufragos',
      line: 'Выживите вместе и вернитесь с лучшей историей.',
      text: 'Один лагерь, один костёр и гора посреди острова. Берегите друг друга, исследуйте, насколько хватит смелости, и подайте знак кораблю. Если никого не спасут, проиграли все; если спасут, победит лучшая история.',
      facts: ['1–4 игрока', 'Вместе, но каждый за себя', '60–120 минут'],
    },
  },
  faces: ['red', 'yellow', 'green', 'blue'],
  rulesPrefix: 'NA',
  rulesExample: { words: 'white pawn', id: 'FIRE-01' },
  screen: async () => (await import('../naufragos/table-screen.tsx')).NaufragosScreen,
  setup: async () => (await import('../naufragos/setup-form.tsx')).NaufragosSetup,
  rules: async () => (await import('virtual:rules/naufragos')).default,
}
