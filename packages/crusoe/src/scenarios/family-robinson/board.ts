// The sheet of Family Robinson as a screen draws it: the nine Inventions, the house, the children, and Recultivation.

import type { ViewOf } from '@landfall/kernel'
import type { SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { blackMarkers } from '../../markers.ts'
import { itemsAside } from '../../memory.ts'
import { LEVELS } from '../../state.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import { titleOf } from '../../text/titles.ts'
import type { Crusoe } from '../../types.ts'
import { played } from '../played.ts'
import { BIRTHS, childrenIn, FOOD_OF_CHILD, LEAST_LEVEL } from './sheet.ts'

type View = ViewOf<Crusoe>

const RECULTIVATION = 'family-robinson/recultivation'

type Calendar = 'past' | 'now' | 'next' | 'later'

export const board: SheetView = {
  icon: 'birth',

  parts: (view, pack) => [...home(view, pack), ...children(view, pack), recultivation(view, pack)],

  marks: (round, { scenarios }) =>
    BIRTHS.includes(round) ? [{ id: 'birth', name: scenarios['family-robinson'].board.child }] : [],
}

/** RC-SCN6-01: the Inventions that were laid out, and the house. */
function home(view: View, pack: LanguagePack): readonly SheetPart[] {
  const { screen, scenarios } = pack
  const words = scenarios['family-robinson'].board
  const { items, futureItems, inventions } = view
  const there = new Set([...items, ...futureItems, ...itemsAside(view), ...inventions])
  return [
    {
      part: 'list',
      id: 'nine',
      name: words.nine,
      entries: played(view.scenarioState['family-robinson']).nine.map((card) => {
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
  ]
}

/** RC-SCN6-05 */
function children({ round }: View, { say, scenarios }: LanguagePack): readonly SheetPart[] {
  const words = scenarios['family-robinson'].board
  const born = childrenIn(round)
  const supper = born * FOOD_OF_CHILD
  return [
    {
      part: 'count',
      id: 'children',
      icon: 'birth',
      name: words.children,
      has: born,
      needs: BIRTHS.length,
      said: `${words.children}: ${born}/${BIRTHS.length}`,
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
  ]
}

/** RC-SCN6-08 */
function recultivation(view: View, pack: LanguagePack): SheetPart {
  const markers = blackMarkers(view).length
  const name = titleOf(pack, RECULTIVATION)
  return {
    part: 'figure',
    id: 'recultivation',
    at: `special/${RECULTIVATION}`,
    icon: 'marker',
    name,
    figure: markers,
    said: `${name}. ${pack.scenarios['family-robinson'].board.markers}: ${markers}`,
  }
}

function whenBorn(birth: number, round: number): Calendar {
  if (birth === round) return 'now'
  if (birth < round) return 'past'
  return birth === BIRTHS.find((one) => one > round) ? 'next' : 'later'
}
