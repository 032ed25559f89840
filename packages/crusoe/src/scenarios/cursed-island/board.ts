// The sheet of Cursed Island as a screen draws it: the Crosses, the fog, and what has become of the Dark Temple.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { markedSpaces } from '../../markers.ts'
import { titleOf } from '../../text/cards.ts'
import type { Title } from '../../text/names/titles.ts'
import { CROSSES_NEEDED, TOTEMS } from './sheet.ts'

const CROSSES: Title = ['Crosses on the island', 'Croci sull’isola', 'Krzyże na Wyspie', 'Кресты на острове']
const FOG: Title = ['Fog', 'Nebbia', 'Mgła', 'Туман']
const FOUND: Title = ['Found', 'Trovato', 'Odnaleziona', 'Найден']
const EXPLORED: Title = ['Explored', 'Esplorato', 'Zbadana', 'Исследован']

export const board: SheetView = {
  parts(view, pack) {
    const { index, say } = pack
    const has = markedSpaces(view, 'cross').length
    const fog = markedSpaces(view, 'fog').length
    const [temple] = TOTEMS
    return [
      {
        part: 'count',
        id: 'crosses',
        name: CROSSES[index],
        icon: 'cross',
        has,
        needs: CROSSES_NEEDED,
        said: `${CROSSES[index]}: ${has}/${CROSSES_NEEDED}`,
      },
      {
        part: 'figure',
        id: 'fog',
        name: FOG[index],
        icon: 'fog',
        figure: fog,
        said: say.phrase({ noun: 'fogMarker', count: fog }),
      },
      {
        part: 'list',
        id: 'temple',
        name: titleOf(pack, temple),
        entries: [
          { name: FOUND[index], met: view.lastNumber > 0 },
          { name: EXPLORED[index], met: view.scenarioState['cursed-island']?.templeExplored === true },
        ],
      },
    ]
  },

  marks: () => [],

  place: (number) => TOTEMS[number - 1] ?? String(number),
}
