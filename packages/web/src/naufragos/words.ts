// The words around the table of Náufragos. What lies on it is named by the game itself.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'

interface NaufragosWords {
  readonly tabs: { readonly [T in 'camp' | 'island' | 'people' | 'cards' | 'log']: string }
  turn(turn: number, turns: number): string
  lastTurn(turn: number): string
  readonly actions: string
  readonly camp: string
  /** Of the Camp board and of the projects. */
  freeSpace(space: number): string
  covered(cards: string): string
  uses(uses: number): string
  readonly damage: string
  readonly nothing: string
  readonly weather: string
  readonly forageWorth: string
  readonly event: string
  readonly noEvent: string
  wreckage(cubes: number): string
  readonly climate: { readonly [C in 'sun' | 'storm' | 'none']: string }
  readonly rescue: string
  readonly noticed: string
  readonly or: string
  readonly there: string
  readonly missing: string
  wreck(cubes: number, spaces: number): string
  readonly wreckReady: string
  readonly projects: string
  readonly signal: string
  readonly hourglass: string
  readonly waiting: string
  readonly built: string
  readonly nothingBuilt: string
  restGives(least: number, most: number): string
  readonly pending: string
  readonly decks: string
  readonly notices: string
  readonly characters: string
  readonly salvaged: string
  readonly carriedOut: string
  readonly nobodyOut: string
  readonly expedition: string
  /** The way home: how likely all come home together, or one alone. */
  together(percent: number): string
  alone(percent: number): string
  readonly onTurn: string
  homeFrom(percent: number): string
  readonly startPlayer: string
  readonly strength: string
  readonly tokens: string
  stories(count: number): string
  ownStories(sum: number, withItems: number): string
  readonly ate: string
  pawns(free: number): string
  charges(charges: number): string
  readonly used: string
  points(points: number): string
  readonly place: string
  readonly board: string
  sum(dice: string, plus: number, sum: number): string
  readonly good: string
  readonly bad: string
  readonly drawnBy: string
  readonly decided: string
  readonly undecided: string
  readonly score: string
}

