// How a game ends, in Russian.
import type { ScreenWords } from '../screen.ts'

import { list, points } from './phrasing.ts'

export const outcomes: ScreenWords['outcomes'] = {
  eventsOut: 'Прошло последнее событие, а на вершину так никто и не поднялся. Остров никого не отпускает.',
  allDead: 'В живых не осталось никого. На острове снова тихо.',
  noShip: 'Вас не заметил ни один корабль. Горизонт пуст, и победителей нет.',
}

export const won: ScreenWords['won'] = (who, score) =>
  `Корабль! ${who} расскажет лучшую историю и побеждает: ${points(score)}.`

export const shared: ScreenWords['shared'] = (who, score) =>
  `Корабль! ${list(who)} делят победу: у каждого ${points(score)}.`

export const together: ScreenWords['together'] = (who) => `Корабль! На борту: ${list(who)}. Вы побеждаете вместе.`

export const alone: ScreenWords['alone'] = (score, rating) =>
  `Корабль! Вы спасены. ${points(score)}: ваша история — ${rating}.`

export const noticed: ScreenWords['noticed'] = (event, seen) => `С корабля (${event}) увидели: ${list(seen)}.`

export const lacking: ScreenWords['lacking'] = ([first = [], ...others]) =>
  others.length === 0
    ? `Вот чего не хватило: ${list(first)}.`
    : `Помогло бы что-то одно из этого: ${[first, ...others].map(list).join('; ')}.`

export const ratings: ScreenWords['ratings'] = {
  footnote: 'сноска',
  yarn: 'славная байка',
  bestseller: 'бестселлер',
  legend: 'легенда',
}
