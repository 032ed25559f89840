// A snapshot: a session written down so that it goes on at once, without playing all its answers again. A shortcut for
// programs that trust where they keep it; what lasts, and what is handed on, is the journal.
import { JournalError } from './errors.ts'
import { FORMAT, type JournalHead, type TakenBack } from './journal.ts'
import { isLuck, type Luck } from './luck.ts'
import { isRecord, type Plain } from './plain.ts'

export interface Snapshot extends JournalHead {
  /** Who, to what kind of question, what, and what chance gave because of it. */
  readonly answers: readonly SnapshotAnswer[]
  readonly takenBack: readonly TakenBack[]
  /** What chance gave before the first answer. */
  readonly dealt: Luck
  readonly idsFrom: number
  /** The position at the beginning of the step in hand, and where it stands in the game. */
  readonly base: {
    readonly position: Plain
    readonly answers: number
    readonly steps: number
    readonly barrier: number
    /** What chance gave between it and the next answer. */
    readonly luck: Luck
  }
  /** The checksum of the position after all answers. */
  readonly position: number
}

type SnapshotAnswer = readonly [seat: string, kind: string, choice: string, table?: 0 | 1, luck?: Luck]

/** Finds out whether data that was read is a snapshot of this Landfall. It is not looked at more closely than that. */
export function checkSnapshot(data: unknown): Snapshot {
  if (!isSnapshot(data)) throw new JournalError('corrupt', 'this is no snapshot', 0)
  if (data.landfall !== FORMAT) {
    throw new JournalError('unknownVersion', `this snapshot has format ${data.landfall}; this is format ${FORMAT}`, 0)
  }
  return data
}

function isSnapshot(data: unknown): data is Snapshot {
  if (!isRecord(data) || !isRecord(data['base'])) return false
  return (
    typeof data['game'] === 'string' &&
    typeof data['version'] === 'number' &&
    typeof data['seed'] === 'string' &&
    typeof data['idsFrom'] === 'number' &&
    typeof data['position'] === 'number' &&
    Array.isArray(data['answers']) &&
    Array.isArray(data['takenBack']) &&
    isLuck(data['dealt']) &&
    isLuck(data['base']['luck']) &&
    isRecord(data['base']['position'])
  )
}
