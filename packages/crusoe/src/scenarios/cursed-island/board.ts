// The sheet of Cursed Island as a screen draws it: the Crosses, the fog, and what has become of the Dark Temple.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { markedSpaces } from '../../markers.ts'
import { titleOf } from '../../text/titles.ts'
import { CROSSES_NEEDED, TOTEMS } from './sheet.ts'

export const board: SheetView = {
  icon: 'cross',

  parts(view, pack) {
    const words = pack.scenarios['cursed-island'].board
    const { say } = pack
    const has = markedSpaces(view, 'cross').length
    const fog = markedSpaces(view, 'fog').length
    const [temple] = TOTEMS
    return [
      {
        part: 'count',
        id: 'crosses',
        name: words.crosses,
        icon: 'cross',
        has,
        needs: CROSSES_NEEDED,
        said: `${words.crosses}: ${has}/${CROSSES_NEEDED}`,
      },
      {
        part: 'figure',
        id: 'fog',
        name: words.fog,
        icon: 'fog',
        figure: fog,
        said: say.phrase({ noun: 'fogMarker', count: fog }),
      },
      {
        part: 'list',
        id: 'temple',
        name: titleOf(pack, temple),
        entries: [
          { name: words.found, met: view.lastNumber > 0 },
          { name: words.explored, met: view.scenarioState['cursed-island']?.templeExplored === true },
        ],
      },
    ]
  },

  marks: () => [],

  place: (number) => TOTEMS[number - 1] ?? String(number),
}
