// How a game ends, in Polish.
import type { ScreenWords } from '../screen.ts'

import { list, points } from './phrasing.ts'

const withPoints = (score: number): string => `${score} ${score === 1 ? 'punktem' : 'punktami'} opowieści`

export const outcomes: ScreenWords['outcomes'] = {
  eventsOut: 'Minęło ostatnie wydarzenie, a nikt nie stanął na szczycie. Wyspa nikogo już nie wypuści.',
  allDead: 'Zmarł ostatni rozbitek. Na wyspie znów jest cicho.',
  noShip: 'Żaden statek nie dostrzegł obozu. Horyzont pozostaje pusty, a gra jest przegrana.',
}

export const won: ScreenWords['won'] = (who, score) =>
  `Statek! ${who} ma do opowiedzenia najlepszą historię i wygrywa z ${withPoints(score)}.`

export const shared: ScreenWords['shared'] = (who, score) =>
  `Statek! ${list(who)} dzielą się zwycięstwem: po ${points(score)}.`

export const together: ScreenWords['together'] = (who) => `Statek! Uratowani: ${list(who)}. Wygrywacie razem.`

export const alone: ScreenWords['alone'] = (score, rating) =>
  `Statek! Ratunek nadszedł, a twoja historia jest warta ${points(score)}: ${rating}.`

export const noticed: ScreenWords['noticed'] = (event, seen) => `To zwróciło uwagę statku (${event}): ${list(seen)}.`

export const lacking: ScreenWords['lacking'] = ([first = [], ...others]) =>
  others.length === 0
    ? `Oto czego zabrakło: ${list(first)}.`
    : `Wystarczyłaby jedna z tych możliwości: ${[first, ...others].map(list).join('; ')}.`

export const ratings: ScreenWords['ratings'] = {
  footnote: 'ledwie przypis',
  yarn: 'niezła historia',
  bestseller: 'bestseller',
  legend: 'legenda',
}
