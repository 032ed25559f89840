// Victory points of the first edition: what the group has achieved, and what that is worth. They decide nothing. RC-VP.
import { editionOf } from './editions.ts'
import { markedSpaces } from './markers.ts'
import { trackOf } from './people.ts'
import { PILE_STAGES } from './scenarios/castaways/sheet.ts'
import type { ScenarioId } from './scenarios/scenario.ts'
import type { Reading } from './state.ts'

/** What points are counted from: a state, or a view of one. */
export type Scored = Pick<
  Reading,
  | 'edition'
  | 'scenario'
  | 'players'
  | 'people'
  | 'levels'
  | 'items'
  | 'futureItems'
  | 'itemsAside'
  | 'markers'
  | 'tilesExplored'
  | 'scenarioSheet'
>

/** How many of each there are. */
const ACHIEVEMENTS = {
  /** RC-VP-12: wound spaces of all player characters that are not used yet. */
  health: ({ players, people }: Scored): number =>
    players.reduce((sum, person) => {
      const spaces = trackOf(person).deadlyWound - 1
      return sum + Math.max(0, spaces - (people[person]?.wounds ?? 0))
    }, 0),
  weapons: ({ levels }: Scored): number => levels.weapons,
  roof: ({ levels }: Scored): number => levels.roof,
  palisade: ({ levels }: Scored): number => levels.palisade,
  stages: ({ scenarioSheet }: Scored): number => {
    const { pile = [] } = scenarioSheet.castaways ?? {}
    return PILE_STAGES.filter((places, i) => (pile[i] ?? 0) >= places).length
  },
  crosses: (state: Scored): number => markedSpaces(state, 'cross').length,
  fog: (state: Scored): number => markedSpaces(state, 'fog').length,
  jenny: ({ scenarioSheet }: Scored): number => (scenarioSheet.jenny?.rescued === true ? 1 : 0),
  lifeboat: (state: Scored): number => built(state, 'jenny/lifeboat'),
  jollyBoat: (state: Scored): number => built(state, 'volcano-island/jolly-boat'),
  tiles: ({ tilesExplored }: Scored): number => tilesExplored,
  locations: ({ scenarioSheet }: Scored): number => scenarioSheet.volcanoIsland?.explored.length ?? 0,
  villages: ({ scenarioSheet }: Scored): number => scenarioSheet.cannibalIsland?.burnt.length ?? 0,
  city: ({ scenarioSheet }: Scored): number => (scenarioSheet.cannibalIsland?.cityBurnt === true ? 1 : 0),
  // RC-CARD-CATASTROPHE-01: what is out of reach is still built.
  items: ({ items, itemsAside }: Scored): number => items.length + itemsAside.length,
} as const

export type Achievement = keyof typeof ACHIEVEMENTS

/** What ends the game as soon as it is built is not available yet by then. */
function built({ items, futureItems }: Scored, boat: Scored['items'][number]): number {
  return items.includes(boat) || futureItems.includes(boat) ? 1 : 0
}

type Table = readonly (readonly [what: Achievement, each: number])[]

/** RC-VP-04, RC-VP-06 to RC-VP-11: the tables of the scenario cards. */
const TABLES: { readonly [S in ScenarioId]?: Table } = {
  castaways: [
    ['health', 1],
    ['weapons', 2],
    ['roof', 3],
    ['palisade', 2],
    ['stages', 4],
  ],
  'cursed-island': [
    ['health', 1],
    ['weapons', 2],
    ['palisade', 2],
    ['roof', 3],
    ['crosses', 3],
    ['fog', -1],
  ],
  jenny: [
    ['health', 1],
    ['weapons', 2],
    ['roof', 4],
    ['palisade', 3],
    ['jenny', 5],
    ['lifeboat', 5],
  ],
  'volcano-island': [
    ['jollyBoat', 5],
    ['health', 1],
    ['weapons', 2],
    ['tiles', 1],
    ['locations', 3],
  ],
  'cannibal-island': [
    ['health', 1],
    ['weapons', 3],
    ['palisade', 3],
    ['villages', 3],
    ['city', 5],
  ],
  'family-robinson': [
    ['health', 1],
    ['weapons', 2],
    ['roof', 3],
    ['palisade', 3],
    ['items', 2],
  ],
}

export interface Score {
  readonly lines: readonly {
    readonly id: Achievement
    readonly count: number
    readonly each: number
    readonly points: number
  }[]
  readonly total: number
}

/** RC-VP-01, RC-VP-02, RC-VP-05: at any time, won or lost; nothing where the edition or the scenario has no table. */
export function scoreOf(state: Scored): Score | undefined {
  const table = TABLES[state.scenario]
  if (table === undefined || !editionOf(state).victoryPoints) return undefined
  const lines = table.map(([id, each]) => {
    const count = ACHIEVEMENTS[id](state)
    return { id, count, each, points: count * each }
  })
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
}
