// The words around the table of Robinson Crusoe. What lies on it is named by the game itself.
import { counted } from '../parts/plural.ts'
import type { InEvery } from '../text/language.ts'
import type { Group } from './plan-groups.ts'

interface TableWords {
  readonly round: (round: number, rounds: number) => string
  readonly tabs: { readonly island: string; readonly camp: string; readonly cards: string; readonly log: string }
  readonly threats: string
  readonly fallsNext: string
  readonly noThreat: string
  readonly inventions: string
  readonly notices: string
  readonly builtPossible: (built: number, possible: number) => string
  readonly goal: string
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
  readonly groups: {
    readonly [G in Group]: string
  }
  readonly pawns: (pawns: number) => string
  readonly wound: string
  readonly adventure: string
  readonly odds: (success: number, wound: number, adventure: number) => string
  readonly won: string
  readonly lost: string
  readonly needs: string
  /** What a choice may cost. */
  readonly amounts: { readonly [what: string]: string }
  readonly there: string
  readonly missing: string
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
  readonly actions: string
  readonly level: (name: string, level: number) => string
}

export const CRUSOE_WORDS: InEvery<TableWords> = {
  en: {
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    tabs: { island: 'Island', camp: 'Camp', cards: 'Cards', log: 'Log' },
    threats: 'Threats',
    fallsNext: 'Left falls next',
    noThreat: 'No card',
    inventions: 'Inventions',
    notices: 'Keep in mind',
    builtPossible: (built, possible) => `${built} built · ${possible} possible now`,
    goal: 'Goal',
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
    groups: {
      explore: 'Explore',
      gather: 'Gather',
      build: 'Build',
      threat: 'Threat',
      hunt: 'Hunt',
      special: 'Special Action',
      arrange: 'Arrange the camp',
      rest: 'Rest',
      remove: 'Take back',
      other: 'Other',
    },
    pawns: (pawns) => (pawns === 1 ? '1 pawn' : `${pawns} pawns`),
    wound: 'wound',
    adventure: 'adventure',
    odds: (success, wound, adventure) => `Success ${success} %, wound ${wound} %, adventure ${adventure} %`,
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
    actions: 'Action spaces',
    level: (name, level) => `${name} ${level}`,
  },
  it: {
    round: (round, rounds) => `Round ${round} di ${rounds}`,
    tabs: { island: 'Isola', camp: 'Campo', cards: 'Carte', log: 'Diario' },
    threats: 'Minacce',
    fallsNext: 'La prossima a cadere è a sinistra',
    noThreat: 'Nessuna carta',
    inventions: 'Invenzioni',
    notices: 'Da ricordare',
    builtPossible: (built, possible) => `${built} costruite · ${possible} possibili ora`,
    goal: 'Obiettivo',
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
    groups: {
      explore: 'Esplorare',
      gather: 'Raccogliere',
      build: 'Costruire',
      threat: 'Minaccia',
      hunt: 'Caccia',
      special: 'Azione speciale',
      arrange: 'Sistemare il campo',
      rest: 'Riposare',
      remove: 'Ritirare',
      other: 'Altro',
    },
    pawns: (pawns) => (pawns === 1 ? '1 pedina' : `${pawns} pedine`),
    wound: 'ferita',
    adventure: 'avventura',
    odds: (success, wound, adventure) => `Successo ${success} %, ferita ${wound} %, avventura ${adventure} %`,
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
    actions: 'Spazi Azione',
    level: (name, level) => `${name} ${level}`,
  },
  pl: {
    round: (round, rounds) => `Runda ${round} z ${rounds}`,
    tabs: { island: 'Wyspa', camp: 'Obóz', cards: 'Karty', log: 'Dziennik' },
    threats: 'Zagrożenia',
    fallsNext: 'Następna spadnie lewa',
    noThreat: 'Brak karty',
    inventions: 'Pomysły',
    notices: 'Warto pamiętać',
    builtPossible: (built, possible) => `zbudowane: ${built} · możliwe teraz: ${possible}`,
    goal: 'Cel',
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
    groups: {
      explore: 'Eksploracja',
      gather: 'Zbieranie',
      build: 'Budowa',
      threat: 'Zagrożenie',
      hunt: 'Polowanie',
      special: 'Akcja specjalna',
      arrange: 'Porządkowanie obozu',
      rest: 'Odpoczynek',
      remove: 'Cofnij z planu',
      other: 'Inne',
    },
    pawns: (pawns) => counted('pl', pawns, { one: 'pionek', few: 'pionki', other: 'pionków' }),
    wound: 'rana',
    adventure: 'przygoda',
    odds: (success, wound, adventure) => `Sukces ${success}%, rana ${wound}%, przygoda ${adventure}%`,
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
    actions: 'Pola Akcji',
    level: (name, level) => `${name} ${level}`,
  },
  ru: {
    round: (round, rounds) => `Раунд ${round} из ${rounds}`,
    tabs: { island: 'Остров', camp: 'Лагерь', cards: 'Карты', log: 'Журнал' },
    threats: 'Угрозы',
    fallsNext: 'Следующей уйдёт левая',
    noThreat: 'Карты нет',
    inventions: 'Изобретения',
    notices: 'Не забыть',
    builtPossible: (built, possible) => `построено: ${built} · можно сейчас: ${possible}`,
    goal: 'Цель',
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
    groups: {
      explore: 'Исследование',
      gather: 'Сбор',
      build: 'Строительство',
      threat: 'Угроза',
      hunt: 'Охота',
      special: 'Особое действие',
      arrange: 'Обустройство лагеря',
      rest: 'Отдых',
      remove: 'Убрать из плана',
      other: 'Другое',
    },
    pawns: (pawns) => counted('ru', pawns, { one: 'фишка', few: 'фишки', other: 'фишек' }),
    wound: 'рана',
    adventure: 'приключение',
    odds: (success, wound, adventure) => `Успех ${success} %, рана ${wound} %, приключение ${adventure} %`,
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
    actions: 'Поля действий',
    level: (name, level) => `${name} ${level}`,
  },
}
