// The sheet of Family Robinson as a screen draws it: the nine Inventions, the house, the children, and Recultivation.

import type { SeenBy } from '@landfall/kernel'
import type { SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { blackMarkers } from '../../markers.ts'
import { LEVELS } from '../../state.ts'
import { type LanguagePack, titleOf } from '../../text/cards.ts'
import type { Title } from '../../text/names/titles.ts'
import type { Crusoe } from '../../types.ts'
import { BIRTHS, childrenIn, FOOD_OF_CHILD, LEAST_LEVEL } from './sheet.ts'

const NINE: Title = ['To be built', 'Da costruire', 'Do zbudowania', 'Нужно создать']
const HOUSE: Title = ['The house', 'La casa', 'Dom', 'Дом']
const CHILDREN: Title = ['Children', 'Bambini', 'Dzieci', 'Дети']
const SUPPER: Title = ['Supper for the children', 'Cena dei bambini', 'Kolacja dla dzieci', 'Ужин детей']
const BIRTHDAYS: Title = ['Births', 'Nascite', 'Narodziny', 'Рождения']
const CHILD: Title = ['A child is born', 'Nasce un bambino', 'Rodzi się dziecko', 'Рождается ребёнок']
const DISCARDED: Title = ['discarded', 'scartata', 'odrzucony', 'сброшено']
const TONIGHT: Title = ['tonight', 'stanotte', 'tej nocy', 'этой ночью']
const MARKERS: Title = [
  'Black markers on the island',
  "Indicatori neri sull'isola",
  'Czarne znaczniki na Wyspie',
  'Чёрные маркеры на острове',
]

type View = SeenBy<Crusoe>

const RECULTIVATION = 'family-robinson/recultivation'

type Calendar = 'past' | 'now' | 'next' | 'later'

export const board: SheetView = {
  parts: (view, pack) => [...home(view, pack), ...children(view, pack), recultivation(view, pack)],

  marks: (round, { index }) => (BIRTHS.includes(round) ? [{ id: 'birth', name: CHILD[index] }] : []),
}

/** RC-SCN6-01: the Inventions that were laid out, and the house. */
function home(view: View, pack: LanguagePack): readonly SheetPart[] {
  const { index, screen } = pack
  const { laidOut, items, futureItems, itemsAside, inventions } = view
  const there = new Set([...items, ...futureItems, ...itemsAside, ...inventions])
  return [
    {
      part: 'list',
      id: 'nine',
      name: NINE[index],
      entries: laidOut.map((card) => {
        const title = titleOf(pack, card)
        return { name: there.has(card) ? title : `${title} (${DISCARDED[index]})`, met: items.includes(card), card }
      }),
    },
    {
      part: 'list',
      id: 'house',
      name: HOUSE[index],
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
function children({ round }: View, { index, say }: LanguagePack): readonly SheetPart[] {
  const born = childrenIn(round)
  const supper = born * FOOD_OF_CHILD
  return [
    {
      part: 'count',
      id: 'children',
      icon: 'birth',
      name: CHILDREN[index],
      has: born,
      needs: BIRTHS.length,
      said: `${CHILDREN[index]}: ${born}/${BIRTHS.length}`,
    },
    {
      part: 'figure',
      id: 'supper',
      icon: 'food',
      name: SUPPER[index],
      figure: supper,
      said: `${SUPPER[index]}: ${say.phrase({ noun: 'food', count: supper })} ${TONIGHT[index]}`,
    },
    {
      part: 'calendar',
      id: 'births',
      name: BIRTHDAYS[index],
      entries: BIRTHS.map((birth) => ({ round: birth, name: CHILD[index], state: whenBorn(birth, round) })),
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
    said: `${name}. ${MARKERS[pack.index]}: ${markers}`,
  }
}

function whenBorn(birth: number, round: number): Calendar {
  if (birth === round) return 'now'
  if (birth < round) return 'past'
  return birth === BIRTHS.find((one) => one > round) ? 'next' : 'later'
}
