// The journal: set-up, seed, answers and what chance gave. It is the save, the replay and the bug report in one file.
import type { Script } from './chance.ts'
import { JournalError } from './errors.ts'
import { checksum, hash } from './hash.ts'
import { LIMITS } from './limits.ts'
import { byAnswer, byStream, isFace, isGave, isName, type Luck, type LuckByStream, luckText } from './luck.ts'
import { canonical, isRecord, type Plain } from './plain.ts'
import { TABLE } from './question.ts'

/** The format this Landfall writes. */
export const FORMAT = 2

/** How many answers lie between two hashes of the position. */
export const MARK_EVERY = 32

/** In a long game they lie further apart: hashing positions would take longer than playing them again. */
const LONG = 1_024
const MARK_LATE = 256

/** After how many answers the position was hashed for the nth time, counted from 1. */
export const markedAt = (nth: number): number =>
  nth <= LONG / MARK_EVERY ? nth * MARK_EVERY : LONG + (nth - LONG / MARK_EVERY) * MARK_LATE

/** How many hashes there are after this many answers. */
export const marksAfter = (answers: number): number =>
  answers <= LONG ? Math.floor(answers / MARK_EVERY) : LONG / MARK_EVERY + Math.floor((answers - LONG) / MARK_LATE)

export const isLong = (answers: number): boolean => answers > LONG

/** One answer: who answered what kind of question with what, and a check that chains it to all answers before it. */
export type Written = readonly [seat: string, kind: string, choice: string, check: string]

/** Answers taken back: how many there were, how many are left, and why. `misfit`: newer rules did not allow them. */
export type TakenBack = readonly [from: number, to: number, act: 'undo' | 'rewind' | 'misfit']

/** An answer that was taken. */
export interface Given {
  readonly seat: string
  readonly kind: string
  readonly choice: string
  /** It answered the table's question although the seat had a fitting one of its own. */
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
  /** Rolling a die that the script does not decide is a mistake. */
  readonly onlyScripted?: true
  /** A position to begin at instead of the game's own set-up. */
  readonly opening?: Plain
  /**
   * The game was begun under earlier rules, which knew nothing of how often somebody wants to be asked: for this many
   * answers everybody is asked in every window, so that whatever was used then has its place.
   */
  readonly everywhere?: number
}

export interface Journal extends JournalHead {
  readonly answers: readonly Written[]
  /** What chance gave, stream by stream. */
  readonly luck: LuckByStream
  /** The hash of the position after every MARK_EVERY answers; less often in a long game (`markedAt`). */
  readonly marks: readonly string[]
  readonly takenBack: readonly TakenBack[]
  readonly end: {
    readonly answers: number
    readonly position: string
    /** Where the ids of questions begin, so that none is used twice after an undo. */
    readonly idsFrom: number
    /** Covers everything above. */
    readonly seal: string
  }
}

/** What the first answer is chained to: the set-up and its luck. */
export function headLink(head: JournalHead, dealt: Luck | undefined): number {
  const { landfall, game, version, config, seed, script, onlyScripted, opening, everywhere } = head
  const facts = { landfall, game, version, config, seed, script, onlyScripted, opening, everywhere }
  return checksum(canonical(facts) + luckText(dealt))
}

/** Chains an answer and its luck to everything before it: any change shows in the check of the next answer. */
export function answerLink(previous: number, given: Given, luck: Luck | undefined): number {
  return checksum(`${given.seat}\n${askedIn(given)}\n${given.choice}\n${luckText(luck)}`, previous)
}

/** Marks the kind of an answer that `table` is true for. */
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

/** The position at the end of a journal that was written without playing it. */
export const UNKNOWN = ''

/** A journal made of a game's answers without its rules: the positions in it are not known. */
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

/** Part of the link is enough: what it misses shows in the next check, and at the latest in the seal. */
const checkOf = (link: number): string => link.toString(36).slice(-4).padStart(4, '0')

type Sealed = Omit<Journal, 'end'>
type End = Omit<Journal['end'], 'seal'>

