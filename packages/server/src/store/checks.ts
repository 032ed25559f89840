// What no store takes, on any database.
import { MistakeError } from './errors.ts'
import type { Entry, TableRecord } from './store.ts'

/** Well below what PostgreSQL can notify, so that names fit beside it. */
const LONGEST_WHISPER = 4000

/** The largest integer of four bytes, which is what the databases keep numbers in. */
const HIGHEST_NUMBER = 2 ** 31 - 1

export function checkTable({ id, watch, game, version, setup, made }: TableRecord): void {
  for (const text of [id, watch, game, setup]) checkText(text)
  for (const count of [version, made]) checkCount(count)
}

/** The entries of a table from the first one on. */
export function checkEntries(entries: readonly Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    checkEntry(entry)
    if (entry.number !== at + 1) throw gapBefore(entry)
  }
}

export function checkEntry({ number, at, act }: Entry): void {
  if (!Number.isInteger(number) || number < 1 || number > HIGHEST_NUMBER)
    throw new MistakeError(`${number} is not the number of an entry`)
  checkCount(at)
  checkText(act)
}

export function gapBefore({ number }: Entry): MistakeError {
  return new MistakeError(`entry ${number} does not follow: its table has no entry ${number - 1}, or does not exist`)
}

export function nameTaken(): MistakeError {
  return new MistakeError('there is a table of this name already')
}

/** A zero character ends a text in one database and is an error in the other; half of a surrogate pair is in no UTF-8. */
export function checkText(text: string): void {
  if (text.includes('\0') || /\p{Cs}/u.test(text)) throw new MistakeError('a text that cannot be kept as it is')
}

export function checkWhisper(text: string): void {
  checkText(text)
  if (Buffer.byteLength(text) > LONGEST_WHISPER)
    throw new MistakeError(`a whisper of more than ${LONGEST_WHISPER} bytes`)
}

function checkCount(count: number): void {
  if (!Number.isSafeInteger(count)) throw new MistakeError(`${count} is not a whole number`)
}
