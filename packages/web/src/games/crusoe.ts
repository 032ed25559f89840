// Robinson Crusoe on the screen: what it is, its table, its set-up and its rules. Everything large is loaded on demand.
import type { ScreenGame } from './game.ts'

export const crusoe: ScreenGame = {
  id: 'crusoe',
  words: {
    en: {
      name: 'Robinson Crusoe',
      line: 'Plan every day together, and hold out against the island.',
      text: 'Your ship is gone, and the island is in no mood for guests. Plan every day together, take a risk or play it safe, and finish what the scenario asks of you before the last round ends.',
      facts: ['1–4 players', 'Everyone against the island', '60–120 minutes'],
    },
    it: {
      name: 'Robinson Crusoe',
      line: 'Pianificate insieme ogni giornata e resistete all’isola.',
      text: 'La nave è perduta e l’isola non ama gli ospiti. Pianificate insieme ogni giornata, rischiate o andate sul sicuro e portate a termine lo scenario prima che finisca l’ultimo round.',
      facts: ['1–4 giocatori', 'Tutti contro l’isola', '60–120 minuti'],
    },
    pl: {
      name: 'Robinson Crusoe',
      line: 'Razem planujcie każdy dzień i wytrwajcie na wyspie.',
      text: 'Statek zatonął, a wyspa nie lubi gości. Planujcie razem każdy dzień, ryzykujcie albo grajcie ostrożnie i zdążcie wykonać zadanie scenariusza przed końcem ostatniej rundy.',
      facts: ['1–4 graczy', 'Wszyscy przeciw wyspie', '60–120 minut'],
    },
    ru: {
      name: 'Робинзон Крузо',
      line: 'Вместе планируйте каждый день и выстойте на острове.',
      text: 'Корабль погиб, а остров не жалует гостей. Вместе планируйте каждый день, рискуйте или действуйте наверняка и успейте выполнить задачу сценария до конца последнего раунда.',
      facts: ['1–4 игрока', 'Все против острова', '60–120 минут'],
    },
  },
  faces: ['carpenter', 'cook', 'explorer', 'soldier'],
  rulesPrefix: 'RC',
  rulesExample: { words: 'roof snow', id: 'PLAN-01' },
  screen: async () => (await import('../crusoe/table-screen.tsx')).TableScreen,
  setup: async () => (await import('../crusoe/setup/setup-form.tsx')).CrusoeSetup,
  rules: async () => (await import('virtual:rules/crusoe')).default,
}