export const NAUFRAGOS_WORDS: InEvery<NaufragosWords> = {
  en: {
    tabs: { camp: 'Camp', island: 'Island', people: 'Castaways', cards: 'Cards', log: 'Log' },
    turn: (turn, turns) => `Turn ${turn} of ${turns}`,
    lastTurn: (turn) => `The game ends with turn ${turn}`,
    actions: 'Actions, in the order in which they are resolved',
    camp: 'Camp',
    freeSpace: (space) => `Space ${space} is free`,
    covered: (cards) => `Covers: ${cards}`,
    uses: (uses) => `Uses left: ${uses}`,
    damage: 'Damage',
    nothing: 'free',
    weather: 'Weather',
    forageWorth: 'becomes food when everybody eats',
    event: 'Event',
    noEvent: 'No event has been revealed yet.',
    wreckage: (cubes) => `Brings wreckage ashore while at least ${cubes} black cubes lie at the wreck`,
    climate: { sun: 'The weather moves towards sun', storm: 'The weather moves towards storm', none: 'Steady weather' },
    rescue: 'A ship would notice',
    noticed: 'A ship would notice you',
    or: 'or',
    there: 'there',
    missing: 'missing',
    wreck: (cubes, spaces) => `Black cubes at the wreck: ${cubes} of ${spaces}`,
    wreckReady: 'Wreckage lies ashore',
    projects: 'Projects',
    signal: 'Ships notice it',
    hourglass: 'Grows over several turns',
    waiting: 'Waiting for a space',
    built: 'Built',
    nothingBuilt: 'Nothing is built yet.',
    restGives: (least, most) => (least === most ? `Rest gives ${least} energy` : `Rest gives ${least}–${most} energy`),
    pending: 'Pending explorations',
    decks: 'Decks',
    notices: 'Keep in mind',
    characters: 'Characters to choose from',
    salvaged: 'Washed ashore',
    carriedOut: 'At hand',
    nobodyOut: 'Nobody is out exploring.',
    expedition: 'Expedition',
    together: (percent) => `Together: ${percent} % to come home`,
    alone: (percent) => `alone ${percent} %`,
    onTurn: 'Explores now',
    homeFrom: (percent) => `${percent} % to come home`,
    startPlayer: 'Starting Player',
    strength: 'Strength',
    tokens: 'Own food tokens',
    stories: (count) => counted('en', count, { one: 'story tile', other: 'story tiles' }),
    ownStories: (sum, withItems) => `Worth ${sum}, with items ${withItems}`,
    ate: 'Has eaten',
    pawns: (free) => counted('en', free, { one: 'free pawn', other: 'free pawns' }),
    charges: (charges) => `Uses left: ${charges}`,
    used: 'used this turn',
    points: (points) => counted('en', points, { one: 'Story Point', other: 'Story Points' }),
    place: 'Actions',
    board: 'Camp cards',
    sum: (dice, plus, sum) =>
      plus === 0 ? `${dice} = ${sum}` : `${dice} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${sum}`,
    good: 'That is enough.',
    bad: 'That is not enough.',
    drawnBy: 'Drawn by',
    decided: 'Decided',
    undecided: 'The vote is tied.',
    score: 'Story Points',
  },
  it: {
    tabs: { camp: 'Campo', island: 'Isola', people: 'Naufraghi', cards: 'Carte', log: 'Diario' },
    turn: (turn, turns) => `Turno ${turn} di ${turns}`,
    lastTurn: (turn) => `La partita finisce con il turno ${turn}`,
    actions: 'Azioni, nell’ordine in cui si risolvono',
    camp: 'Accampamento',
    freeSpace: (space) => `Lo spazio ${space} è libero`,
    covered: (cards) => `Copre: ${cards}`,
    uses: (uses) => `Usi rimasti: ${uses}`,
    damage: 'Danno',
    nothing: 'gratis',
    weather: 'Meteo',
    forageWorth: 'diventa cibo quando si mangia',
    event: 'Evento',
    noEvent: 'Nessun evento è stato ancora rivelato.',
    wreckage: (cubes) => `Porta a riva dei resti se al relitto ci sono almeno ${cubes} cubi neri`,
    climate: { sun: 'Il tempo va verso il sole', storm: 'Il tempo va verso la tempesta', none: 'Tempo stabile' },
    rescue: 'Una nave noterebbe',
    noticed: 'Una nave vi noterebbe',
    or: 'oppure',
    there: 'c’è',
    missing: 'manca',
    wreck: (cubes, spaces) => `Cubi neri al relitto: ${cubes} su ${spaces}`,
    wreckReady: 'A riva ci sono dei resti',
    projects: 'Progetti',
    signal: 'Le navi la notano',
    hourglass: 'Cresce in più turni',
    waiting: 'In attesa di uno spazio',
    built: 'Costruito',
    nothingBuilt: 'Non è stato ancora costruito nulla.',
    restGives: (least, most) =>
      least === most ? `Il riposo dà ${least} energia` : `Il riposo dà ${least}–${most} energia`,
    pending: 'Esplorazioni in sospeso',
    decks: 'Mazzi',
    notices: 'Da ricordare',
    characters: 'Personaggi tra cui scegliere',
    salvaged: 'Portato a riva',
    carriedOut: 'In corso',
    nobodyOut: 'Nessuno è in spedizione.',
    expedition: 'Spedizione',
    together: (percent) => `Insieme: ${percent} % di tornare`,
    alone: (percent) => `da solo ${percent} %`,
    onTurn: 'Esplora ora',
    homeFrom: (percent) => `${percent} % di tornare`,
    startPlayer: 'Giocatore Iniziale',
    strength: 'Forza',
    tokens: 'Segnalini cibo personali',
    stories: (count) => counted('it', count, { one: 'tessera Punti Storia', other: 'tessere Punti Storia' }),
    ownStories: (sum, withItems) => `Valgono ${sum}, con gli oggetti ${withItems}`,
    ate: 'Ha mangiato',
    pawns: (free) => counted('it', free, { one: 'pedina libera', other: 'pedine libere' }),
    charges: (charges) => `Usi rimasti: ${charges}`,
    used: 'già usato in questo turno',
    points: (points) => counted('it', points, { one: 'Punto Storia', other: 'Punti Storia' }),
    place: 'Azioni',
    board: 'Carte Accampamento',
    sum: (dice, plus, sum) =>
      plus === 0 ? `${dice} = ${sum}` : `${dice} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${sum}`,
    good: 'È sufficiente.',
    bad: 'Non è sufficiente.',
    drawnBy: 'Pescata da',
    decided: 'Deciso',
    undecided: 'Il voto è in parità.',
    score: 'Punti Storia',
  },
  pl: {
    tabs: { camp: 'Obóz', island: 'Wyspa', people: 'Ludzie', cards: 'Karty', log: 'Dziennik' },
    turn: (turn, turns) => `Tura ${turn} z ${turns}`,
    lastTurn: (turn) => `Gra kończy się wraz z turą ${turn}`,
    actions: 'Akcje w kolejności rozpatrywania',
    camp: 'Obóz',
    freeSpace: (space) => `Pole ${space} jest wolne`,
    covered: (cards) => `Zakrywa: ${cards}`,
    uses: (uses) => `Pozostałe użycia: ${uses}`,
    damage: 'Szkoda',
    nothing: 'za darmo',
    weather: 'Pogoda',
    forageWorth: 'stanie się jedzeniem przy posiłku',
    event: 'Wydarzenie',
    noEvent: 'Nie odkryto jeszcze żadnego wydarzenia.',
    wreckage: (cubes) => `Wyrzuca szczątki na brzeg, gdy przy wraku leży co najmniej tyle czarnych kostek: ${cubes}`,
    climate: { sun: 'Pogoda zmierza ku słońcu', storm: 'Pogoda zmierza ku burzy', none: 'Pogoda bez zmian' },
    rescue: 'Statek zauważyłby',
    noticed: 'Statek by was zauważył',
    or: 'albo',
    there: 'jest',
    missing: 'brakuje',
    wreck: (cubes, spaces) => `Czarne kostki przy wraku: ${cubes} z ${spaces}`,
    wreckReady: 'Na brzegu leżą szczątki',
    projects: 'Projekty',
    signal: 'Statki to zauważą',
    hourglass: 'Powstaje przez kilka tur',
    waiting: 'Czekają na pole',
    built: 'Zbudowane',
    nothingBuilt: 'Niczego jeszcze nie zbudowano.',
    restGives: (least, most) =>
      least === most ? `Odpoczynek daje energię: ${least}` : `Odpoczynek daje energię: ${least}–${most}`,
    pending: 'Odłożone eksploracje',
    decks: 'Talie',
    notices: 'Warto pamiętać',
    characters: 'Postacie do wyboru',
    salvaged: 'Wyrzucone na brzeg',
    carriedOut: 'W toku',
    nobodyOut: 'Nikt nie jest na wyprawie.',
    expedition: 'Wyprawa',
    together: (percent) => `Razem: ${percent}% na powrót`,
    alone: (percent) => `w pojedynkę ${percent}%`,
    onTurn: 'Teraz odkrywa',
    homeFrom: (percent) => `${percent}% na powrót`,
    startPlayer: 'Gracz rozpoczynający',
    strength: 'Siła',
    tokens: 'Własne żetony jedzenia',
    stories: (count) =>
      counted('pl', count, { one: 'żeton opowieści', few: 'żetony opowieści', other: 'żetonów opowieści' }),
    ownStories: (sum, withItems) => `Wartość ${sum}, z przedmiotami ${withItems}`,
    ate: 'Po posiłku',
    pawns: (free) => counted('pl', free, { one: 'wolny pionek', few: 'wolne pionki', other: 'wolnych pionków' }),
    charges: (charges) => `Pozostałe użycia: ${charges}`,
    used: 'użyty w tej turze',
    points: (points) =>
      counted('pl', points, { one: 'punkt opowieści', few: 'punkty opowieści', other: 'punktów opowieści' }),
    place: 'Akcje',
    board: 'Karty obozu',
    sum: (dice, plus, sum) =>
      plus === 0 ? `${dice} = ${sum}` : `${dice} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${sum}`,
    good: 'To wystarcza.',
    bad: 'To nie wystarcza.',
    drawnBy: 'Dobiera',
    decided: 'Decyzja',
    undecided: 'W głosowaniu jest remis.',
    score: 'Punkty opowieści',
  },
  ru: {
    tabs: { camp: 'Лагерь', island: 'Остров', people: 'Люди', cards: 'Карты', log: 'Журнал' },
    turn: (turn, turns) => `Ход ${turn} из ${turns}`,
    lastTurn: (turn) => `Игра закончится вместе с ходом ${turn}`,
    actions: 'Действия в том порядке, в котором они выполняются',
    camp: 'Лагерь',
    freeSpace: (space) => `Место ${space} свободно`,
    covered: (cards) => `Закрывает: ${cards}`,
    uses: (uses) => `Осталось применений: ${uses}`,
    damage: 'Повреждение',
    nothing: 'даром',
    weather: 'Погода',
    forageWorth: 'станет едой, когда все будут есть',
    event: 'Событие',
    noEvent: 'Событие ещё не открыто.',
    wreckage: (cubes) => `Приносит обломки, если у места крушения чёрных кубиков не меньше: ${cubes}`,
    climate: { sun: 'Погода идёт к солнцу', storm: 'Погода идёт к шторму', none: 'Погода не меняется' },
    rescue: 'Корабль заметил бы',
    noticed: 'Корабль заметил бы вас',
    or: 'или',
    there: 'есть',
    missing: 'не хватает',
    wreck: (cubes, spaces) => `Чёрные кубики у места крушения: ${cubes} из ${spaces}`,
    wreckReady: 'На берегу лежат обломки',
    projects: 'Проекты',
    signal: 'Это замечают корабли',
    hourglass: 'Растёт несколько ходов',
    waiting: 'Ждут места',
    built: 'Построено',
    nothingBuilt: 'Пока ничего не построено.',
    restGives: (least, most) =>
      least === most ? `Отдых даёт энергию: ${least}` : `Отдых даёт энергию: ${least}–${most}`,
    pending: 'Отложенные исследования',
    decks: 'Колоды',
    notices: 'Не забыть',
    characters: 'Персонажи на выбор',
    salvaged: 'Вынесло на берег',
    carriedOut: 'Выполняется',
    nobodyOut: 'В экспедиции никого нет.',
    expedition: 'Экспедиция',
    together: (percent) => `Вместе: ${percent} % на возвращение`,
    alone: (percent) => `в одиночку ${percent} %`,
    onTurn: 'Исследует сейчас',
    homeFrom: (percent) => `${percent} % на возвращение`,
    startPlayer: 'Первый игрок',
    strength: 'Сила',
    tokens: 'Личные жетоны еды',
    stories: (count) => counted('ru', count, { one: 'жетон истории', few: 'жетона истории', other: 'жетонов истории' }),
    ownStories: (sum, withItems) => `Ценность ${sum}, с предметами ${withItems}`,
    ate: 'Уже ели',
    pawns: (free) => counted('ru', free, { one: 'свободная фишка', few: 'свободные фишки', other: 'свободных фишек' }),
    charges: (charges) => `Осталось применений: ${charges}`,
    used: 'использовано в этом ходу',
    points: (points) => counted('ru', points, { one: 'очко истории', few: 'очка истории', other: 'очков истории' }),
    place: 'Действия',
    board: 'Карты лагеря',
    sum: (dice, plus, sum) =>
      plus === 0 ? `${dice} = ${sum}` : `${dice} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${sum}`,
    good: 'Этого достаточно.',
    bad: 'Этого мало.',
    drawnBy: 'Карту берёт',
    decided: 'Решено',
    undecided: 'Голоса разделились поровну.',
    score: 'Очки истории',
  },
}
