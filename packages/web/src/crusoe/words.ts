// The words around the table of Robinson Crusoe. What lies on it is named by the game itself.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'

interface TableWords {
  readonly round: (round: number, rounds: number) => string
  readonly tabs: { readonly island: string; readonly camp: string; readonly cards: string; readonly log: string }
  readonly table: string
  readonly threats: string
  readonly fallsNext: string
  readonly noThreat: string
  readonly inventions: string
  readonly notices: string
  readonly builtPossible: (built: number, possible: number) => string
  readonly goal: string
  readonly log: string
  readonly belongings: string
  readonly nothingYet: string
  readonly decks: string
  readonly plan: string
  readonly sure: string
  readonly future: string
  readonly futureResources: string
  readonly available: string
  readonly camp: string
  readonly free: (free: number) => string
  readonly firstPlayer: string
  readonly outside: string
  readonly wounds: (wounds: number, deadly: number) => string
  readonly determination: string
  readonly usedThisRound: string
  readonly question: string
  readonly waiting: string
  readonly alsoPossible: string
  readonly anybody: string
  readonly groups: {
    readonly [G in 'explore' | 'gather' | 'build' | 'threat' | 'hunt' | 'arrange' | 'rest' | 'remove']: string
  }
  readonly pawns: (pawns: number) => string
  readonly wound: string
  readonly adventure: string
  readonly odds: (success: number, wound: number, adventure: number) => string
  readonly undo: string
  readonly why: string
  readonly read: (card: string) => string
  readonly goOn: string
  readonly skip: string
  readonly which: string
  readonly cardDrawn: string
  readonly menu: string
  readonly home: string
  readonly rules: string
  readonly exportGame: string
  readonly watch: string
  readonly won: string
  readonly lost: string
  readonly needs: string
  /** What a choice may cost. */
  readonly amounts: { readonly [what: string]: string }
  readonly there: string
  readonly missing: string
  readonly lookAround: string
  readonly aboutScenario: string
  readonly book: string
  readonly totem: string
  readonly met: string
  readonly notYet: string
  readonly killed: string
  readonly captive: string
  readonly total: string
  readonly states: { readonly [S in 'possible' | 'missing' | 'built' | 'future' | 'flipped']: string }
  readonly drag: string
  readonly opening: string
  readonly failed: string
  readonly again: string
  readonly emptyLog: string
  readonly actions: string
  readonly settings: string
  readonly level: (name: string, level: number) => string
}

