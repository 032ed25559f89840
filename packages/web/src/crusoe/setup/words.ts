// The words of the form where a game of Robinson Crusoe is made ready.
import { counted } from '../../parts/plural.ts'
import type { InEvery } from '../../text/language.ts'

interface SetupWords {
  readonly scenario: string
  rounds(rounds: number): string
  readonly crew: string
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
  readonly edition: string
  readonly guide: string
  readonly guideHint: string
}

export const WORDS: InEvery<SetupWords> = {
  en: {
    scenario: 'Scenario',
    rounds: (rounds) => counted('en', rounds, { one: 'round', other: 'rounds' }),
    crew: 'Who was washed ashore?',
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
    edition: 'Edition',
    guide: 'Guide me through the first round',
    guideHint: 'Short notes beside the table, whenever something is new.',
  },
  it: {
    scenario: 'Scenario',
    rounds: (rounds) => `${rounds} round`,
    crew: 'Chi è naufragato?',
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
    edition: 'Edizione',
    guide: 'Guidami nel primo round',
    guideHint: 'Brevi note accanto al tavolo, ogni volta che c’è qualcosa di nuovo.',
  },
  pl: {
    scenario: 'Scenariusz',
    rounds: (rounds) => counted('pl', rounds, { one: 'runda', few: 'rundy', other: 'rund' }),
    crew: 'Kogo fale wyrzuciły na brzeg?',
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
    edition: 'Edycja',
    guide: 'Poprowadź mnie przez pierwszą rundę',
    guideHint: 'Krótkie wskazówki obok stołu, gdy pojawia się coś nowego.',
  },
  ru: {
    scenario: 'Сценарий',
    rounds: (rounds) => counted('ru', rounds, { one: 'раунд', few: 'раунда', other: 'раундов' }),
    crew: 'Кого выбросило на берег?',
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
    edition: 'Редакция',
    guide: 'Проведите меня через первый раунд',
    guideHint: 'Короткие подсказки рядом со столом, когда встречается что-то новое.',
  },
}
