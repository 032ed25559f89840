// A snapshot: a session written down so that it goes on at once, without a replay of all its answers. A cache for programs
// that trust their own storage; the journal is what lasts and what is shared.
import { plainPosition, positionFrom } from './casts.ts'
import { JournalError } from './errors.ts'
import { positionSum } from './fingerprint.ts'
import type { GameTypes } from './game.ts'
import { type Checkpoint, History, type Origin } from './history.ts'
import {
  FORMAT,
  type Given,
  isCount,
  isIdsFrom,
  isSeed,
  isTakenBack,
  type JournalHead,
  type TakenBack,
} from './journal.ts'
import { LIMITS } from './limits.ts'
import { isLuck, isName, type Luck, writeLuck } from './luck.ts'
import { copyPosition } from './machine.ts'
import { isRecord, type Plain } from './plain.ts'

export interface Snapshot extends JournalHead {
  /** Who, to what kind of question, what, and what chance gave because of it. */
  readonly answers: readonly SnapshotAnswer[]
  readonly takenBack: readonly TakenBack[]
  /** What chance gave before the first answer. */
  readonly dealt: Luck
  readonly idsFrom: number
  /** The position at the beginning of the step in progress, and where in the game that is. */
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

export function snapshotOf<G extends GameTypes>(history: History<G>, takenBack: readonly TakenBack[]): Snapshot {
  const { origin, machine } = history
  return {
    ...origin.head,
    landfall: FORMAT,
    answers: history.answers.map(writeAnswer),
    takenBack: takenBack.slice(),
    dealt: writeLuck(history.dealt),
    idsFrom: machine.idsFrom,
    base: baseOf(history),
    position: positionSum(machine),
  }
}

/** The position that a snapshot begins at. */
export function baseOf<G extends GameTypes>(history: History<G>): Snapshot['base'] {
  const { position, answers, steps, barrier, luck } = history.checkpoint()
  const copied = copyPosition(history.origin.match.rules, position)
  return { position: plainPosition<G>(copied), answers, steps, barrier, luck: writeLuck(luck) }
}

/** The history that a snapshot was taken of. Throws a JournalError if it does not lead to the same position any more. */
export function historyOf<G extends GameTypes>(origin: Origin<G>, snapshot: Snapshot): History<G> {
  const { answers, dealt, idsFrom, base, position } = snapshot
  const from: Checkpoint<G> = { ...base, position: positionFrom<G>(base.position) }
  const history = History.from(origin, from, { answers: answers.map(readAnswer), dealt, idsFrom })
  if (positionSum(history.machine) !== position) {
    throw new JournalError('diverged', 'the snapshot leads to another position now', base.answers)
  }
  return history
}

function writeAnswer({ seat, kind, choice, table, luck }: Given): SnapshotAnswer {
  if (luck !== undefined) return [seat, kind, choice, table === true ? 1 : 0, writeLuck(luck)]
  return table === true ? [seat, kind, choice, 1] : [seat, kind, choice]
}

function readAnswer([seat, kind, choice, table, luck]: SnapshotAnswer): Given {
  const given: Given = luck === undefined ? { seat, kind, choice } : { seat, kind, choice, luck }
  return table === 1 ? { ...given, table: true } : given
}

/** Checks that data is a snapshot of this format. What its position holds is trusted as far as its checksum goes. */
export function checkSnapshot(data: unknown): Snapshot {
  if (!isSnapshot(data)) throw new JournalError('corrupt', 'this is not a snapshot', 0)
  if (data.landfall !== FORMAT) {
    throw new JournalError('unknownVersion', `this snapshot has format ${data.landfall}; this is format ${FORMAT}`, 0)
  }
  return data
}

function isSnapshot(data: unknown): data is Snapshot {
  if (!isRecord(data) || !isRecord(data['config'])) return false
  const { answers, takenBack, base } = data
  if (!Array.isArray(answers) || !Array.isArray(takenBack) || !isRecord(base)) return false
  return (
    isName(data['game']) &&
    isCount(data['version']) &&
    isSeed(data['seed']) &&
    isIdsFrom(data['idsFrom']) &&
    isCount(data['position']) &&
    takenBack.length <= LIMITS.takenBack &&
    takenBack.every(isTakenBack) &&
    answers.every(isSnapshotAnswer) &&
    isLuck(data['dealt']) &&
    isBase(base, answers.length)
  )
}

/** Whether data is where a snapshot begins, in a game of this many answers. */
export function isBase({ position, answers, steps, barrier, luck }: Record<string, unknown>, most: number): boolean {
  return (
    isPosition(position) &&
    isCount(answers) &&
    answers <= most &&
    isCount(steps) &&
    isCount(barrier) &&
    barrier <= answers &&
    isLuck(luck)
  )
}

/** The frame of a position; its state belongs to the game. */
function isPosition(data: unknown): boolean {
  if (!isRecord(data) || data['state'] === undefined || !isCount(data['asked'])) return false
  const { agenda, chance } = data
  if (!Array.isArray(agenda) || !agenda.every((step) => isRecord(step) && isName(step['step']))) return false
  return isRecord(chance) && isSeed(chance['seed']) && isRecord(chance['streams']) && isRecord(chance['script'])
}

function isSnapshotAnswer(data: unknown): data is SnapshotAnswer {
  if (!Array.isArray(data) || data.length < 3 || data.length > 5) return false
  const [seat, kind, choice, table, luck] = data
  if (!isName(seat) || !isName(kind) || !isName(choice)) return false
  return (table === undefined || table === 0 || table === 1) && (luck === undefined || isLuck(luck))
}
