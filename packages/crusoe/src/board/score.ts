// The score sheet of the first edition as a screen draws it: a running score, which decides nothing. RC-VP.
import type { LanguagePack } from '../text/language-pack.ts'
import { spokenScore } from '../text/score.ts'
import type { Scored } from '../victory-points.ts'
import type { BoardScore } from './board.ts'

/** Nothing, where no points are counted. */
export function scoreSheet(view: Scored, pack: LanguagePack): BoardScore | undefined {
  return spokenScore(view, pack)
}
