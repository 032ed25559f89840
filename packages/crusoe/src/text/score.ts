// The score sheet of the first edition in words. RC-VP.
import type { BoardScore } from '../board/board.ts'
import type { ScenarioKey } from '../scenarios/scenario-words.ts'
import { type Achievement, type Scored, scoreOf } from '../victory-points.ts'
import type { LanguagePack } from './language-pack.ts'

export interface ScoreWords {
  readonly points: string
  /** What victory points are given for in any scenario. */
  readonly achievements: { readonly [A in Exclude<Achievement, ScenarioKey<'achievements'>>]: string }
}

/** Nothing, where no points are counted. */
export function spokenScore(state: Scored, pack: LanguagePack): BoardScore | undefined {
  const score = scoreOf(state)
  if (score === undefined) return undefined
  const { lines, total } = score
  return {
    name: pack.score.points,
    lines: lines.map((line) => ({ ...line, name: pack.achievements[line.id] })),
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