/** Covers everything but itself, with a hash that no accidental change matches. */
export function sealOf(link: number, journal: Sealed, end: End): string {
  const { answers, luck } = journal
  return sealOver(isLong(answers.length) ? coveredOfLong(answers, luck) : [answers, luck], link, journal, end)
}

/** The same, for those who know already what the answers and their luck come to. */
export function sealOver(covered: readonly unknown[], link: number, journal: Sealed, end: End): string {
  const { answers: _, luck: __, marks, takenBack, ...head } = journal
  return hash(canonical([headLink(head, undefined), link, ...covered, marks, takenBack, end])).slice(0, 16)
}

/** Long games, too, were once sealed as a whole. */
function isSealOf(seal: string, link: number, journal: Sealed, end: End): boolean {
  if (sealOf(link, journal, end) === seal) return true
  const { answers, luck } = journal
  return isLong(answers.length) && sealOver([answers, luck], link, journal, end) === seal
}

/** In a long game answers are hashed in blocks, so that a save need hash only what is new. */
export const BLOCK = 256

/** An answer with its luck, as the seal of a long game reads it. */
export const coveredText = (answer: Written, luck: Luck | undefined): string =>
  `${canonical(answer)}${luckText(luck)}\n`

/** The hashes of whole blocks, and what comes after them as it is. */
function coveredOfLong(answers: readonly Written[], luck: LuckByStream): readonly string[] {
  const lucks = byAnswer(luck)
  if ([...lucks.keys()].some((at) => at > answers.length)) throw corrupt('there is luck of answers that were not given')
  const covered = [luckText(lucks.get(0))]
  for (let from = 0; from < answers.length; from += BLOCK) {
    const texts = answers.slice(from, from + BLOCK).map((answer, i) => coveredText(answer, lucks.get(from + i + 1)))
    covered.push(texts.length < BLOCK ? texts.join('') : hash(texts.join('')))
  }
  return covered
}

/** Checks that something is a complete and unedited journal of a format we know. */
export function checkJournal(data: unknown): Journal {
  if (!isRecord(data) || data['landfall'] === undefined) throw corrupt('this is not a Landfall journal')
  const head = checkHead(data)
  const { answers, luck, marks, takenBack } = data
  if (!Array.isArray(answers)) throw corrupt('there is no list of answers')
  checkCount(answers.length, LIMITS.answers, 'answers')
  checkLuckCounts(luck)
  if (!isLuckByStream(luck)) throw corrupt('the luck is damaged')
  if (!Array.isArray(marks)) throw corrupt('the marks are damaged')
  checkCount(marks.length, LIMITS.answers / MARK_EVERY, 'marks')
  if (!marks.every(isName)) throw corrupt('the marks are damaged')
  if (!Array.isArray(takenBack)) throw corrupt('the list of undone answers is damaged')
  checkCount(takenBack.length, LIMITS.takenBack, 'undone answers')
  if (!takenBack.every(isTakenBack)) throw corrupt('the list of undone answers is damaged')
  const { written, link } = checkAnswers(head, answers, byAnswer(luck))
  const { seal, ...end } = checkEnd(data['end'], written.length)
  const journal = { ...head, answers: written, luck, marks, takenBack }
  if (written.length > end.answers || !isSealOf(seal, link, journal, end)) {
    const good = Math.min(written.length, end.answers)
    throw new JournalError('edited', 'the journal was changed after its answers were written', good)
  }
  return { ...journal, end: { ...end, seal } }
}