export const TABLE_WORDS: InEvery<TableWords> = {
  en: {
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    tabs: { island: 'Island', camp: 'Camp', cards: 'Cards', log: 'Log' },
    table: 'The table',
    threats: 'Threats',
    fallsNext: 'Left falls next',
    noThreat: 'No card',
    inventions: 'Inventions',
    notices: 'Keep in mind',
    builtPossible: (built, possible) => `${built} built · ${possible} possible now`,
    goal: 'Goal',
    log: 'Log',
    belongings: 'Belongings',
    nothingYet: 'Nothing yet',
    decks: 'Decks',
    plan: 'This round’s plan',
    sure: 'sure',
    future: 'coming',
    futureResources: 'Available after this Action Phase',
    available: 'available',
    camp: 'Camp',
    free: (free) => (free === 1 ? '1 free pawn' : `${free} free pawns`),
    firstPlayer: 'First Player',
    outside: 'Spends the night outside',
    wounds: (wounds, deadly) => `${wounds} of ${deadly} wounds`,
    determination: 'Determination',
    usedThisRound: 'used this round',
    question: 'What now?',
    waiting: 'One moment …',
    alsoPossible: 'Also possible now',
    anybody: 'Group',
    groups: {
      explore: 'Explore',
      gather: 'Gather',
      build: 'Build',
      threat: 'Threat',
      hunt: 'Hunt',
      arrange: 'Arrange the camp',
      rest: 'Rest',
      remove: 'Take back',
    },
    pawns: (pawns) => (pawns === 1 ? '1 pawn' : `${pawns} pawns`),
    wound: 'wound',
    adventure: 'adventure',
    odds: (success, wound, adventure) => `Success ${success} %, wound ${wound} %, adventure ${adventure} %`,
    undo: 'Undo',
    why: 'why?',
    read: (card) => `Read ${card}`,
    goOn: 'Go on',
    skip: 'Skip all',
    which: 'Which one?',
    cardDrawn: 'A card',
    menu: 'Menu',
    home: 'Back to the shore',
    rules: 'Rules',
    exportGame: 'Save to a file',
    watch: 'Watch this game again',
    won: 'Rescued!',
    lost: 'Lost',
    needs: 'What it needs',
    amounts: {
      wood: 'wood',
      fur: 'fur',
      food: 'food',
      nonperishable: 'nonperishable food',
      determination: 'Determination',
    },
    there: 'there',
    missing: 'missing',
    lookAround: 'Look around',
    aboutScenario: 'About this scenario',
    book: 'The book',
    totem: 'Totems',
    met: 'Done',
    notYet: 'Not yet',
    killed: 'Killed',
    captive: 'Captive',
    total: 'Total',
    states: {
      possible: 'can be built',
      missing: 'something is missing',
      built: 'built',
      future: 'built, available after this phase',
      flipped: 'lost unless built again',
    },
    drag: 'Drag a pawn to a place, or press the place',
    opening: 'Setting the table …',
    failed: 'Something went wrong at the table. Your game is saved up to the last answer.',
    again: 'Try again',
    emptyLog: 'The story begins here.',
    actions: 'Action spaces',
    settings: 'Language and light',
    level: (name, level) => `${name} ${level}`,
  },
  it: {
    round: (round, rounds) => `Round ${round} di ${rounds}`,
    tabs: { island: 'Isola', camp: 'Campo', cards: 'Carte', log: 'Diario' },
    table: 'Il tavolo',
    threats: 'Minacce',
    fallsNext: 'La prossima a cadere è a sinistra',
    noThreat: 'Nessuna carta',
    inventions: 'Invenzioni',
    notices: 'Da ricordare',
    builtPossible: (built, possible) => `${built} costruite · ${possible} possibili ora`,
    goal: 'Obiettivo',
    log: 'Diario',
    belongings: 'Averi',
    nothingYet: 'Ancora nulla',
    decks: 'Mazzi',
    plan: 'Il piano del round',
    sure: 'sicuro',
    future: 'in arrivo',
    futureResources: 'Disponibili dopo questa Fase Azione',
    available: 'disponibili',
    camp: 'Accampamento',
    free: (free) => (free === 1 ? '1 pedina libera' : `${free} pedine libere`),
    firstPlayer: 'Primo Giocatore',
    outside: 'Passa la notte fuori',
    wounds: (wounds, deadly) => `${wounds} ferite su ${deadly}`,
    determination: 'Determinazione',
    usedThisRound: 'già usata in questo round',
    question: 'E ora?',
    waiting: 'Un momento …',
    alsoPossible: 'Possibile anche ora',
    anybody: 'Gruppo',
    groups: {
      explore: 'Esplorare',
      gather: 'Raccogliere',
      build: 'Costruire',
      threat: 'Minaccia',
      hunt: 'Caccia',
      arrange: 'Sistemare il campo',
      rest: 'Riposare',
      remove: 'Ritirare',
    },
    pawns: (pawns) => (pawns === 1 ? '1 pedina' : `${pawns} pedine`),
    wound: 'ferita',
    adventure: 'avventura',
    odds: (success, wound, adventure) => `Successo ${success} %, ferita ${wound} %, avventura ${adventure} %`,
    undo: 'Annulla',
    why: 'perché?',
    read: (card) => `Leggi ${card}`,
    goOn: 'Avanti',
    skip: 'Salta tutto',
    which: 'Quale?',
    cardDrawn: 'Una carta',
    menu: 'Menu',
    home: 'Torna alla riva',
    rules: 'Regole',
    exportGame: 'Salva in un file',
    watch: 'Rivedi la partita',
    won: 'Salvi!',
    lost: 'Sconfitta',
    needs: 'Che cosa serve',
    amounts: {
      wood: 'legno',
      fur: 'pelliccia',
      food: 'cibo',
      nonperishable: 'cibo non deperibile',
      determination: 'Determinazione',
    },
    there: 'c’è',
    missing: 'manca',
    lookAround: 'Guarda il tavolo',
    aboutScenario: 'Su questo scenario',
    book: 'Il libro',
    totem: 'Totem',
    met: 'Fatto',
    notYet: 'Non ancora',
    killed: 'Ucciso',
    captive: 'Prigioniera',
    total: 'Totale',
    states: {
      possible: 'si può costruire',
      missing: 'manca qualcosa',
      built: 'costruita',
      future: 'costruita, disponibile dopo questa fase',
      flipped: 'persa se non si ricostruisce',
    },
    drag: 'Trascina una pedina su un luogo, oppure premi il luogo',
    opening: 'Prepariamo il tavolo …',
    failed: 'Qualcosa è andato storto al tavolo. La partita è salvata fino all’ultima risposta.',
    again: 'Riprova',
    emptyLog: 'La storia comincia qui.',
    actions: 'Spazi Azione',
    settings: 'Lingua e luce',
    level: (name, level) => `${name} ${level}`,
  },
  pl: {
    round: (round, rounds) => `Runda ${round} z ${rounds}`,
    tabs: { island: 'Wyspa', camp: 'Obóz', cards: 'Karty', log: 'Dziennik' },
    table: 'Stół',
    threats: 'Zagrożenia',
    fallsNext: 'Następna spadnie lewa',
    noThreat: 'Brak karty',
    inventions: 'Pomysły',
    notices: 'Warto pamiętać',
    builtPossible: (built, possible) => `zbudowane: ${built} · możliwe teraz: ${possible}`,
    goal: 'Cel',
    log: 'Dziennik',
    belongings: 'Dobytek',
    nothingYet: 'Jeszcze nic',
    decks: 'Talie',
    plan: 'Plan na tę rundę',
    sure: 'na pewno',
    future: 'nadchodzi',
    futureResources: 'Dostępne po tej Fazie Akcji',
    available: 'dostępne',
    camp: 'Obóz',
    free: (free) => counted('pl', free, { one: 'wolny pionek', few: 'wolne pionki', other: 'wolnych pionków' }),
    firstPlayer: 'Pierwszy Gracz',
    outside: 'Spędza noc poza obozem',
    wounds: (wounds, deadly) => `Rany: ${wounds} z ${deadly}`,
    determination: 'Determinacja',
    usedThisRound: 'użyta w tej rundzie',
    question: 'Co teraz?',
    waiting: 'Chwileczkę …',
    alsoPossible: 'Możliwe także teraz',
    anybody: 'Grupa',
    groups: {
      explore: 'Eksploracja',
      gather: 'Zbieranie',
      build: 'Budowa',
      threat: 'Zagrożenie',
      hunt: 'Polowanie',
      arrange: 'Porządkowanie obozu',
      rest: 'Odpoczynek',
      remove: 'Cofnij z planu',
    },
    pawns: (pawns) => counted('pl', pawns, { one: 'pionek', few: 'pionki', other: 'pionków' }),
    wound: 'rana',
    adventure: 'przygoda',
    odds: (success, wound, adventure) => `Sukces ${success}%, rana ${wound}%, przygoda ${adventure}%`,
    undo: 'Cofnij',
    why: 'dlaczego?',
    read: (card) => `Przeczytaj: ${card}`,
    goOn: 'Dalej',
    skip: 'Pomiń wszystko',
    which: 'Które?',
    cardDrawn: 'Karta',
    menu: 'Menu',
    home: 'Wróć na brzeg',
    rules: 'Zasady',
    exportGame: 'Zapisz do pliku',
    watch: 'Obejrzyj tę grę ponownie',
    won: 'Ocaleni!',
    lost: 'Przegrana',
    needs: 'Czego wymaga',
    amounts: {
      wood: 'drewno',
      fur: 'skóra',
      food: 'pożywienie',
      nonperishable: 'niepsujące się pożywienie',
      determination: 'Determinacja',
    },
    there: 'jest',
    missing: 'brakuje',
    lookAround: 'Rozejrzyj się',
    aboutScenario: 'O tym scenariuszu',
    book: 'Księga',
    totem: 'Totemy',
    met: 'Gotowe',
    notYet: 'Jeszcze nie',
    killed: 'Zabity',
    captive: 'W niewoli',
    total: 'Razem',
    states: {
      possible: 'można zbudować',
      missing: 'czegoś brakuje',
      built: 'zbudowane',
      future: 'zbudowane, dostępne po tej fazie',
      flipped: 'przepadnie bez ponownej budowy',
    },
    drag: 'Przeciągnij pionek na miejsce albo naciśnij miejsce',
    opening: 'Rozkładanie stołu …',
    failed: 'Coś poszło nie tak przy stole. Gra jest zapisana do ostatniej odpowiedzi.',
    again: 'Spróbuj ponownie',
    emptyLog: 'Tu zaczyna się opowieść.',
    actions: 'Pola Akcji',
    settings: 'Język i światło',
    level: (name, level) => `${name} ${level}`,
  },
  ru: {
    round: (round, rounds) => `Раунд ${round} из ${rounds}`,
    tabs: { island: 'Остров', camp: 'Лагерь', cards: 'Карты', log: 'Журнал' },
    table: 'Стол',
    threats: 'Угрозы',
    fallsNext: 'Следующей уйдёт левая',
    noThreat: 'Карты нет',
    inventions: 'Изобретения',
    notices: 'Не забыть',
    builtPossible: (built, possible) => `построено: ${built} · можно сейчас: ${possible}`,
    goal: 'Цель',
    log: 'Журнал',
    belongings: 'Имущество',
    nothingYet: 'Пока ничего',
    decks: 'Колоды',
    plan: 'План на раунд',
    sure: 'наверняка',
    future: 'скоро',
    futureResources: 'Доступно после этой фазы действий',
    available: 'доступно',
    camp: 'Лагерь',
    free: (free) => counted('ru', free, { one: 'свободная фишка', few: 'свободные фишки', other: 'свободных фишек' }),
    firstPlayer: 'Первый игрок',
    outside: 'Ночует вне лагеря',
    wounds: (wounds, deadly) => `Раны: ${wounds} из ${deadly}`,
    determination: 'Решимость',
    usedThisRound: 'использовано в этом раунде',
    question: 'Что дальше?',
    waiting: 'Минутку …',
    alsoPossible: 'Сейчас можно ещё',
    anybody: 'Группа',
    groups: {
      explore: 'Исследование',
      gather: 'Сбор',
      build: 'Строительство',
      threat: 'Угроза',
      hunt: 'Охота',
      arrange: 'Обустройство лагеря',
      rest: 'Отдых',
      remove: 'Убрать из плана',
    },
    pawns: (pawns) => counted('ru', pawns, { one: 'фишка', few: 'фишки', other: 'фишек' }),
    wound: 'рана',
    adventure: 'приключение',
    odds: (success, wound, adventure) => `Успех ${success} %, рана ${wound} %, приключение ${adventure} %`,
    undo: 'Отменить',
    why: 'почему?',
    read: (card) => `Прочитать: ${card}`,
    goOn: 'Дальше',
    skip: 'Пропустить всё',
    which: 'Что именно?',
    cardDrawn: 'Карта',
    menu: 'Меню',
    home: 'Вернуться на берег',
    rules: 'Правила',
    exportGame: 'Сохранить в файл',
    watch: 'Посмотреть игру ещё раз',
    won: 'Спасены!',
    lost: 'Поражение',
    needs: 'Что нужно',
    amounts: {
      wood: 'дерево',
      fur: 'шкура',
      food: 'еда',
      nonperishable: 'еда, которая не портится',
      determination: 'решимость',
    },
    there: 'есть',
    missing: 'не хватает',
    lookAround: 'Осмотреться',
    aboutScenario: 'Об этом сценарии',
    book: 'Книга',
    totem: 'Тотемы',
    met: 'Готово',
    notYet: 'Ещё нет',
    killed: 'Погиб',
    captive: 'В плену',
    total: 'Всего',
    states: {
      possible: 'можно построить',
      missing: 'чего-то не хватает',
      built: 'построено',
      future: 'построено, доступно после этой фазы',
      flipped: 'пропадёт, если не построить снова',
    },
    drag: 'Перетащите фишку на место или нажмите на место',
    opening: 'Раскладываем игру …',
    failed: 'За столом что-то пошло не так. Игра сохранена до последнего ответа.',
    again: 'Попробовать снова',
    emptyLog: 'Здесь начинается история.',
    actions: 'Поля действий',
    settings: 'Язык и свет',
    level: (name, level) => `${name} ${level}`,
  },
}
