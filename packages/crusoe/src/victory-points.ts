// Victory points of the first edition: what the group has achieved, and what that is worth. They decide nothing. RC-VP.
import { editionOf } from './editions.ts'
import { itemsAside } from './memory.ts'
import { trackOf } from './people.ts'
import { scenarioOf } from './scenarios/index.ts'
import type { ScenarioAchievement } from './scenarios/scenario.ts'
import type { CrusoeState } from './state.ts'

/** What points are counted from: a state, or a view of one. */
export type Scored = Pick<
  CrusoeState,
  | 'edition'
  | 'scenario'
  | 'players'
  | 'people'
  | 'levels'
  | 'items'
  | 'futureItems'
  | 'island'
  | 'memory'
  | 'markers'
  | 'scenarioState'
  | 'joined'
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
  /** What is out of reach is still built. */
  items: (state: Scored): number => state.items.length + itemsAside(state).length,
} as const

type CommonAchievement = keyof typeof ACHIEVEMENTS
export type Achievement = CommonAchievement | ScenarioAchievement

/** What some points are given for, how many each is worth, and how many there are where only one scenario has it. */
export type ScoreLine =
  | readonly [what: CommonAchievement, each: number]
  | readonly [what: ScenarioAchievement, each: number, count: (state: Scored) => number]

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
  const { score } = scenarioOf(state)
  if (score === undefined || !editionOf(state).victoryPoints) return undefined
  const lines = score.map((line) => {
    const [id, each] = line
    const count = line.length === 3 ? line[2](state) : ACHIEVEMENTS[line[0]](state)
    return { id, count, each, points: count * each }
  })
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
}
