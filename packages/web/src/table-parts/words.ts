// The words around every table. What lies on it is named by the game itself.
import type { InEvery } from '../text/language.ts'

interface TableWords {
  readonly table: string
  readonly log: string
  readonly question: string
  readonly waiting: string
  readonly alsoPossible: string
  readonly anybody: string
  readonly undo: string
  readonly why: string
  readonly goOn: string
  readonly skip: string
  readonly which: string
  readonly menu: string
  readonly home: string
  readonly rules: string
  readonly exportGame: string
  /** The rules have changed: on from where the game stands, or a look at it up to there. */
  readonly goOnFromHere: string
  readonly startOver: string
  readonly watchSoFar: string
  readonly saveOriginal: string
  readonly watch: string
  readonly lookAround: string
  readonly opening: string
  readonly failed: string
  readonly again: string
  readonly emptyLog: string
  readonly settings: string
  /** One that cannot be read yet. */
  readonly card: string
  /** To read a card that pressing would choose. */
  read(card: string): string
}

export const TABLE_WORDS: InEvery<TableWords> = {
  en: {
    table: 'The table',
    log: 'Log',
    question: 'What now?',
    waiting: 'One moment …',
    alsoPossible: 'Also possible now',
    anybody: 'Group',
    undo: 'Undo',
    why: 'why?',
    goOn: 'Go on',
    skip: 'Skip all',
    which: 'Which one?',
    menu: 'Menu',
    home: 'Back to the shore',
    rules: 'Rules',
    exportGame: 'Save to a file',
    goOnFromHere: 'Go on from here',
    startOver: 'Start over',
    watchSoFar: 'Watch it up to here',
    saveOriginal: 'Save the original to a file',
    watch: 'Watch this game again',
    lookAround: 'Look around',
    opening: 'Setting the table …',
    failed: 'Something went wrong at the table. Your game is saved up to the last answer.',
    again: 'Try again',
    emptyLog: 'The story begins here.',
    settings: 'Language and light',
    card: 'A card',
    read: (card) => `Read ${card}`,
  },
  it: {
    table: 'Il tavolo',
    log: 'Diario',
    question: 'E ora?',
    waiting: 'Un momento …',
    alsoPossible: 'Possibile anche ora',
    anybody: 'Gruppo',
    undo: 'Annulla',
    why: 'perché?',
    goOn: 'Avanti',
    skip: 'Salta tutto',
    which: 'Quale?',
    menu: 'Menu',
    home: 'Torna alla riva',
    rules: 'Regole',
    exportGame: 'Salva in un file',
    goOnFromHere: 'Continua da qui',
    startOver: 'Ricomincia da capo',
    watchSoFar: 'Guarda la partita fin qui',
    saveOriginal: 'Salva l’originale in un file',
    watch: 'Rivedi la partita',
    lookAround: 'Guarda il tavolo',
    opening: 'Prepariamo il tavolo …',
    failed: 'Qualcosa è andato storto al tavolo. La partita è salvata fino all’ultima risposta.',
    again: 'Riprova',
    emptyLog: 'La storia comincia qui.',
    settings: 'Lingua e luce',
    card: 'Una carta',
    read: (card) => `Leggi ${card}`,
  },
  pl: {
    table: 'Stół',
    log: 'Dziennik',
    question: 'Co teraz?',
    waiting: 'Chwileczkę …',
    alsoPossible: 'Możliwe także teraz',
    anybody: 'Grupa',
    undo: 'Cofnij',
    why: 'dlaczego?',
    goOn: 'Dalej',
    skip: 'Pomiń wszystko',
    which: 'Które?',
    menu: 'Menu',
    home: 'Wróć na brzeg',
    rules: 'Zasady',
    exportGame: 'Zapisz do pliku',
    goOnFromHere: 'Graj dalej od tego miejsca',
    startOver: 'Zacznij od nowa',
    watchSoFar: 'Obejrzyj grę do tego miejsca',
    saveOriginal: 'Zapisz oryginał do pliku',
    watch: 'Obejrzyj tę grę ponownie',
    lookAround: 'Rozejrzyj się',
    opening: 'Rozkładanie stołu …',
    failed: 'Coś poszło nie tak przy stole. Gra jest zapisana do ostatniej odpowiedzi.',
    again: 'Spróbuj ponownie',
    emptyLog: 'Tu zaczyna się opowieść.',
    settings: 'Język i światło',
    card: 'Karta',
    read: (card) => `Przeczytaj: ${card}`,
  },
  ru: {
    table: 'Стол',
    log: 'Журнал',
    question: 'Что дальше?',
    waiting: 'Минутку …',
    alsoPossible: 'Сейчас можно ещё',
    anybody: 'Группа',
    undo: 'Отменить',
    why: 'почему?',
    goOn: 'Дальше',
    skip: 'Пропустить всё',
    which: 'Что именно?',
    menu: 'Меню',
    home: 'Вернуться на берег',
    rules: 'Правила',
    exportGame: 'Сохранить в файл',
    goOnFromHere: 'Играть дальше с этого места',
    startOver: 'Начать заново',
    watchSoFar: 'Посмотреть игру до этого места',
    saveOriginal: 'Сохранить исходную запись в файл',
    watch: 'Посмотреть игру ещё раз',
    lookAround: 'Осмотреться',
    opening: 'Раскладываем игру …',
    failed: 'За столом что-то пошло не так. Игра сохранена до последнего ответа.',
    again: 'Попробовать снова',
    emptyLog: 'Здесь начинается история.',
    settings: 'Язык и свет',
    card: 'Карта',
    read: (card) => `Прочитать: ${card}`,
  },
}
