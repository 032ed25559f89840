// The score sheet of the first edition in words. RC-VP.
import type { BoardScore } from '../board/board.ts'
import { type Achievement, type Scored, scoreOf } from '../victory-points.ts'
import type { CardId } from './card-words.ts'
import type { LanguagePack } from './language-pack.ts'
import { titleOf } from './titles.ts'

/** Achievements that are called as what was built. */
const BUILT = {
  lifeboat: 'jenny/lifeboat',
  jollyBoat: 'volcano-island/jolly-boat',
} as const satisfies { readonly [A in Achievement]?: CardId }

type Named = Exclude<Achievement, keyof typeof BUILT>

export interface ScoreWords {
  readonly points: string
  readonly achievements: { readonly [A in Named]: string }
}

const isNamed = ({ score }: LanguagePack, id: Achievement): id is Named => Object.hasOwn(score.achievements, id)

function achievementName(pack: LanguagePack, id: Achievement): string {
  return isNamed(pack, id) ? pack.score.achievements[id] : titleOf(pack, BUILT[id])
}

/** Nothing, where no points are counted. */
export function spokenScore(state: Scored, pack: LanguagePack): BoardScore | undefined {
  const score = scoreOf(state)
  if (score === undefined) return undefined
  const { lines, total } = score
  return {
    name: pack.score.points,
    lines: lines.map((line) => ({ ...line, name: achievementName(pack, line.id) })),
    total,
  }
}

const WIDTH = 34

/** For a terminal: what, how many of it, points for each, points. */
export function scoreLines(score: BoardScore | undefined): readonly string[] {
  if (score === undefined) return []
  const row = (name: string, sum: string, points: number): string =>
    `${name.padEnd(WIDTH)}${sum.padStart(8)}${String(points).padStart(6)}`
  return [
    ...score.lines.map(({ name, count, each, points }) => row(name, `${count} × ${each}`, points)),
    row(score.name, '', score.total),
  ]
}
