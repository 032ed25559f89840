// What stands on cards beside their effects, in Polish.
import type { ScreenWords } from '../screen.ts'

import { formFor, forms, points, quoted } from './phrasing.ts'

const FREE = 'za darmo'

export const card: ScreenWords['card'] = {
  nothingHappens: 'Nic więcej się nie dzieje.',
  foot: (count) => (count === 1 ? 'Stopa' : `Stopa ×${count}`),
  map: (count) => `Mapa ${count}`,
  diary: (count) => (count === 1 ? 'Dziennik' : `Dziennik ×${count}`),
  noSymbols: 'Brak symboli',
  climate: { sun: 'Pogoda: słońce', storm: 'Pogoda: burza', none: 'Pogoda: bez zmian' },
  wreckage: (number) => `Szczątki: ${number}`,
  rescue: (needs) => `Ratunek: ${needs}.`,
  fireNeed: 'płonące ognisko',
  shelterNeed: (level) => `schronienie poziomu ${level}`,
  needAnd: ' + ',
  needOr: ' lub ',
  strength: (strength) => `Siła ${strength}`,
  energyTrack: (energy) => `Energia ${energy}`,
  storyPoints: points,
  tags: (tags) => `Liczy się jako: ${tags}`,
  useOnce: (text) => `odrzuć ten przedmiot: ${text}`,
  useEveryTurn: (text) => `raz na turę: ${text}`,
  useTimes: (count, text) => `${count === 1 ? '1 raz' : `${count} razy`}, najwyżej raz na turę: ${text}`,
  cost: (price) => (price === FREE ? 'Nic nie kosztuje.' : `Koszt: ${price}.`),
  free: FREE,
  repair: (price) => `Naprawa: ${price}`,
  or: ' lub ',
  flagPrice: (flag) => `${FREE}, jeśli wyspa pamięta ${flag}`,
  sharedEnergy: (energy) => `${energy} od całej grupy`,
  needs: (price) => `Wymagania: ${price}.`,
  hourglass: {
    cubes: (count) => `klepsydra, ${forms(count, 'kostka', 'kostki', 'kostek')}`,
    wood: (count) => `klepsydra, ${forms(count, 'drewno', 'drewna', 'drewna')}`,
  },
  after: (title) => `Dostępna dopiero po budowli ${quoted(title)}.`,
  onEnter: (text) => `gdy ta karta trafia do obozu: ${text}`,
  uses: (uses) => `Po ${uses === 1 ? '1 użyciu' : `${uses} użyciach`} karta opuszcza grę.`,
  noAbility: 'Bez szczególnych zdolności.',
  while: (condition, text) => `jeśli ${condition}: ${text}`,
  shield: (wounds) =>
    wounds === 1
      ? 'na każdej wyprawie pomijasz pierwszą ranę'
      : `na każdej wyprawie pomijasz ${forms(wounds, 'pierwszą ranę', 'pierwsze rany', 'pierwszych ran')}`,
  immune: {
    jellyfish: 'meduza nic ci nie robi',
    shark: 'rekin nic ci nie robi',
    scorch: 'palące słońce nikomu nie odbiera energii',
  },
  forbid: { trade: 'nikt nie może się z nikim wymieniać', gift: 'nikt nie może oddawać jedzenia innym' },
  signal: 'sygnał, który mogą dostrzec statki',
  shelter: (level) => `schronienie poziomu ${level}`,
  rest: (table) => `Energia z odpoczynku zależnie od rzutu kością: ${table}`,
  mods: {
    returnRoll: (by) => `${by} do rzutów na powrót`,
    start: (by) => `${by} do początkowej trudności wypraw`,
    strength: (by) => `${by} do siły`,
    campTest: (by) => `${by} do testów siły z wydarzeń i kart obozu`,
    fire: (by) => `${by} do energii wydanej na rozpalenie ogniska`,
    build: (by) => `${by} do energii, którą inwestujesz w budowlę`,
    buildCost: (by) => `${by} do energii wymaganej przez każdą budowlę`,
    buildWood: (by) => `${by} do drewna na budowlę, w którą inwestujesz`,
    rest: (by) => `${by} do energii z odpoczynku`,
    fish: (by) => `${by} do jedzenia z każdego żetonu ryb o wartości co najmniej 1`,
    fishDraw: (_, figure) =>
      `gdy łowisz, dobierasz o ${forms(figure, 'żeton', 'żetony', 'żetonów')} więcej i zachowujesz jeden`,
    wood: (by) => `${by} do drewna z akcji „Drewno”`,
    forage: (by) => `${by} do jedzenia z każdego żetonu, który dobierasz w akcji „Zbieractwo”`,
    diary: (_, figure) =>
      `gdy piszesz dziennik, dobierasz o ${forms(figure, 'żeton', 'żetony', 'żetonów')} więcej i zachowujesz jeden`,
    woundDice: (by, figure) => `${by} ${formFor(Math.abs(figure), 'kość', 'kości', 'kości')} przy sprawdzaniu ran`,
    hens: (by) => `${by} do jedzenia przy każdym zbieraniu jajek`,
  },
  atHome: (text) => `${text} dla każdego rozbitka poza zaginionymi`,
}
