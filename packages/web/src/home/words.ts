// The words of the home page, of the frame around it, and of the replay bar.
import type { InEvery } from '../text/language.ts'
import type { Theme } from './settings.ts'

interface HomeWords {
  readonly toHome: string
  readonly pages: string
  readonly rules: string
  readonly language: string
  readonly theme: string
  readonly themes: { readonly [T in Theme]: string }

  readonly whatItIs: string
  readonly savedGames: string
  readonly keptHere: string
  readonly won: string
  readonly lost: string
  readonly scored: string
  readonly goOn: string
  readonly watch: string
  readonly exportIt: string
  /** As the game was before the rules changed. */
  readonly exportOriginal: string
  readonly remove: string
  menuOf(title: string): string
  readonly removeTitle: string
  removeText(title: string): string
  readonly keepIt: string
  readonly notDone: string

  readonly loading: string
  readonly failedTitle: string
  readonly failedText: string
  readonly tryAgain: string
  readonly emptyTitle: string
  readonly emptyText: string

  readonly games: string
  readonly newGame: string

  readonly bringTitle: string
  readonly bringText: string
  readonly chooseFile: string
  readonly letGo: string
  readonly brought: string
  readonly notBrought: string
  readonly unreadable: string

  readonly about: string
  readonly credits: string
  readonly icons: string
  readonly letters: string

  readonly replay: string
  step(answers: number, last: number): string
  readonly back: string
  readonly forward: string
  readonly play: string
  readonly pause: string
  readonly speed: string
  readonly leave: string
}

