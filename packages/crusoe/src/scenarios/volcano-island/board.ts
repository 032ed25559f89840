// The sheet of Volcano Island as a screen draws it: what has been explored, the locations, the boat, and the lava.
import type { SeenBy } from '@landfall/kernel'
import type { BoardInvention, SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import { type LanguagePack, titleOf } from '../../text/cards.ts'
import type { Title } from '../../text/names/titles.ts'
import type { Crusoe } from '../../types.ts'
import { LAVA, LOCATIONS, neededBy, VOLCANO } from './sheet.ts'

const TILES: Title = ['Tiles explored', 'Tessere esplorate', 'Zbadane kafelki', 'Исследованные участки']
const EXPLORED: Title = [
  'Special locations explored',
  'Luoghi speciali esplorati',
  'Zbadane miejsca specjalne',
  'Исследованные особые места',
]
const LOCATION_LIST: Title = [
  'Special locations, in this order',
  'Luoghi speciali, in quest’ordine',
  'Miejsca specjalne, w tej kolejności',
  'Особые места, в этом порядке',
]
const BOAT_LIST: Title = ['For the escape', 'Per la fuga', 'Do ucieczki', 'Для побега']
const LAVA_NAME: Title = ['Lava', 'Lava', 'Lawa', 'Лава']
const VOLCANO_NAME: Title = ['Volcano', 'Vulcano', 'Wulkan', 'Вулкан']
const ONE_PAWN_MORE: Title = ['1 pawn more', '1 pedina in più', '1 pionek więcej', 'на 1 фишку больше']

const BOAT = 'volcano-island/jolly-boat'

type View = SeenBy<Crusoe>
type Needs = BoardInvention['needs']

const explored = ({ scenarioState }: View): number => scenarioState['volcano-island']?.explored.length ?? 0

export const board: SheetView = {
  parts(view, pack) {
    const { tiles, locations } = neededBy(view.players)
    return [
      count('tiles', 'explore', TILES, pack, view.tilesExplored, tiles),
      count('locations', 'location', EXPLORED, pack, explored(view), locations),
      {
        part: 'list',
        id: 'locationList',
        name: LOCATION_LIST[pack.index],
        entries: LOCATIONS.map((location, i) => ({ name: locationName(pack, location), met: i < explored(view) })),
      },
      {
        part: 'list',
        id: 'goal',
        name: BOAT_LIST[pack.index],
        entries: [
          {
            name: titleOf(pack, BOAT),
            met: view.items.includes(BOAT) || view.futureItems.includes(BOAT),
            card: BOAT,
          },
        ],
      },
      {
        part: 'calendar',
        id: 'lava',
        name: LAVA_NAME[pack.index],
        entries: LAVA_ROUNDS.map((round) => ({ round, name: lavaOf(round).join(', '), state: timeOf(view, round) })),
      },
    ]
  },

  marks: (round, { index }) =>
    lavaOf(round).length === 0 ? [] : [{ id: 'lava', name: `${LAVA_NAME[index]}: ${lavaOf(round).join(', ')}` }],

  /** RC-SCN4-25 */
  needs(view, pack, invention): Needs {
    if (invention !== BOAT) return []
    const { tiles, locations } = neededBy(view.players)
    return [
      { name: `${TILES[pack.index]}: ${tiles}`, met: view.tilesExplored >= tiles },
      { name: `${EXPLORED[pack.index]}: ${locations}`, met: explored(view) >= locations },
    ]
  },

  landmark: (space, { index }) => (space === VOLCANO ? { id: 'volcano', name: VOLCANO_NAME[index] } : undefined),

  place: (number) => LOCATIONS[number - 1]?.name ?? '',
}

const LAVA_ROUNDS: readonly number[] = Object.keys(LAVA).map(Number)

const lavaOf = (round: number): readonly string[] => LAVA[round] ?? []

/** Lava comes when a round begins. */
function timeOf({ round: now }: View, round: number): 'past' | 'now' | 'next' | 'later' {
  if (round <= now) return round === now ? 'now' : 'past'
  return LAVA_ROUNDS.find((coming) => coming > now) === round ? 'next' : 'later'
}

function count(id: string, icon: string, title: Title, { index }: LanguagePack, has: number, needs: number): SheetPart {
  return { part: 'count', id, icon, name: title[index], has, needs, said: `${title[index]}: ${has}/${needs}` }
}

/** Small Temple (3 Mystery cards) */
function locationName(pack: LanguagePack, { name, cards, extraPawns }: (typeof LOCATIONS)[number]): string {
  const facts = [
    pack.say.phrase({ noun: 'mystery', count: cards }),
    ...(extraPawns === 0 ? [] : [ONE_PAWN_MORE[pack.index]]),
  ]
  return `${titleOf(pack, name)} (${facts.join(', ')})`
}
