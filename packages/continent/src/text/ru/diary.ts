// A page a day, in Russian: in the present tense, as a journal is kept.
import type { DiaryWords } from '../language-pack.ts'
import { counted, formFor, list, quoted } from './counting.ts'

const titles = (names: readonly string[]): string => list(names.map(quoted))

export const diary: DiaryWords = {
  title: 'Дневник',
  day: (day) => `День ${day}`,
  today: (day) => `День ${day}, сегодня`,
  wentNowhere: 'Где мы, сказать трудно.',
  stayed: (place) => `Мы остаёмся на месте: ${quoted(place)}.`,
  went: (places) => `Наш путь за день: ${titles(places)}.`,
  gained: (cards) => `Мы добываем ${cards.length === 1 ? 'карту' : 'карты'} ${titles(cards)}.`,
  suffered: (who, states) => `${who} получает ${states.length === 1 ? 'состояние' : 'состояния'} ${titles(states)}.`,
  cost: (cards, actions) => {
    const spent = counted(cards, 'карту', 'карты', 'карт')
    if (actions === 0) return cards === 0 ? 'День не стоит нам ничего.' : `За день мы теряем ${spent} из колоды.`
    const done = counted(actions, 'действие', 'действия', 'действий')
    return cards === 0
      ? `Позади ${done}, и это ничего нам не стоит.`
      : `Позади ${done}; мы отдаём за это ${spent} из колоды.`
  },
  recovered: (cards) =>
    `Из сброса ${formFor(cards, 'возвращается', 'возвращаются', 'возвращается')} ${counted(cards, 'карта', 'карты', 'карт')}.`,
  camped: 'Потом мы разбиваем лагерь.',
}
