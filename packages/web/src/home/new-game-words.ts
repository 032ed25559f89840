// The words of the screen where a game is chosen and made ready.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'

interface NewGameWords {
  readonly title: string
  readonly lead: string
  readonly back: string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  readonly players: string
  playersCount(count: number): string
  readonly more: string
  readonly seed: string
  readonly seedHint: string
  readonly begin: string
  readonly beginning: string
  readonly online: string
  readonly notBegun: string
  readonly whichGame: string
}

export const WORDS: InEvery<NewGameWords> = {
  en: {
    title: 'New game',
    lead: 'Everything is ready for a first game. Change what you like, then begin.',
    back: 'Home',
    loading: 'Unfolding the map…',
    failed: 'The game could not be laid out.',
    tryAgain: 'Try again',
    players: 'Players',
    playersCount: (count) => counted('en', count, { one: 'player', other: 'players' }),
    more: 'More options',
    seed: 'Seed',
    seedHint: 'Games with the same seed and the same choices have the same luck. Leave it empty for a new one.',
    begin: 'Begin',
    beginning: 'Beginning…',
    online: 'Play online with friends',
    notBegun: 'The game did not begin.',
    whichGame: 'Which game?',
  },
  it: {
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
  },
  pl: {
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
  },
  ru: {
    title: 'Новая игра',
    lead: 'Всё готово для первой игры. Измените, что хотите, и начинайте.',
    back: 'Главная',
    loading: 'Разворачиваем карту…',
    failed: 'Не удалось подготовить игру.',
    tryAgain: 'Попробовать ещё раз',
    players: 'Игроки',
    playersCount: (count) => counted('ru', count, { one: 'игрок', few: 'игрока', other: 'игроков' }),
    more: 'Другие настройки',
    seed: 'Зерно случайности',
    seedHint: 'Одно и то же зерно и те же решения дают ту же удачу. Оставьте пустым — появится новое.',
    begin: 'Начать',
    beginning: 'Начинаем…',
    online: 'Играть по сети с друзьями',
    notBegun: 'Игра не началась.',
    whichGame: 'Какая игра?',
  },
}
