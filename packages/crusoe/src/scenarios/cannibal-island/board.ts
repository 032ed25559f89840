// The sheet of Cannibal Island as a screen draws it: how strong villages and City are, what burns, and what a raid costs.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
import type { Title } from '../../text/names/titles.ts'
import { cityStrength, isCityInReach, raidWounds, villageStrength } from './rules.ts'
import {
  CITY,
  CITY_NUMBER,
  CITY_PLACE,
  CITY_ROUND,
  CITY_STRENGTH,
  CITY_WEAKER_BY_VILLAGE,
  VILLAGE_STRENGTH,
  VILLAGES,
} from './sheet.ts'

const CITY_FIGURE: Title = ['Strength of the City', 'Forza della Città', 'Siła miasta', 'Сила города']
const VILLAGE_FIGURE: Title = ['Strength of a village', 'Forza di un villaggio', 'Siła wioski', 'Сила деревни']
const RAID: Title = [
  'Next raid (book)',
  'Prossima razzia (libro)',
  'Następny najazd (księga)',
  'Следующий набег (книга)',
]
const CITY_SUM: Title = [
  `${CITY_STRENGTH} less ${CITY_WEAKER_BY_VILLAGE} for each burnt village`,
  `${CITY_STRENGTH} meno ${CITY_WEAKER_BY_VILLAGE} per ogni villaggio bruciato`,
  `${CITY_STRENGTH} minus ${CITY_WEAKER_BY_VILLAGE} za każdą spaloną wioskę`,
  `${CITY_STRENGTH} минус ${CITY_WEAKER_BY_VILLAGE} за каждую сожжённую деревню`,
]
const VILLAGE_SUM: Title = [
  `${VILLAGE_STRENGTH} plus 1 for each visible totem`,
  `${VILLAGE_STRENGTH} più 1 per ogni totem visibile`,
  `${VILLAGE_STRENGTH} plus 1 za każdy widoczny Totem`,
  `${VILLAGE_STRENGTH} плюс 1 за каждый видимый тотем`,
]
const RAID_SUM: Title = [
  'Wounds for each character; then the camp must move',
  'Ferite per ogni personaggio; poi l’accampamento deve spostarsi',
  'Rany każdej postaci; potem Obóz musi się przenieść',
  'Раны каждого персонажа; затем лагерь нужно перенести',
]
const BURNT: Title = ['Burnt villages', 'Villaggi bruciati', 'Spalone wioski', 'Сожжённые деревни']
const GOAL: Title = ['To the goal', 'Verso l’obiettivo', 'Do celu', 'До цели']
const FOUND: Title = [
  'The City has been found',
  'La Città è stata trovata',
  'Miasto zostało odnalezione',
  'Город найден',
]
const PATH: Title = [
  'Explored tiles lead to it',
  'Vi conducono tessere esplorate',
  'Prowadzą do niego odkryte kafelki',
  'К нему ведут исследованные участки',
]
const FLAMES: Title = ['It is burning', 'È in fiamme', 'Stoi w płomieniach', 'Он горит']
const MARK: Title = ['The City is found', 'La Città viene scoperta', 'Odkrycie miasta', 'Город обнаружен']

export const board: SheetView = {
  parts(view, { index }) {
    const { burnt = [], cityBurnt = false } = view.scenarioState['cannibal-island'] ?? {}
    const city = cityStrength(view)
    const village = villageStrength(view)
    const wounds = raidWounds(view)
    return [
      { part: 'figure', id: 'city', icon: 'city', name: CITY_FIGURE[index], figure: city, said: CITY_SUM[index] },
      {
        part: 'figure',
        id: 'village',
        icon: 'village',
        name: VILLAGE_FIGURE[index],
        figure: village,
        said: VILLAGE_SUM[index],
      },
      {
        part: 'count',
        id: 'burnt',
        icon: 'burnt',
        name: BURNT[index],
        has: burnt.length,
        needs: VILLAGES.length,
        said: `${burnt.length}/${VILLAGES.length}`,
      },
      {
        part: 'figure',
        id: 'raid',
        icon: 'book',
        name: RAID[index],
        figure: wounds,
        said: RAID_SUM[index],
      },
      {
        part: 'list',
        id: 'goal',
        name: GOAL[index],
        entries: [
          { name: FOUND[index], met: view.island[CITY]?.inaccessible === false },
          { name: PATH[index], met: isCityInReach(view) },
          { name: FLAMES[index], met: cityBurnt },
        ],
      },
    ]
  },

  marks: (round, { index }) => (round === CITY_ROUND ? [{ id: 'city', name: MARK[index] }] : []),

  place: (number) => (number === CITY_NUMBER ? CITY_PLACE : (VILLAGES[number - 1]?.place ?? String(number))),
}
