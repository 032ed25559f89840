// How a game ends, in Italian.
import type { ScreenWords } from '../screen.ts'

import { list } from './phrasing.ts'

export const outcomes: ScreenWords['outcomes'] = {
  eventsOut: 'L’ultimo evento è passato e nessuno è mai salito in cima. L’isola non lascia partire nessuno.',
  allDead: 'Sull’isola non resta più nessun naufrago in vita. Torna il silenzio.',
  noShip: 'Nessuna nave ha notato i segnali. L’orizzonte resta vuoto e nessuno vince.',
}

export const won: ScreenWords['won'] = (who, score) =>
  `Una nave! ${who} ha la storia migliore da raccontare e vince con ${score} Punti Storia.`

export const shared: ScreenWords['shared'] = (who, score) =>
  `Una nave! ${list(who)} condividono la vittoria con ${score} Punti Storia a testa.`

export const together: ScreenWords['together'] = (who) => `Una nave! In salvo: ${list(who)}. Vincete insieme.`

export const alone: ScreenWords['alone'] = (score, rating) =>
  `Una nave! Sei in salvo con ${score} Punti Storia: ${rating}.`

export const noticed: ScreenWords['noticed'] = (event, seen) => `La nave (${event}) ha notato: ${list(seen)}.`

export const lacking: ScreenWords['lacking'] = ([first = [], ...others]) =>
  others.length === 0
    ? `Ecco che cosa mancava: ${list(first)}.`
    : `Sarebbe bastata una di queste cose: ${[first, ...others].map(list).join('; ')}.`

export const ratings: ScreenWords['ratings'] = {
  footnote: 'una nota a piè di pagina',
  yarn: 'una bella storia',
  bestseller: 'un bestseller',
  legend: 'una leggenda',
}
