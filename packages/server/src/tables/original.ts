// The story of a table as it was kept, without its rules: what is void, and a journal that any program can read.
import { type Given, type Journal, journalOf, type Translation } from '@landfall/kernel'
import { DamagedError } from '../store/errors.ts'
import type { Entry, TableRecord } from '../store/store.ts'
import { type Act, givenIn, isPlay, readAct, translated } from './acts.ts'
import type { Setup } from './room.ts'

/** An entry with its act read. */
export interface ReadEntry {
  readonly number: number
  readonly at: number
  readonly act: Act
  /** Those seated went on without it. */
  readonly isVoid: boolean
}

/**
 * Reads the entries of a table, and says which of them are void because of a later one. Without a translation names are as
 * they were. Throws a DamagedError at one that is no act: where it has no mark, nothing has noticed that before.
 */
export function readEntries(table: string, entries: readonly Entry[], translation?: Translation): readonly ReadEntry[] {
  const read = entries.map(({ number, at, act: text }, index) => {
    const act = actIn(text)
    if (act === undefined)
      throw new DamagedError(table, number, 'it is not an act that this program knows', entries.slice(0, index))
    return { number, at, act: translation === undefined ? act : translated(act, translation) }
  })
  const gaps = read.flatMap(({ number, act }) => (act.do === 'wentOn' ? [{ from: act.from, to: number }] : []))
  return read.map((entry) => ({
    ...entry,
    isVoid: isPlay(entry.act) && gaps.some(({ from, to }) => entry.number >= from && entry.number < to),
  }))
}

function actIn(text: string): Act | undefined {
  try {
    return readAct(text)
  } catch {
    return undefined
  }
}

/** The answers that were given after this entry, up to the next one that takes some back. */
export function answersAfter(entries: readonly ReadEntry[], number: number): readonly Given[] {
  const answers: Given[] = []
  for (const { number: at, act, isVoid } of entries) {
    if (at <= number || isVoid) continue
    if (act.do === 'answered') answers.push(givenIn(act))
    else if (isPlay(act)) break
  }
  return answers
}

/** Whether something that was kept up to this entry is void since. */
export function isOvertaken(number: number, after: readonly ReadEntry[]): boolean {
  return after.some(({ act }) => act.do === 'wentOn' && act.from <= number)
}

export function setupOf(record: TableRecord, translation?: Translation): Setup {
  const { config, seed, dealt } = setupIn(record)
  if (translation === undefined) return { config, seed, dealt }
  return { config: translation.setup(config), seed, dealt: translation.luck(dealt) }
}

function setupIn({ id, setup }: TableRecord): Setup {
  try {
    return JSON.parse(setup)
  } catch {
    throw new DamagedError(id, 0, 'its set-up cannot be read', [])
  }
}

/** The game of a table as it was played, for those who keep it until they have rules that can play it. */
export function originalOf(record: TableRecord, entries: readonly Entry[]): Journal {
  const { game, version } = record
  const { config, seed, dealt } = setupOf(record)
  const answers: Given[] = []
  for (const { act, isVoid } of readEntries(record.id, entries)) {
    if (isVoid) continue
    if (act.do === 'answered') answers.push(givenIn(act))
    if (act.do === 'tookBack') answers.splice(act.to)
    if (act.do === 'agreed' && act.back !== undefined) answers.splice(act.back)
  }
  return journalOf({ game, version, config: JSON.parse(JSON.stringify(config)), seed }, dealt, answers)
}

/** The hashes of the secrets of all who have joined and were not removed. */
export function memberHashes(table: string, entries: readonly Entry[]): readonly string[] {
  const read = readEntries(table, entries)
  const removed = new Set(read.flatMap(({ act }) => (act.do === 'removed' ? [act.member] : [])))
  return read.flatMap(({ act }) => (act.do === 'joined' && !removed.has(act.member) ? [act.secretHash] : []))
}
