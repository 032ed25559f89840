// The journal: set-up, seed, answers and what chance gave. It is the save, the replay and the bug report in one file.
import type { Script } from './chance.ts'
import { JournalError } from './errors.ts'
import { checksum, hash } from './hash.ts'
import { byAnswer, byStream, isGave, type Luck, type LuckByStream, luckText } from './luck.ts'
import { canonical, isRecord, type Plain } from './plain.ts'
import { TABLE } from './question.ts'

/** The format this Landfall writes. */
export const FORMAT = 2

/** A position is hashed after every so many answers, and at the end. */
export const MARK_EVERY = 32

/** One answer: who, to what kind of question, what; and a check that chains it to all answers before it. */
export type Written = readonly [seat: string, kind: string, choice: string, check: string]

/** Answers taken back: how many there were, how many were kept, and how: `misfit` when newer rules did not allow them. */
export type TakenBack = readonly [from: number, to: number, act: 'undo' | 'rewind' | 'misfit']

/** An answer that was taken. */
export interface Given {
  readonly seat: string
  readonly kind: string
  readonly choice: string
  /** It was to the table's question, while the seat had one of its own that it could have been to. */
  readonly table?: true
  /** What chance gave because of it. Not for players. */
  readonly luck?: Luck | undefined
}

export interface JournalHead {
  readonly landfall: number
  readonly game: string
  readonly version: number
  readonly config: Plain
  readonly seed: string
  readonly script?: Script
  /** Dice that the script does not decide are a mistake. */
  readonly onlyScripted?: true
  /** A position to begin at instead of the game's own set-up. */
  readonly opening?: Plain
}

export interface Journal extends JournalHead {
  readonly answers: readonly Written[]
  /** What chance gave, stream by stream. */
  readonly luck: LuckByStream
  /** The hash of the position after every MARK_EVERY answers. */
  readonly marks: readonly string[]
  readonly takenBack: readonly TakenBack[]
  readonly end: {
    readonly answers: number
    readonly position: string
    /** Where the numbers of questions begin, so that none is used twice after an undo. */
    readonly idsFrom: number
    /** Covers everything above. */
    readonly seal: string
  }
}

/** What the first answer is chained to: the set-up, and what chance gave in it. */
export function headLink(head: JournalHead, dealt: Luck | undefined): number {
  const { landfall, game, version, config, seed, script, onlyScripted, opening } = head
  const facts = { landfall, game, version, config, seed, script, onlyScripted, opening }
  return checksum(canonical(facts) + luckText(dealt))
}

/** Chains an answer and its luck to all before it: a change anywhere shows in the check of the first answer behind it. */
export function answerLink(previous: number, given: Given, luck: Luck | undefined): number {
  return checksum(`${given.seat}\n${askedIn(given)}\n${given.choice}\n${luckText(luck)}`, previous)
}

/** How a journal marks an answer to the table's question, where the seat had one of its own. */
const TABLES = `${TABLE}/`

const askedIn = ({ kind, table }: Given): string => (table === true ? `${TABLES}${kind}` : kind)

export const writeGiven = (given: Given, link: number): Written => [
  given.seat,
  askedIn(given),
  given.choice,
  checkOf(link),
]

export function readGiven([seat, asked, choice]: Written): Given {
  if (!asked.startsWith(TABLES)) return { seat, kind: asked, choice }
  return { seat, kind: asked.slice(TABLES.length), choice, table: true }
}

/** The position of a journal that was written down without playing it. */
export const UNKNOWN = ''

/** A journal of a game that is kept elsewhere, made without its rules: where it leads nobody has looked. */
export function journalOf(head: Omit<JournalHead, 'landfall'>, dealt: Luck, answers: readonly Given[]): Journal {
  const whole: JournalHead = { landfall: FORMAT, ...head }
  const lucks = [dealt, ...answers.map(({ luck }) => luck)]
  const written: Written[] = []
  let link = headLink(whole, dealt)
  for (const given of answers) {
    link = answerLink(link, given, given.luck)
    written.push(writeGiven(given, link))
  }
  const body = { ...whole, answers: written, luck: byStream(lucks), marks: [], takenBack: [] }
  const end = { answers: answers.length, position: UNKNOWN, idsFrom: 0 }
  return { ...body, end: { ...end, seal: sealOf(link, body, end) } }
}

/** A part of the link is enough: what it misses shows in the check of the next answer, and nothing gets past the seal. */
const checkOf = (link: number): string => link.toString(36).slice(-4).padStart(4, '0')

