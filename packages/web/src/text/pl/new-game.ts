// The page where a new game is made ready, in Polish.
import type { NewGameWords } from '../../home/new-game-words.ts'
import { counted } from '../plural.ts'

export const newGame: NewGameWords = {
  title: 'Nowa gra',
  lead: 'Wszystko jest gotowe do pierwszej gry. Zmień, co chcesz, i zaczynaj.',
  back: 'Strona główna',
  loading: 'Rozkładamy mapę…',
  failed: 'Nie udało się przygotować gry.',
  tryAgain: 'Spróbuj ponownie',
  players: 'Gracze',
  playersCount: (count) => counted('pl', count, { one: 'gracz', other: 'graczy' }),
  more: 'Więcej opcji',
  seed: 'Ziarno losowości',
  seedHint: 'To samo ziarno i te same decyzje dają ten sam los. Zostaw puste, aby powstało nowe.',
  begin: 'Rozpocznij',
  beginning: 'Zaczynamy…',
  online: 'Graj online z przyjaciółmi',
  notBegun: 'Gra się nie rozpoczęła.',
  whichGame: 'Która gra?',
}
