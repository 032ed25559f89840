// The sheet of Volcano Island as a screen draws it: what has been explored, the locations, the boat, and the lava.
import type { ViewOf } from '@landfall/kernel'
import type { BoardInvention, SheetPart } from '../../board/board.ts'
import type { SheetView } from '../../board/sheets/sheet-view.ts'
import type { LanguagePack } from '../../text/language-pack.ts'
import { titleOf } from '../../text/titles.ts'
import type { Crusoe } from '../../types.ts'
import { LAVA, LOCATIONS, neededBy, tilesExplored, VOLCANO } from './sheet.ts'

const BOAT = 'volcano-island/jolly-boat'

type View = ViewOf<Crusoe>
type Needs = BoardInvention['needs']

const explored = ({ scenarioState }: View): number => scenarioState['volcano-island']?.explored.length ?? 0

export const board: SheetView = {
  icon: 'volcano',

  parts(view, pack) {
    const words = pack.scenarios['volcano-island'].board
    const { tiles, locations } = neededBy(view.players)
    return [
      count('tiles', 'explore', words.tiles, tilesExplored(view), tiles),
      count('locations', 'location', words.explored, explored(view), locations),
      {
        part: 'list',
        id: 'locationList',
        name: words.locationList,
        entries: LOCATIONS.map((location, i) => ({ name: locationName(pack, location), met: i < explored(view) })),
      },
      {
        part: 'list',
        id: 'goal',
        name: words.boatList,
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
        name: words.lava,
        entries: LAVA_ROUNDS.map((round) => ({ round, name: lavaOf(round).join(', '), state: timeOf(view, round) })),
      },
    ]
  },

  marks: (round, { scenarios }) =>
    lavaOf(round).length === 0
      ? []
      : [{ id: 'lava', name: `${scenarios['volcano-island'].board.lava}: ${lavaOf(round).join(', ')}` }],

  /** RC-SCN4-25 */
  needs(view, pack, invention): Needs {
    if (invention !== BOAT) return []
    const words = pack.scenarios['volcano-island'].board
    const { tiles, locations } = neededBy(view.players)
    return [
      { name: `${words.tiles}: ${tiles}`, met: tilesExplored(view) >= tiles },
      { name: `${words.explored}: ${locations}`, met: explored(view) >= locations },
    ]
  },

  landmark: (space, { scenarios }) =>
    space === VOLCANO ? { id: 'volcano', name: scenarios['volcano-island'].board.volcano } : undefined,

  place: (number) => LOCATIONS[number - 1]?.name ?? '',
}

const LAVA_ROUNDS: readonly number[] = Object.keys(LAVA).map(Number)

const lavaOf = (round: number): readonly string[] => LAVA[round] ?? []

/** Lava comes when a round begins. */
function timeOf({ round: now }: View, round: number): 'past' | 'now' | 'next' | 'later' {
  if (round <= now) return round === now ? 'now' : 'past'
  return LAVA_ROUNDS.find((coming) => coming > now) === round ? 'next' : 'later'
}

function count(id: string, icon: string, name: string, has: number, needs: number): SheetPart {
  return { part: 'count', id, icon, name, has, needs, said: `${name}: ${has}/${needs}` }
}

/** Small Temple (3 Mystery cards) */
function locationName(pack: LanguagePack, { name, cards, extraPawns }: (typeof LOCATIONS)[number]): string {
  const facts = [
    pack.say.phrase({ noun: 'mystery', count: cards }),
    ...(extraPawns === 0 ? [] : [pack.scenarios['volcano-island'].board.onePawnMore]),
  ]
  return `${titleOf(pack, name)} (${facts.join(', ')})`
}