export const WORDS: InEvery<HomeWords> = {
  en: {
    toHome: 'Landfall: home page',
    pages: 'Pages',
    rules: 'Rules',
    language: 'Language',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'As the system' },

    whatItIs:
      'Board games about castaways, for an evening around one screen: build a shelter, watch the sky, share the last biscuit and hold out together until a sail shows on the horizon.',
    savedGames: 'Saved games',
    keptHere: 'Kept in this browser after every move. Export a game to take it elsewhere.',
    won: 'Won',
    lost: 'Lost',
    scored: 'Over',
    goOn: 'Continue',
    watch: 'Watch the replay',
    exportIt: 'Export',
    exportOriginal: 'Export the original',
    remove: 'Remove',
    menuOf: (title) => `${title}: more actions`,
    removeTitle: 'Remove this game?',
    removeText: (title) => `“${title}” will be gone for good. Export it first if you may want it back one day.`,
    keepIt: 'Keep it',
    notDone: 'That did not work.',

    loading: 'Looking along the shelf…',
    failedTitle: 'The saved games cannot be read',
    failedText: 'A private window or a full disk may be the cause. Nothing was changed.',
    tryAgain: 'Try again',
    emptyTitle: 'No footprints on this beach yet',
    emptyText: 'Begin a game, and it will wait for you here, saved after every move.',

    games: 'Games',
    newGame: 'New game',

    bringTitle: 'Bring a saved game',
    bringText: 'Choose a file that Landfall exported, or drop it anywhere on this page.',
    chooseFile: 'Choose a file',
    letGo: 'Let go, and it comes aboard',
    brought: 'The game is on your shelf.',
    notBrought: 'This file was not taken in.',
    unreadable: 'It cannot be read.',

    about:
      'Landfall is an independent fan project. It is not affiliated with the publishers of these games, nor endorsed by them.',
    credits: 'Credits',
    icons: 'Icons: game-icons.net by Lorc, Delapouite and others, CC BY 3.0',
    letters: 'Letters: Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License',

    replay: 'Replay',
    step: (answers, last) => `Move ${answers} of ${last}`,
    back: 'One move back',
    forward: 'One move on',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    leave: 'Leave the replay',
  },
  it: {
    toHome: 'Landfall: pagina iniziale',
    pages: 'Pagine',
    rules: 'Regole',
    language: 'Lingua',
    theme: 'Tema',
    themes: { light: 'Chiaro', dark: 'Scuro', system: 'Come il sistema' },

    whatItIs:
      'Giochi da tavolo di naufraghi, per una serata attorno a un solo schermo: costruite un riparo, scrutate il cielo, dividete l’ultima galletta e resistete insieme finché una vela non spunta all’orizzonte.',
    savedGames: 'Partite salvate',
    keptHere: 'Salvate in questo browser a ogni mossa. Esporta una partita per portarla altrove.',
    won: 'Vinta',
    lost: 'Persa',
    scored: 'Finita',
    goOn: 'Continua',
    watch: 'Guarda il replay',
    exportIt: 'Esporta',
    exportOriginal: 'Esporta l’originale',
    remove: 'Elimina',
    menuOf: (title) => `${title}: altre azioni`,
    removeTitle: 'Eliminare questa partita?',
    removeText: (title) => `«${title}» andrà persa per sempre. Esportala prima, se un giorno potresti rivolerla.`,
    keepIt: 'Conservala',
    notDone: 'Qualcosa è andato storto.',

    loading: 'Diamo un’occhiata allo scaffale…',
    failedTitle: 'Impossibile leggere le partite salvate',
    failedText: 'La causa può essere una finestra privata o il disco pieno. Nulla è stato modificato.',
    tryAgain: 'Riprova',
    emptyTitle: 'Ancora nessuna impronta su questa spiaggia',
    emptyText: 'Inizia una partita: ti aspetterà qui, salvata a ogni mossa.',

    games: 'Giochi',
    newGame: 'Nuova partita',

    bringTitle: 'Importa una partita',
    bringText: 'Scegli un file esportato da Landfall oppure trascinalo in un punto qualsiasi della pagina.',
    chooseFile: 'Scegli un file',
    letGo: 'Lascia qui il file',
    brought: 'La partita è sul tuo scaffale.',
    notBrought: 'Il file non è stato importato.',
    unreadable: 'Non si riesce a leggerlo.',

    about:
      'Landfall è un progetto indipendente di appassionati. Non è affiliato agli editori di questi giochi né approvato da loro.',
    credits: 'Riconoscimenti',
    icons: 'Icone: game-icons.net di Lorc, Delapouite e altri, CC BY 3.0',
    letters: 'Caratteri: Alegreya e Alegreya Sans di Juan Pablo del Peral, SIL Open Font License',

    replay: 'Replay',
    step: (answers, last) => `Mossa ${answers} di ${last}`,
    back: 'Una mossa indietro',
    forward: 'Una mossa avanti',
    play: 'Riproduci',
    pause: 'Pausa',
    speed: 'Velocità',
    leave: 'Esci dal replay',
  },
  pl: {
    toHome: 'Landfall: strona główna',
    pages: 'Strony',
    rules: 'Zasady',
    language: 'Język',
    theme: 'Motyw',
    themes: { light: 'Jasny', dark: 'Ciemny', system: 'Jak w systemie' },

    whatItIs:
      'Gry planszowe o rozbitkach na wieczór przy jednym ekranie: zbudujcie schronienie, patrzcie w niebo, podzielcie się ostatnim sucharem i wytrwajcie razem, aż na horyzoncie pojawi się żagiel.',
    savedGames: 'Zapisane gry',
    keptHere: 'Zapisywane w tej przeglądarce po każdym ruchu. Wyeksportuj grę, żeby zabrać ją gdzie indziej.',
    won: 'Wygrana',
    lost: 'Przegrana',
    scored: 'Zakończona',
    goOn: 'Kontynuuj',
    watch: 'Obejrzyj powtórkę',
    exportIt: 'Eksportuj',
    exportOriginal: 'Eksportuj oryginał',
    remove: 'Usuń',
    menuOf: (title) => `${title}: więcej czynności`,
    removeTitle: 'Usunąć tę grę?',
    removeText: (title) =>
      `Gra „${title}” przepadnie na zawsze. Jeśli może się jeszcze przydać, najpierw ją wyeksportuj.`,
    keepIt: 'Zachowaj',
    notDone: 'Coś poszło nie tak.',

    loading: 'Zaglądamy na półkę…',
    failedTitle: 'Nie można odczytać zapisanych gier',
    failedText: 'Przyczyną może być okno prywatne albo brak miejsca na dysku. Nic nie zostało zmienione.',
    tryAgain: 'Spróbuj ponownie',
    emptyTitle: 'Na tej plaży nie ma jeszcze śladów stóp',
    emptyText: 'Rozpocznij grę, a będzie tu czekać, zapisana po każdym ruchu.',

    games: 'Gry',
    newGame: 'Nowa gra',

    bringTitle: 'Wczytaj zapis gry',
    bringText: 'Wybierz plik wyeksportowany z Landfall albo upuść go w dowolnym miejscu tej strony.',
    chooseFile: 'Wybierz plik',
    letGo: 'Upuść plik tutaj',
    brought: 'Gra jest już na półce.',
    notBrought: 'Plik nie został wczytany.',
    unreadable: 'Nie da się go odczytać.',

    about: 'Landfall to niezależny projekt fanowski. Nie jest związany z wydawcami tych gier ani przez nich wspierany.',
    credits: 'Podziękowania',
    icons: 'Ikony: game-icons.net, autorzy: Lorc, Delapouite i inni, CC BY 3.0',
    letters: 'Kroje pisma: Alegreya i Alegreya Sans, autor: Juan Pablo del Peral, SIL Open Font License',

    replay: 'Powtórka',
    step: (answers, last) => `Ruch ${answers} z ${last}`,
    back: 'Ruch wstecz',
    forward: 'Ruch naprzód',
    play: 'Odtwarzaj',
    pause: 'Wstrzymaj',
    speed: 'Szybkość',
    leave: 'Zakończ powtórkę',
  },
  ru: {
    toHome: 'Landfall: главная страница',
    pages: 'Страницы',
    rules: 'Правила',
    language: 'Язык',
    theme: 'Тема',
    themes: { light: 'Светлая', dark: 'Тёмная', system: 'Как в системе' },

    whatItIs:
      'Настольные игры о потерпевших кораблекрушение — на вечер у одного экрана: стройте укрытие, следите за небом, делите последний сухарь и держитесь вместе, пока на горизонте не покажется парус.',
    savedGames: 'Сохранённые игры',
    keptHere:
      'Сохраняются в этом браузере после каждого хода. Экспортируйте игру, чтобы перенести её на другое устройство.',
    won: 'Победа',
    lost: 'Поражение',
    scored: 'Окончена',
    goOn: 'Продолжить',
    watch: 'Смотреть повтор',
    exportIt: 'Экспортировать',
    exportOriginal: 'Экспортировать исходную запись',
    remove: 'Удалить',
    menuOf: (title) => `${title}: другие действия`,
    removeTitle: 'Удалить эту игру?',
    removeText: (title) =>
      `Игра «${title}» исчезнет навсегда. Если она ещё может пригодиться, сначала экспортируйте её.`,
    keepIt: 'Оставить',
    notDone: 'Что-то пошло не так.',

    loading: 'Смотрим на полке…',
    failedTitle: 'Не удаётся прочитать сохранённые игры',
    failedText: 'Возможно, открыто приватное окно или на диске нет места. Ничего не изменилось.',
    tryAgain: 'Попробовать ещё раз',
    emptyTitle: 'На этом берегу ещё нет следов',
    emptyText: 'Начните игру — она будет ждать вас здесь и сохраняться после каждого хода.',

    games: 'Игры',
    newGame: 'Новая игра',

    bringTitle: 'Загрузить сохранённую игру',
    bringText: 'Выберите файл, экспортированный из Landfall, или перетащите его в любое место этой страницы.',
    chooseFile: 'Выбрать файл',
    letGo: 'Отпустите файл здесь',
    brought: 'Игра уже на вашей полке.',
    notBrought: 'Файл не загружен.',
    unreadable: 'Его не удаётся прочитать.',

    about: 'Landfall — независимый фанатский проект. Он не связан с издателями этих игр и не одобрен ими.',
    credits: 'Благодарности',
    icons: 'Значки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0',
    letters: 'Шрифты: Alegreya и Alegreya Sans, автор Хуан Пабло дель Пераль, SIL Open Font License',

    replay: 'Повтор',
    step: (answers, last) => `Ход ${answers} из ${last}`,
    back: 'На ход назад',
    forward: 'На ход вперёд',
    play: 'Смотреть',
    pause: 'Пауза',
    speed: 'Скорость',
    leave: 'Выйти из повтора',
  },
}