export function checkHead(data: Record<string, unknown>): JournalHead {
  const { landfall, game, version, config, seed, script, onlyScripted, opening, everywhere } = data
  if (!isCount(landfall)) throw corrupt('the format is not a number')
  if (landfall < FORMAT) {
    throw new JournalError('unknownVersion', `this journal has format ${landfall}; this Landfall reads only ${FORMAT}`)
  }
  if (landfall > FORMAT) {
    throw new JournalError('newer', `this journal has format ${landfall}; this Landfall reads up to ${FORMAT}`)
  }
  if (!isName(game)) throw corrupt('the game is not named')
  if (!isCount(version)) throw corrupt('the version of the rules is not a number')
  if (!isRecord(config) || !isPlain(config)) throw corrupt('the configuration is missing, damaged or too large')
  if (!isSeed(seed)) throw corrupt('the seed is missing or too long')
  if (script !== undefined && !isScript(script)) throw corrupt('the script is damaged')
  if (onlyScripted !== undefined && onlyScripted !== true) throw corrupt('the script is damaged')
  if (opening !== undefined && !isPlain(opening, LIMITS.openingValues)) throw corrupt('the opening is damaged')
  if (everywhere !== undefined && !isCount(everywhere)) throw corrupt('what is asked is damaged')
  return {
    landfall,
    game,
    version,
    config,
    seed,
    ...(script === undefined ? {} : { script }),
    ...(onlyScripted === undefined ? {} : { onlyScripted }),
    ...(opening === undefined ? {} : { opening }),
    ...(everywhere === undefined ? {} : { everywhere }),
  }
}

function checkEnd(end: unknown, written: number): Journal['end'] {
  if (!isRecord(end)) {
    throw new JournalError('truncated', `the journal stops after ${written} answers without an end`, written)
  }
  const { answers, position, idsFrom, seal } = end
  if (!isCount(answers) || !isName(position) || !isIdsFrom(idsFrom) || !isName(seal)) {
    throw corrupt('the end of the journal is damaged', written)
  }
  if (written < answers) {
    throw new JournalError('truncated', `the journal has ${written} of its ${answers} answers`, written)
  }
  return { answers, position, idsFrom, seal }
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

/** Says so before any work is done if there are more of something than there may be. */
export function checkCount(count: number, most: number, what: string): void {
  if (count > most)
    throw new JournalError('tooLarge', `the journal has ${count} ${what}; there are never more than ${most}`)
}

/** So much luck that only counting it is worth the work. */
function checkLuckCounts(luck: unknown): void {
  if (!isRecord(luck)) return
  const streams = Object.values(luck)
  checkCount(streams.length, LIMITS.streams, 'streams of luck')
  const draws = streams.reduce((sum: number, results) => sum + (Array.isArray(results) ? results.length : 0), 0)
  checkCount(draws, LIMITS.draws, 'draws')
}

export const isSeed = (value: unknown): value is string => typeof value === 'string' && value.length <= LIMITS.string

export const isIdsFrom = (value: unknown): value is number => isCount(value) && value <= LIMITS.ids

/** JSON can hold -0, which has the same checksum as 0. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)

function isWritten(value: unknown): value is Written {
  return Array.isArray(value) && value.length === 4 && value.every(isName)
}

export function isTakenBack(value: unknown): value is TakenBack {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    isCount(value[0]) &&
    isCount(value[1]) &&
    (value[2] === 'undo' || value[2] === 'rewind' || value[2] === 'misfit')
  )
}

function isLuckByStream(value: unknown): value is LuckByStream {
  if (!isRecord(value)) return false
  return Object.entries(value).every(
    ([stream, results]) => isName(stream) && Array.isArray(results) && results.every(isResult),
  )
}

function isResult(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && isGave(value[1])
}

function isScript(value: unknown): value is Script {
  return isRecord(value) && Object.values(value).every((results) => Array.isArray(results) && results.every(isScripted))
}

function isScripted(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isFace) : isFace(value)
}

/** Whether something is plain data that nests no deeper and has no more values than it may. */
export function isPlain(value: unknown, most: number = LIMITS.values): value is Plain {
  let left = most
  const fits = (part: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0) return false
    if (typeof part === 'string') return part.length <= LIMITS.string
    if (typeof part === 'boolean') return true
    if (typeof part === 'number') return Number.isFinite(part)
    if (depth === 0) return false
    if (Array.isArray(part)) return part.every((item) => fits(item, depth - 1))
    if (!isRecord(part)) return false
    for (const key in part) {
      if (key.length > LIMITS.string || (part[key] !== undefined && !fits(part[key], depth - 1))) return false
    }
    return true
  }
  return fits(value, LIMITS.depth)
}
