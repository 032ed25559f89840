// The words of the screen where a game is made ready.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'

interface NewGameWords {
  readonly title: string
  readonly lead: string
  readonly back: string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string

  readonly scenario: string
  rounds(rounds: number): string
  readonly crew: string
  readonly players: string
  playersCount(count: number): string
  wounds(deadly: number): string
  invention(name: string): string
  readonly abilities: string
  cost(tokens: number): string
  readonly lastOne: string
  tooFew(least: number): string
  readonly seating: string
  readonly seatingHint: string
  readonly firstPlayer: string
  sooner(name: string): string
  later(name: string): string
  moved(name: string, place: number): string

  readonly company: string
  readonly friday: string
  readonly fridayHint: string
  readonly dog: string
  readonly dogHint: string

  readonly difficulty: string
  readonly equipment: string
  readonly equipmentHint: string
  readonly events: string
  books(books: number, all: number): string
  readonly easier: string
  readonly harder: string
  readonly wreckage: string
  readonly wreckageHint: string
  readonly random: string

  readonly more: string
  readonly edition: string
  readonly seed: string
  readonly seedHint: string
  readonly guide: string
  readonly guideHint: string
  readonly begin: string
  readonly beginning: string
  readonly online: string
  readonly notBegun: string
}

export const WORDS: InEvery<NewGameWords> = {
  en: {
    title: 'New game',
    lead: 'Everything is ready for a first game. Change what you like, then begin.',
    back: 'Home',
    loading: 'Unfolding the map…',
    failed: 'The game could not be laid out.',
    tryAgain: 'Try again',
    scenario: 'Scenario',
    rounds: (rounds) => counted('en', rounds, { one: 'round', other: 'rounds' }),
    crew: 'Who was washed ashore?',
    players: 'Players',
    playersCount: (count) => counted('en', count, { one: 'player', other: 'players' }),
    wounds: (deadly) => `Dies of ${deadly} wounds`,
    invention: (name) => `Invention: ${name}`,
    abilities: 'Abilities',
    cost: (tokens) => `${tokens} Determination`,
    lastOne: 'Somebody has to play. Add another character first.',
    tooFew: (least) => `In this edition, this character plays only among ${least} or more.`,
    seating: 'Seating',
    seatingHint: 'Clockwise around the table. The one at the top begins as First Player.',
    firstPlayer: 'First Player',
    sooner: (name) => `Move ${name} up`,
    later: (name) => `Move ${name} down`,
    moved: (name, place) => `${name}: place ${place}`,
    company: 'Company',
    friday: 'Friday',
    fridayHint: 'A helper with a pawn of his own. Usual with one or two players; easier.',
    dog: 'Dog',
    dogHint: 'Helps to hunt and to explore. Usual when you play alone; easier.',
    difficulty: 'Difficulty',
    equipment: 'Starting Equipment',
    equipmentHint: 'Cards saved from the ship, drawn at random. More is easier.',
    events: 'Event deck',
    books: (books, all) => `${books} of ${all} Event cards show the book, ${all - books} an adventure`,
    easier: 'easier',
    harder: 'harder',
    wreckage: 'Wreckage',
    wreckageHint: 'What the sea washes up in the first round.',
    random: 'Random',
    more: 'More options',
    edition: 'Edition',
    seed: 'Seed',
    seedHint: 'Games with the same seed and the same choices have the same luck. Leave it empty for a new one.',
    guide: 'Guide me through the first round',
    guideHint: 'Short notes beside the table, whenever something is new.',
    begin: 'Begin',
    beginning: 'Beginning…',
    online: 'Play online with friends',
    notBegun: 'The game did not begin.',
  },
  it: {
    title: 'Nuova partita',
    lead: 'È tutto pronto per una prima partita. Cambia quello che vuoi, poi inizia.',
    back: 'Pagina iniziale',
    loading: 'Apriamo la mappa…',
    failed: 'Non è stato possibile preparare il gioco.',
    tryAgain: 'Riprova',
    scenario: 'Scenario',
    rounds: (rounds) => `${rounds} round`,
    crew: 'Chi è naufragato?',
    players: 'Giocatori',
    playersCount: (count) => counted('it', count, { one: 'giocatore', other: 'giocatori' }),
    wounds: (deadly) => `Muore con ${deadly} ferite`,
    invention: (name) => `Invenzione: ${name}`,
    abilities: 'Abilità',
    cost: (tokens) => `${tokens} Determinazione`,
    lastOne: 'Qualcuno deve pur giocare. Aggiungi prima un altro personaggio.',
    tooFew: (least) => `In questa edizione questo personaggio gioca solo se siete almeno in ${least}.`,
    seating: 'Posti al tavolo',
    seatingHint: 'In senso orario. Chi è in cima comincia come Primo Giocatore.',
    firstPlayer: 'Primo Giocatore',
    sooner: (name) => `Sposta in su: ${name}`,
    later: (name) => `Sposta in giù: ${name}`,
    moved: (name, place) => `${name}: posto ${place}`,
    company: 'Compagnia',
    friday: 'Venerdì',
    fridayHint: 'Un aiutante con una pedina tutta sua. Di norma con uno o due giocatori; più facile.',
    dog: 'Cane',
    dogHint: 'Aiuta a cacciare e a esplorare. Di norma quando si gioca da soli; più facile.',
    difficulty: 'Difficoltà',
    equipment: 'Equipaggiamento di Partenza',
    equipmentHint: 'Carte salvate dalla nave, pescate a caso. Più sono, più è facile.',
    events: 'Mazzo Evento',
    books: (books, all) => `${books} carte Evento su ${all} con il libro, ${all - books} con un’avventura`,
    easier: 'più facile',
    harder: 'più difficile',
    wreckage: 'Relitto',
    wreckageHint: 'Che cosa il mare porta a riva nel primo round.',
    random: 'A caso',
    more: 'Altre opzioni',
    edition: 'Edizione',
    seed: 'Seme',
    seedHint: 'Con lo stesso seme e le stesse scelte la sorte è la stessa. Lascialo vuoto per averne uno nuovo.',
    guide: 'Guidami nel primo round',
    guideHint: 'Brevi note accanto al tavolo, ogni volta che c’è qualcosa di nuovo.',
    begin: 'Inizia',
    beginning: 'Si comincia…',
    online: 'Gioca online con gli amici',
    notBegun: 'La partita non è iniziata.',
  },
  pl: {
    title: 'Nowa gra',
    lead: 'Wszystko jest gotowe do pierwszej gry. Zmień, co chcesz, i zaczynaj.',
    back: 'Strona główna',
    loading: 'Rozkładamy mapę…',
    failed: 'Nie udało się przygotować gry.',
    tryAgain: 'Spróbuj ponownie',
    scenario: 'Scenariusz',
    rounds: (rounds) => counted('pl', rounds, { one: 'runda', few: 'rundy', other: 'rund' }),
    crew: 'Kogo fale wyrzuciły na brzeg?',
    players: 'Gracze',
    playersCount: (count) => counted('pl', count, { one: 'gracz', other: 'graczy' }),
    wounds: (deadly) => `Ginie od ${deadly} ran`,
    invention: (name) => `Pomysł: ${name}`,
    abilities: 'Umiejętności',
    cost: (tokens) =>
      counted('pl', tokens, { one: 'żeton Determinacji', few: 'żetony Determinacji', other: 'żetonów Determinacji' }),
    lastOne: 'Ktoś musi grać. Najpierw dodaj inną postać.',
    tooFew: (least) => `W tej edycji ta postać gra tylko, gdy graczy jest co najmniej ${least}.`,
    seating: 'Miejsca przy stole',
    seatingHint: 'Zgodnie z ruchem wskazówek zegara. Osoba na górze listy zaczyna jako Pierwszy Gracz.',
    firstPlayer: 'Pierwszy Gracz',
    sooner: (name) => `Przesuń w górę: ${name}`,
    later: (name) => `Przesuń w dół: ${name}`,
    moved: (name, place) => `${name}: miejsce ${place}`,
    company: 'Towarzysze',
    friday: 'Piętaszek',
    fridayHint: 'Pomocnik z własnym pionkiem. Zwykle przy jednym lub dwóch graczach; łatwiej.',
    dog: 'Pies',
    dogHint: 'Pomaga w polowaniu i eksploracji. Zwykle w grze jednoosobowej; łatwiej.',
    difficulty: 'Poziom trudności',
    equipment: 'Przedmioty Startowe',
    equipmentHint: 'Karty ocalone ze statku, dobierane losowo. Im więcej, tym łatwiej.',
    events: 'Talia Wydarzeń',
    books: (books, all) => `Karty Wydarzeń z Księgą: ${books} z ${all}, z przygodą: ${all - books}`,
    easier: 'łatwiej',
    harder: 'trudniej',
    wreckage: 'Wrak',
    wreckageHint: 'Co morze wyrzuci na brzeg w pierwszej rundzie.',
    random: 'Losowo',
    more: 'Więcej opcji',
    edition: 'Edycja',
    seed: 'Ziarno losowości',
    seedHint: 'To samo ziarno i te same decyzje dają ten sam los. Zostaw puste, aby powstało nowe.',
    guide: 'Poprowadź mnie przez pierwszą rundę',
    guideHint: 'Krótkie wskazówki obok stołu, gdy pojawia się coś nowego.',
    begin: 'Rozpocznij',
    beginning: 'Zaczynamy…',
    online: 'Graj online z przyjaciółmi',
    notBegun: 'Gra się nie rozpoczęła.',
  },
  ru: {
    title: 'Новая игра',
    lead: 'Всё готово для первой игры. Измените, что хотите, и начинайте.',
    back: 'Главная',
    loading: 'Разворачиваем карту…',
    failed: 'Не удалось подготовить игру.',
    tryAgain: 'Попробовать ещё раз',
    scenario: 'Сценарий',
    rounds: (rounds) => counted('ru', rounds, { one: 'раунд', few: 'раунда', other: 'раундов' }),
    crew: 'Кого выбросило на берег?',
    players: 'Игроки',
    playersCount: (count) => counted('ru', count, { one: 'игрок', few: 'игрока', other: 'игроков' }),
    wounds: (deadly) => `Гибнет от ${deadly} ран`,
    invention: (name) => `Изобретение: ${name}`,
    abilities: 'Способности',
    cost: (tokens) =>
      counted('ru', tokens, { one: 'жетон решимости', few: 'жетона решимости', other: 'жетонов решимости' }),
    lastOne: 'Кто-то должен играть. Сначала добавьте другого персонажа.',
    tooFew: (least) => `В этой редакции этот персонаж играет, только если игроков не меньше ${least}.`,
    seating: 'Места за столом',
    seatingHint: 'По часовой стрелке. Верхний в списке начинает как первый игрок.',
    firstPlayer: 'Первый игрок',
    sooner: (name) => `Поднять выше: ${name}`,
    later: (name) => `Опустить ниже: ${name}`,
    moved: (name, place) => `${name}: место ${place}`,
    company: 'Спутники',
    friday: 'Пятница',
    fridayHint: 'Помощник с собственной фишкой. Обычно при одном или двух игроках; с ним легче.',
    dog: 'Пёс',
    dogHint: 'Помогает охотиться и исследовать. Обычно, если играют в одиночку; с ним легче.',
    difficulty: 'Сложность',
    equipment: 'Стартовые предметы',
    equipmentHint: 'Карты спасённого с корабля, берутся случайно. Чем больше, тем легче.',
    events: 'Колода событий',
    books: (books, all) => `Карт событий с книгой: ${books} из ${all}, с приключением: ${all - books}`,
    easier: 'легче',
    harder: 'сложнее',
    wreckage: 'Обломки крушения',
    wreckageHint: 'Что море вынесет на берег в первом раунде.',
    random: 'Случайно',
    more: 'Другие настройки',
    edition: 'Редакция',
    seed: 'Зерно случайности',
    seedHint: 'Одно и то же зерно и те же решения дают ту же удачу. Оставьте пустым — появится новое.',
    guide: 'Проведите меня через первый раунд',
    guideHint: 'Короткие подсказки рядом со столом, когда встречается что-то новое.',
    begin: 'Начать',
    beginning: 'Начинаем…',
    online: 'Играть по сети с друзьями',
    notBegun: 'Игра не началась.',
  },
}