/** Covers everything but itself, beyond accident. */
export function sealOf(link: number, journal: Omit<Journal, 'end'>, end: Omit<Journal['end'], 'seal'>): string {
  const { answers, luck, marks, takenBack, ...head } = journal
  return hash(canonical([headLink(head, undefined), link, answers, luck, marks, takenBack, end])).slice(0, 16)
}

/** Checks that something is a whole and unedited journal of a format we know. */
export function checkJournal(data: unknown): Journal {
  if (!isRecord(data) || data['landfall'] === undefined) throw corrupt('this is not a Landfall journal')
  const { landfall, game, version, config, seed, script, onlyScripted, opening } = data
  const { answers, luck, marks, takenBack, end } = data
  if (!isCount(landfall)) throw corrupt('the format is not a number')
  if (landfall < FORMAT) {
    throw new JournalError('unknownVersion', `this journal has format ${landfall}; this Landfall reads only ${FORMAT}`)
  }
  if (landfall > FORMAT) {
    throw new JournalError('newer', `this journal has format ${landfall}; this Landfall reads up to ${FORMAT}`)
  }
  if (typeof game !== 'string') throw corrupt('the game is not named')
  if (!isCount(version)) throw corrupt('the version of the rules is not a number')
  if (!isPlain(config)) throw corrupt('the configuration is missing')
  if (typeof seed !== 'string') throw corrupt('the seed is missing')
  if (!Array.isArray(answers)) throw corrupt('there is no list of answers')
  if (!isLuckByStream(luck)) throw corrupt('the luck is damaged')
  if (!Array.isArray(marks) || !marks.every((mark) => typeof mark === 'string')) throw corrupt('the marks are damaged')
  if (!Array.isArray(takenBack) || !takenBack.every(isTakenBack)) throw corrupt('the list of undone answers is damaged')
  const head: JournalHead = {
    landfall,
    game,
    version,
    config,
    seed,
    ...(isScript(script) ? { script } : {}),
    ...(onlyScripted === true ? { onlyScripted } : {}),
    ...(isPlain(opening) ? { opening } : {}),
  }
  const { written, link } = checkAnswers(head, answers, byAnswer(luck))
  if (!isRecord(end))
    throw new JournalError(
      'truncated',
      `the journal stops after ${written.length} answers without an end`,
      written.length,
    )
  const { answers: count, position, idsFrom, seal } = end
  if (!isCount(count) || typeof position !== 'string' || !isCount(idsFrom) || typeof seal !== 'string') {
    throw corrupt('the end of the journal is damaged', written.length)
  }
  if (written.length < count) {
    throw new JournalError('truncated', `the journal has ${written.length} of its ${count} answers`, written.length)
  }
  const journal: Journal = {
    ...head,
    answers: written,
    luck,
    marks,
    takenBack,
    end: { answers: count, position, idsFrom, seal },
  }
  if (written.length > count || sealOf(link, journal, { answers: count, position, idsFrom }) !== seal) {
    throw new JournalError(
      'edited',
      'the journal was changed after its answers were written',
      Math.min(written.length, count),
    )
  }
  return journal
}

function checkAnswers(
  head: JournalHead,
  answers: readonly unknown[],
  luck: ReadonlyMap<number, Luck>,
): { written: readonly Written[]; link: number } {
  const written: Written[] = []
  let link = headLink(head, luck.get(0))
  for (const answer of answers) {
    if (!isWritten(answer)) throw corrupt(`answer ${written.length + 1} is damaged`, written.length)
    link = answerLink(link, readGiven(answer), luck.get(written.length + 1))
    if (checkOf(link) !== answer[3]) {
      const where = written.length === 0 ? 'the set-up or answer 1' : `answer ${written.length + 1}`
      throw new JournalError('edited', `${where} was changed after it was written`, written.length)
    }
    written.push(answer)
  }
  return { written, link }
}

export function corrupt(message: string, at?: number): JournalError {
  return new JournalError('corrupt', message, at)
}

/** JSON can hold -0, which has the same checksum as 0. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)

function isWritten(value: unknown): value is Written {
  return Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'string')
}

function isTakenBack(value: unknown): value is TakenBack {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    isCount(value[0]) &&
    isCount(value[1]) &&
    (value[2] === 'undo' || value[2] === 'rewind' || value[2] === 'misfit')
  )
}

function isLuckByStream(value: unknown): value is LuckByStream {
  return isRecord(value) && Object.values(value).every((results) => Array.isArray(results) && results.every(isResult))
}

function isResult(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && isGave(value[1])
}

function isScript(value: unknown): value is Script {
  return isRecord(value) && Object.values(value).every((results) => Array.isArray(results))
}

export function isPlain(value: unknown): value is Plain {
  if (typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  return isRecord(value) && Object.values(value).every((field) => field === undefined || isPlain(field))
}
