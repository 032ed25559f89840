// The sheet of Castaways as a screen draws it: the pile, the Fire, and the ships.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { titleOf } from '../../text/titles.ts'
import { PILE_STAGES, SHIP_ROUNDS } from './sheet.ts'

export const board: SheetView = {
  icon: 'ship',

  parts(view, pack) {
    const words = pack.scenarios.castaways.board
    const { pile = [] } = view.scenarioState.castaways ?? {}
    const { say } = pack
    const fire = 'invention/fire'
    return [
      {
        part: 'stages',
        id: 'pile',
        at: 'pile',
        name: words.pile,
        stages: PILE_STAGES.map((needs, i) => {
          const has = pile[i] ?? 0
          return { has, needs, said: `${has}/${say.phrase({ noun: 'wood', count: needs })}` }
        }),
      },
      {
        part: 'list',
        id: 'goal',
        name: words.goal,
        entries: [
          { name: titleOf(pack, fire), met: view.items.includes(fire), card: fire },
          { name: words.ship, met: SHIP_ROUNDS.includes(view.round) },
        ],
      },
    ]
  },

  marks: (round, { scenarios }) =>
    SHIP_ROUNDS.includes(round) ? [{ id: 'ship', name: scenarios.castaways.board.ship }] : [],
}
