// How a game ends, in English.
import type { ScreenWords } from '../screen.ts'

import { list } from './phrasing.ts'

export const outcomes: ScreenWords['outcomes'] = {
  eventsOut: 'The last event has passed and nobody ever stood on the summit. The island keeps you.',
  allDead: 'The last castaway has died. The island is quiet again.',
  noShip: 'No ship noticed you. The horizon stays empty, and nobody wins.',
}

export const won: ScreenWords['won'] = (who, score) =>
  `A ship! ${who} has the best story to tell and wins with ${score} Story Points.`

export const shared: ScreenWords['shared'] = (who, score) =>
  `A ship! ${list(who)} share the victory with ${score} Story Points each.`

export const together: ScreenWords['together'] = (who) =>
  who.length === 1 ? `A ship! ${list(who)} is rescued and wins.` : `A ship! ${list(who)} are rescued and win together.`

export const alone: ScreenWords['alone'] = (score, rating) =>
  `A ship! You are rescued with ${score} Story Points: ${rating}.`

export const noticed: ScreenWords['noticed'] = (event, seen) => `The ship (${event}) noticed: ${list(seen)}.`

export const lacking: ScreenWords['lacking'] = ([first = [], ...others]) =>
  others.length === 0
    ? `Still missing: ${list(first)}.`
    : `Any one of these would have been enough: ${[first, ...others].map(list).join('; ')}.`

export const ratings: ScreenWords['ratings'] = {
  footnote: 'a footnote',
  yarn: 'a good yarn',
  bestseller: 'a bestseller',
  legend: 'a legend',
}
