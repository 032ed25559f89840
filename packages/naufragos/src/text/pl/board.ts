// Words that only the board needs, in Polish.

import type { Translated } from '../card-words.ts'
import type { board as english } from '../en/board.ts'
import { signed } from '../signed.ts'
import { forms, quoted } from './phrasing.ts'

export const board: Translated<typeof english> = {
  /** What the actions do. */
  actions: {
    forage: 'Dobierz żeton zbieractwa do wspólnych zapasów.',
    wood: 'Dołóż 1 drewno do wspólnych zapasów.',
    diary: 'Dobierz żeton opowieści i zachowaj go w tajemnicy.',
    wreck: 'Odkryj pięć kart szczątków i weź jedną; potem po jednej bierze każdy inny rozbitek poza zaginionymi.',
    fire: 'Wydaj energię i rzuć kością: ognisko zapłonie, jeśli wynik nie przekroczy wydanej energii. Potrzeba 1 drewna.',
    rest: 'Zyskaj energię, którą daje schronienie, a potem wylecz 1 ranę.',
    camp: 'Użyj karty obozu albo napraw szkodę.',
    build: 'Pracuj przy budowli; energię może dołożyć każdy rozbitek poza zaginionymi.',
    explore: 'Wyrusz na wyprawę ze wszystkimi, którzy wybiorą tę akcję.',
  },
  /** Where somebody is. */
  states: {
    camp: 'w obozie',
    exploring: 'na wyprawie',
    lost: 'wśród zaginionych',
    dead: 'nie żyje',
  },
  /** What came of something. */
  news: {
    home: 'Znowu w obozie',
    lost: 'Droga do obozu zgubiona',
    died: 'Śmierć',
    summit: 'Szczyt zdobyty',
    rescue: 'Statek dostrzegł obóz',
  },
  noWreckage: 'Na brzegu nie ma szczątków statku.',
  looked: (deck, titles) => `W talii ${deck} widzisz: ${titles}.`,
  noFishing: 'W tej turze nie można łowić ryb.',
  // What the weather does
  scorching: 'W fazie wydarzeń każdy rozbitek traci 1 punkt energii.',
  // What rolls need
  noOnes: 'Na żadnej kości nie może wypaść 1.',
  high: 'Im wyższy wynik, tym lepiej.',
  // What came of something
  vote: 'Głosowanie',
  tie: 'Remis',
  // What holds
  noEventsLeft: 'Nie ma już wydarzeń: gra jest przegrana, jeśli w tej turze nikt nie zdobędzie szczytu.',
  whiteKept: 'Biały pionek czeka: zostanie postawiony jako trzeci.',
  // Parts of the table
  wreck: 'Wrak',
  whitePawn: 'Biały pionek',
  food: 'Nietrwałe jedzenie',
  token: 'Żetony jedzenia',
  wood: 'Drewno',
  energy: 'Energia',
  cubes: 'Białe kostki',
  forageTiles: 'Żetony zbieractwa',
  supply: 'Zasoby ogólne',
  explorationTrack: 'Tor eksploracji',
  difficultyTrack: 'Tor trudności',
  back: 'Droga do obozu',
  summit: 'Szczyt',
  event: 'Wydarzenia',
  wreckage: 'Szczątki statku',
  story: 'Żetony opowieści',
  inRain: (by) => `Rzuty na powrót: ${signed(by)}.`,
  inStorm: (by) => `W fazie wydarzeń ognisko gaśnie. Nie można łowić ryb. Rzuty na powrót: ${signed(by)}.`,
  atLeast: (target) => `Potrzeba co najmniej ${target}.`,
  atMost: (target) => `Potrzeba co najwyżej ${target}.`,
  fireSaid: (lit, wood) => (lit ? `Ognisko płonie; drewno: ${wood}` : 'Ognisko nie płonie'),
  spaceSaid: (space, area, stories, markers) =>
    `Pole ${space}, ${area}. Żetony opowieści na koniec: ${stories}.${markers}`,
  squareSaid: (square, cube, lost) =>
    `Trudność ${square}.${cube ? ' Leży tu biała kostka.' : ''}${lost === '' ? '' : ` Zaginieni: ${lost}.`}`,
  castawaySaid: ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Energia: ${energy} z ${cap}, rany: ${wounds}, urazy: ${traumas}.`,
  dearer: (action, by) =>
    `W tej turze każde okienko akcji ${quoted(action)} kosztuje o ${forms(by, 'punkt', 'punkty', 'punktów')} energii więcej.`,
  moreFish: (by) =>
    `W tej turze każdy żeton ryb o wartości co najmniej 1 daje o ${forms(by, 'porcję', 'porcje', 'porcji')} więcej.`,
  stronger: (name, by) => `${name} ma w tej turze ${signed(by)} do następnego testu siły.`,
  startMoved: (by) => `Początkowa trudność wyprawy w tej turze: ${signed(by)}.`,
  endsWith: (name, lastTurn) => `Szczyt zdobyty (${name}). Gra skończy się po turze ${lastTurn}.`,
  traumaComes: (name) => `${name} zaraz otrzyma uraz.`,
}
