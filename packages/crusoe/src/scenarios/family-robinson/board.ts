// The sheet of Family Robinson as a screen draws it: the nine Inventions, the house, the children, and Recultivation.

import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { blackMarkers } from '../../markers.ts'
import { LEVELS } from '../../state.ts'
import { titleOf } from '../../text/titles.ts'
import { BIRTHS, childrenIn, FOOD_OF_CHILD, LEAST_LEVEL } from './sheet.ts'

type Calendar = 'past' | 'now' | 'next' | 'later'

export const board: SheetView = {
  parts(view, pack) {
    const words = pack.scenarios['family-robinson'].board
    const { screen, say } = pack
    const { round, laidOut, items, futureItems, itemsAside, inventions } = view
    const children = childrenIn(round)
    const supper = children * FOOD_OF_CHILD
    const markers = blackMarkers(view).length
    const there = new Set([...items, ...futureItems, ...itemsAside, ...inventions])
    const recultivation = 'family-robinson/recultivation'
    return [
      {
        part: 'list',
        id: 'nine',
        name: words.nine,
        entries: laidOut.map((card) => {
          const title = titleOf(pack, card)
          return { name: there.has(card) ? title : `${title} (${words.discarded})`, met: items.includes(card), card }
        }),
      },
      {
        part: 'list',
        id: 'house',
        name: words.house,
        entries: [
          { name: screen.buildings.shelter, met: view.shelterBuilt },
          ...LEVELS.map((level) => ({
            name: `${screen.buildings[level]} ${LEAST_LEVEL}`,
            met: view.levels[level] >= LEAST_LEVEL,
          })),
        ],
      },
      {
        part: 'count',
        id: 'children',
        icon: 'birth',
        name: words.children,
        has: children,
        needs: BIRTHS.length,
        said: `${words.children}: ${children}/${BIRTHS.length}`,
      },
      {
        part: 'figure',
        id: 'supper',
        icon: 'food',
        name: words.supper,
        figure: supper,
        said: `${words.supper}: ${say.phrase({ noun: 'food', count: supper })} ${words.tonight}`,
      },
      {
        part: 'calendar',
        id: 'births',
        name: words.birthdays,
        entries: BIRTHS.map((birth) => ({ round: birth, name: words.child, state: whenBorn(birth, round) })),
      },
      {
        part: 'figure',
        id: 'recultivation',
        at: `special/${recultivation}`,
        icon: 'marker',
        name: titleOf(pack, recultivation),
        figure: markers,
        said: `${titleOf(pack, recultivation)}. ${words.markers}: ${markers}`,
      },
    ]
  },

  marks: (round, { scenarios }) =>
    BIRTHS.includes(round) ? [{ id: 'birth', name: scenarios['family-robinson'].board.child }] : [],
}

function whenBorn(birth: number, round: number): Calendar {
  if (birth === round) return 'now'
  if (birth < round) return 'past'
  return birth === BIRTHS.find((one) => one > round) ? 'next' : 'later'
}
