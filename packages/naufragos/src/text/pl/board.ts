// Words that only the board needs, in Polish.

import type { Translated } from '../card-words.ts'
import type { board as english } from '../en/board.ts'
import { signed } from '../signed.ts'

export const board: Translated<typeof english> = {
  /** What the actions do. */
  actions: {
    forage: 'Dobierz żeton zbieractwa do wspólnych zapasów.',
    wood: 'Dołóż 1 drewno do wspólnych zapasów.',
    diary: 'Dobierz żeton opowieści i zachowaj go w tajemnicy.',
    wreck: 'Odkryj pięć kart szczątków i weź jedną; potem po jednej biorą pozostali, którzy nie zaginęli.',
    fire: 'Wydaj energię i rzuć kością: ognisko zapłonie, jeśli wynik jej nie przekroczy. Potrzeba 1 drewna.',
    rest: 'Zyskaj energię, którą daje schronienie, potem wylecz 1 ranę.',
    camp: 'Użyj karty obozu albo napraw szkodę.',
    build: 'Pracuj przy budowli; każdy, kto nie zaginął, może dołożyć energię.',
    explore: 'Wyrusz na wyprawę z wszystkimi, którzy wybiorą tę akcję.',
  },
  /** Where somebody is. */
  states: {
    camp: 'w obozie',
    exploring: 'na wyprawie',
    lost: 'zaginiony',
    dead: 'nie żyje',
  },
  /** What came of something. */
  news: {
    home: 'Znowu w obozie',
    lost: 'Droga do obozu zgubiona',
    died: 'Śmierć',
    summit: 'Szczyt zdobyty',
    rescue: 'Zauważył was statek',
  },
  noWreckage: 'Na brzegu nie ma szczątków statku.',
  noFishing: 'W tej turze nie można łowić ryb.',
  // What the weather does
  scorching: 'W fazie wydarzeń wszyscy tracą 1 energię.',
  // What rolls need
  noOnes: 'Żadna kość nie może pokazać 1.',
  high: 'Im wyżej, tym lepiej.',
  // What came of something
  vote: 'Głosowanie',
  tie: 'Remis',
  // What holds
  noEventsLeft: 'Nie ma już wydarzeń: gra jest przegrana, jeśli w tej turze nikt nie zdobędzie szczytu.',
  whiteKept: 'Biały pionek zachowano: zostanie postawiony jako trzeci.',
  // Parts of the table
  wreck: 'Wrak',
  whitePawn: 'Biały pionek',
  food: 'Jedzenie nietrwałe',
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
    `Trudność ${square}.${cube ? ' Tu leży biała kostka.' : ''}${lost === '' ? '' : ` Zaginieni: ${lost}.`}`,
  castawaySaid: ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Energia ${energy} z ${cap}, rany ${wounds}, urazy ${traumas}.`,
  dearer: (action, by) => `${action}: w tej turze każde okienko kosztuje więcej (energia +${by}).`,
  moreFish: (by) => `W tej turze każdy żeton ryb z jedzeniem daje o ${by} więcej.`,
  stronger: (name, by) => `${name} ma ${signed(by)} w następnym teście siły w tej turze.`,
  startMoved: (by) => `Wyprawa w tej turze zaczyna się przy innej trudności: ${signed(by)}.`,
  endsWith: (name, lastTurn) => `Pierwszy na szczycie był ${name}: gra kończy się wraz z turą ${lastTurn}.`,
  traumaComes: (name) => `${name} zaraz otrzyma uraz.`,
}
