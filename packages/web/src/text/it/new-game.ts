// The page where a new game is made ready, in Italian.
import type { NewGameWords } from '../../home/new-game-words.ts'
import { counted } from '../plural.ts'

export const newGame: NewGameWords = {
  title: 'Nuova partita',
  lead: 'È tutto pronto per una prima partita. Cambia quello che vuoi, poi inizia.',
  back: 'Pagina iniziale',
  loading: 'Apriamo la mappa…',
  failed: 'Non è stato possibile preparare il gioco.',
  tryAgain: 'Riprova',
  players: 'Giocatori',
  playersCount: (count) => counted('it', count, { one: 'giocatore', other: 'giocatori' }),
  more: 'Altre opzioni',
  seed: 'Seme',
  seedHint: 'Con lo stesso seme e le stesse scelte la sorte è la stessa. Lascialo vuoto per averne uno nuovo.',
  begin: 'Inizia',
  beginning: 'Si comincia…',
  online: 'Gioca online con gli amici',
  notBegun: 'La partita non è iniziata.',
  whichGame: 'Quale gioco?',
}
