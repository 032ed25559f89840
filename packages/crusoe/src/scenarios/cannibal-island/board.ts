// The sheet of Cannibal Island as a screen draws it: how strong villages and City are, what burns, and what a raid costs.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
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

export const board: SheetView = {
  icon: 'village',

  parts(view, pack) {
    const words = pack.scenarios['cannibal-island'].board
    const { burnt = [], cityBurnt = false } = view.scenarioState['cannibal-island'] ?? {}
    const city = cityStrength(view)
    const village = villageStrength(view)
    const wounds = raidWounds(view)
    return [
      {
        part: 'figure',
        id: 'city',
        icon: 'city',
        name: words.cityFigure,
        figure: city,
        said: words.citySum(CITY_STRENGTH, CITY_WEAKER_BY_VILLAGE),
      },
      {
        part: 'figure',
        id: 'village',
        icon: 'village',
        name: words.villageFigure,
        figure: village,
        said: words.villageSum(VILLAGE_STRENGTH),
      },
      {
        part: 'count',
        id: 'burnt',
        icon: 'burnt',
        name: words.burnt,
        has: burnt.length,
        needs: VILLAGES.length,
        said: `${burnt.length}/${VILLAGES.length}`,
      },
      {
        part: 'figure',
        id: 'raid',
        icon: 'book',
        name: words.raid,
        figure: wounds,
        said: words.raidSum,
      },
      {
        part: 'list',
        id: 'goal',
        name: words.goal,
        entries: [
          { name: words.found, met: view.island[CITY]?.inaccessible === false },
          { name: words.path, met: isCityInReach(view) },
          { name: words.flames, met: cityBurnt },
        ],
      },
    ]
  },

  marks: (round, { scenarios }) =>
    round === CITY_ROUND ? [{ id: 'city', name: scenarios['cannibal-island'].board.mark }] : [],

  place: (number) => (number === CITY_NUMBER ? CITY_PLACE : (VILLAGES[number - 1]?.place ?? String(number))),
}
