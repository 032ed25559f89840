// The sheet of Castaways as a screen draws it: the pile, the Fire, and the ships.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { titleOf } from '../../text/cards.ts'
import type { Title } from '../../text/names/titles.ts'
import { PILE_STAGES, SHIP_ROUNDS } from './sheet.ts'

const GOAL: Title = ['For the signal', 'Per il segnale', 'Do sygnału', 'Для сигнала']
const SHIP: Title = ['A ship passes', 'Passa una nave', 'Przepływa statek', 'Проходит корабль']

export const board: SheetView = {
  parts(view, pack) {
    const { pile = [] } = view.scenarioState.castaways ?? {}
    const { screen, say } = pack
    const fire = 'invention/fire'
    return [
      {
        part: 'stages',
        id: 'pile',
        at: 'pile',
        name: screen.table.pile,
        stages: PILE_STAGES.map((needs, i) => {
          const has = pile[i] ?? 0
          return { has, needs, said: `${has}/${say.phrase({ noun: 'wood', count: needs })}` }
        }),
      },
      {
        part: 'list',
        id: 'goal',
        name: GOAL[pack.index],
        entries: [
          { name: titleOf(pack, fire), met: view.items.includes(fire), card: fire },
          { name: SHIP[pack.index], met: SHIP_ROUNDS.includes(view.round) },
        ],
      },
    ]
  },

  marks: (round, { index }) => (SHIP_ROUNDS.includes(round) ? [{ id: 'ship', name: SHIP[index] }] : []),
}
