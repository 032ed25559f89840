// How a game ends, in Russian.
import type { ScreenWords } from '../screen.ts'

import { list, points } from './phrasing.ts'

export const outcomes: ScreenWords['outcomes'] = {
  eventsOut: 'Прошло последнее событие, а на вершину так никто и не поднялся. Остров оставляет всех себе.',
  allDead: 'Погиб последний из потерпевших. На острове снова тихо.',
  noShip: 'Вас не заметил ни один корабль. Горизонт пуст, и победителей нет.',
}

export const won: ScreenWords['won'] = (who, score) =>
  `Корабль! ${who} расскажет лучшую историю и побеждает: ${points(score)}.`

export const shared: ScreenWords['shared'] = (who, score) =>
  `Корабль! ${list(who)} делят победу: у каждого ${points(score)}.`

export const together: ScreenWords['together'] = (who) => `Корабль! Спасены: ${list(who)}. Вы побеждаете вместе.`

export const alone: ScreenWords['alone'] = (score, rating) => `Корабль! Вы спасены. ${points(score)}: ${rating}.`

export const ratings: ScreenWords['ratings'] = {
  footnote: 'сноска',
  yarn: 'славная байка',
  bestseller: 'бестселлер',
  legend: 'легенда',
}
