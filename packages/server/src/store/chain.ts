// Chained checks over the acts of a table: a mark covers its act and the mark before it, so that whatever changed is found.
import { createHash } from 'node:crypto'
import { DamagedError } from './errors.ts'
import type { Entry, Snapshot, TableRecord } from './store.ts'

/** Hexadecimal digits of a mark: 64 bits tell damage from chance. */
const LENGTH = 16

/** What a mark is made of, before a text of which there is no mark: an act that an earlier version of the program kept. */
export const NO_MARK = ''

/** What a database has; nothing where an earlier version of the program wrote it. */
export type Mark = string | null

/** The first link of a table's chain. */
export function tableMark({ id, watch, game, version, setup, made }: TableRecord): string {
  return markOf([id, watch, game, version, made, setup])
}

export function entryMark(before: string, table: string, { number, at, act }: Entry): string {
  return markOf([before, table, number, at, act])
}

/** Ties a snapshot to the act that it was taken after. */
export function snapshotMark(before: string, table: string, { number, text }: Snapshot): string {
  return markOf([before, table, number, text])
}

/** The same in PostgreSQL, of expressions that are none of them null. */
export function postgresMark(parts: readonly string[]): string {
  const text = parts.join(` || ':' || `)
  return `left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), ${LENGTH})`
}

function markOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(':')).digest('hex').slice(0, LENGTH)
}

/** The marks of the first acts of a new table. */
export function firstMarks(table: TableRecord, entries: readonly Entry[]): readonly string[] {
  let before = tableMark(table)
  return entries.map((entry) => {
    before = entryMark(before, table.id, entry)
    return before
  })
}

export interface MarkedTable {
  readonly table: TableRecord
  readonly mark: Mark
}

/** Throws if it is not what was made. */
export function soundTable({ table, mark }: MarkedTable): TableRecord {
  if (mark === null || mark === tableMark(table)) return table
  throw new DamagedError(table.id, 0, 'its set-up is not what was made', [])
}

export interface MarkedEntry extends Pick<Entry, 'number' | 'at'> {
  /** Nothing if it was not read: then its mark is believed. */
  readonly act: string | null
  readonly mark: Mark
}

/** Whether reading from here on begins as it should. Otherwise the table has expired, which left an empty act, or is damaged. */
export function isUsual(first: Pick<MarkedEntry, 'number' | 'act'> | undefined, from: number): boolean {
  return first?.number === Math.max(from, 1) && first.act !== ''
}

/**
 * The entries of a table after the one that has this number and this mark, but those that were not read. Throws at the
 * first one that is not what was kept. One without a mark was written by an earlier version of the program, which may have
 * been another node.
 */
export function soundEntries(
  table: string,
  after: number,
  before: Mark,
  marked: readonly MarkedEntry[],
): readonly Entry[] {
  const sound: Entry[] = []
  let last = before ?? NO_MARK
  for (const [i, { number, at, act, mark }] of marked.entries()) {
    const next = after + i + 1
    if (number !== next) throw new DamagedError(table, next, `act ${number} is in its place`, sound)
    if (act !== null) {
      const entry: Entry = { number, at, act }
      if (mark !== null && mark !== entryMark(last, table, entry))
        throw new DamagedError(table, number, 'it is not what was kept', sound)
      sound.push(entry)
    }
    last = mark ?? NO_MARK
  }
  return sound
}

/** A snapshot that is not what was kept is as good as none. */
export function soundSnapshot(table: string, before: Mark, mark: Mark, snapshot: Snapshot): Snapshot | undefined {
  return mark === null || mark === snapshotMark(before ?? NO_MARK, table, snapshot) ? snapshot : undefined
}
