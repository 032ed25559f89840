// How a game ends, in Polish.
import type { ScreenWords } from '../screen.ts'

import { list, points } from './phrasing.ts'

const withPoints = (score: number): string => `${score} ${score === 1 ? 'punktem' : 'punktami'} opowieści`

export const outcomes: ScreenWords['outcomes'] = {
  eventsOut: 'Minęło ostatnie wydarzenie, a na szczycie nie stanął nikt. Wyspa zatrzymuje was wszystkich.',
  allDead: 'Zmarł ostatni rozbitek. Na wyspie znów jest cicho.',
  noShip: 'Nie zauważył was żaden statek. Horyzont jest pusty i nikt nie wygrywa.',
}

export const won: ScreenWords['won'] = (who, score) =>
  `Statek! ${who} ma najlepszą opowieść i wygrywa z ${withPoints(score)}.`

export const shared: ScreenWords['shared'] = (who, score) =>
  `Statek! ${list(who)} dzielą się zwycięstwem, każdy z ${withPoints(score)}.`

export const together: ScreenWords['together'] = (who) => `Statek! Uratowani: ${list(who)}. Wygrywacie razem.`

export const alone: ScreenWords['alone'] = (score, rating) =>
  `Statek! Ratunek przyszedł, a ty masz ${points(score)}: ${rating}.`

export const ratings: ScreenWords['ratings'] = {
  footnote: 'ledwie przypis',
  yarn: 'niezła historia',
  bestseller: 'bestseller',
  legend: 'legenda',
}
