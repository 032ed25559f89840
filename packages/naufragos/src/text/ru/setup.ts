// What can be chosen when a game is set up, in Russian.
import type { SetupWords } from '../setup-words.ts'

export const setup: SetupWords = {
  characters: {
    name: 'Персонажи',
    values: {
      dealt: { name: 'Раздаются', text: 'Каждый получает случайного персонажа.' },
      chosen: { name: 'Выбираются', text: 'Каждый выбирает персонажа по порядку мест.' },
    },
  },
  decks: {
    name: 'Колоды исследования',
    values: {
      usual: { name: 'Обычные', text: 'Часть карт исследования остаётся в коробке, каждый раз другая.' },
      full: { name: 'Полные', text: 'Используются все карты трёх областей, и путь к вершине может быть дольше.' },
    },
  },
  victory: {
    name: 'Победа',
    values: {
      alone: { name: 'Победитель один', text: 'Из спасённых побеждает тот, у кого больше очков истории.' },
      together: { name: 'Вместе', text: 'Все спасённые побеждают вместе; очки лишь записываются.' },
    },
  },
}
