// A shortcut: the position after some answers of a journal, to lie beside it, so that the journal is brought back without a
// replay of those answers. A cache: what does not fit is ignored, and the journal is replayed as if there were none.
import { positionFrom } from './casts.ts'
import { positionSum } from './fingerprint.ts'
import type { GameTypes } from './game.ts'
import { type Checkpoint, History, type Origin } from './history.ts'
import { isCount, type Journal, readGiven, type Written } from './journal.ts'
import { byAnswer, isName, NO_LUCK } from './luck.ts'
import { isRecord } from './plain.ts'
import { baseOf, isBase, type Snapshot } from './snapshot.ts'

export interface Shortcut extends Pick<Snapshot, 'game' | 'version' | 'base' | 'position'> {
  /** After how many answers, and the checks of the last of them, which are chained to all before. */
  readonly answers: number
  readonly checks: string
}

/** So many checks that no other game has the same. */
const CHECKS = 4

const checksOf = (answers: readonly Written[], upTo: number): string =>
  answers
    .slice(Math.max(0, upTo - CHECKS), upTo)
    .map(([, , , check]) => check)
    .join('')

/** The shortcut to the end of a history, with its answers as they are written in a journal. */
export function shortcutOf<G extends GameTypes>(history: History<G>, written: readonly Written[]): Shortcut {
  const { game, version } = history.origin.head
  const answers = written.length
  const position = positionSum(history.machine)
  return { game, version, base: baseOf(history), position, answers, checks: checksOf(written, answers) }
}

/** The history that a journal has up to its shortcut; undefined if it is not the shortcut of this journal and these rules. */
export function historyAlong<G extends GameTypes>(
  origin: Origin<G>,
  journal: Journal,
  data: unknown,
): History<G> | undefined {
  if (!isShortcut(data) || data.game !== origin.head.game || data.version !== origin.head.version) return undefined
  const { answers: count, checks, base, position } = data
  if (count > journal.answers.length || checks !== checksOf(journal.answers, count)) return undefined
  const lucks = byAnswer(journal.luck)
  const answers = journal.answers.slice(0, count).map((answer, i) => ({ ...readGiven(answer), luck: lucks.get(i + 1) }))
  const from: Checkpoint<G> = { ...base, position: positionFrom<G>(base.position) }
  const { idsFrom } = journal.end
  try {
    const history = History.from(origin, from, { answers, dealt: lucks.get(0) ?? NO_LUCK, idsFrom })
    return positionSum(history.machine) === position ? history : undefined
  } catch {
    return undefined
  }
}

function isShortcut(data: unknown): data is Shortcut {
  if (!isRecord(data) || !isRecord(data['base'])) return false
  const { answers, checks, base, position } = data
  return isCount(answers) && answers > 0 && isName(checks) && isBase(base, answers) && isCount(position)
}
