// Backup and restore: a file of lines, which goes from either database into either.
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { DamagedError, ExpiredError } from './store/errors.ts'
import type { Entry, ExpiredTable, Store, TableRecord } from './store/store.ts'

/** 2: tables that have expired. */
const VERSION = 2
/** Tables that are asked for at once; the entries of one table are in memory at a time. */
const PAGE = 500

export interface BackupCount {
  readonly tables: number
  readonly entries: number
}

export interface BackedUp extends BackupCount {
  /** Of tables that are in the backup only up to the damage, or not at all if their set-up is damaged. */
  readonly damaged: readonly DamagedError[]
}

/** The file is damaged, or does not go with what is there already. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const HeadLine = z.strictObject({ landfall: z.literal('backup'), version: z.int() })
const TableLine = z.strictObject({
  table: z.strictObject({
    id: z.string(),
    watch: z.string(),
    game: z.string(),
    version: z.int(),
    setup: z.string(),
    made: z.int(),
  }),
})
const EntryLine = z.strictObject({ entry: z.strictObject({ number: z.int(), at: z.int(), act: z.string() }) })
/** Instead of entries. */
const ExpiredLine = z.strictObject({
  expired: z.strictObject({ at: z.int(), journal: z.string(), members: z.array(z.string()) }),
})
const EndLine = z.strictObject({ end: z.strictObject({ tables: z.int(), entries: z.int(), sha256: z.string() }) })
const Line = z.union([TableLine, EntryLine, ExpiredLine, EndLine])

/**
 * Writes all tables, each followed by its entries, while the server may run: what is written of a table is what it had at
 * some moment. Snapshots are left out, for they can be made again. A table that is made in the meantime may not be in it.
 * One that is damaged does not keep the others out.
 */
export async function backup(
  store: Pick<Store, 'tables' | 'read' | 'expired'>,
  write: (text: string) => Promise<void>,
): Promise<BackedUp> {
  const hash = createHash('sha256')
  const put = async (lines: readonly object[]): Promise<void> => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    hash.update(text)
    await write(text)
  }
  let [tables, entries] = [0, 0]
  const damaged: DamagedError[] = []
  await put([{ landfall: 'backup', version: VERSION }])
  for await (const table of allTables(store)) {
    const found = await damageOr(() => readOr(store, table.id))
    if ('expired' in found) {
      await put([{ table }, found])
      tables += 1
      continue
    }
    if (found instanceof DamagedError) damaged.push(found)
    if (found instanceof DamagedError && found.number === 0) continue
    const list = found instanceof DamagedError ? found.sound : found
    await put([{ table }, ...list.map((entry) => ({ entry }))])
    tables += 1
    entries += list.length
  }
  await put([{ end: { tables, entries, sha256: hash.copy().digest('hex') } }])
  return { tables, entries, damaged }
}

type ReadStore = Pick<Store, 'read' | 'expired'>

/** The entries of a table, or what is kept instead of them. */
async function readOr(store: ReadStore, table: string): Promise<readonly Entry[] | { readonly expired: ExpiredTable }> {
  try {
    return await store.read(table, 0)
  } catch (thrown) {
    const expired = thrown instanceof ExpiredError ? await store.expired(table) : undefined
    if (expired === undefined) throw thrown
    return { expired }
  }
}

async function damageOr<T>(read: () => Promise<T>): Promise<T | DamagedError> {
  try {
    return await read()
  } catch (thrown) {
    if (thrown instanceof DamagedError) return thrown
    throw thrown
  }
}

async function* allTables(store: Pick<Store, 'tables'>): AsyncGenerator<TableRecord> {
  let page = await store.tables(undefined, PAGE)
  while (page.length > 0) {
    yield* page
    page = await store.tables(page.at(-1)?.id, PAGE)
  }
}

export interface RestoreCount {
  readonly restored: BackupCount
  /** Tables that were there already, exactly as in the file. */
  readonly skipped: number
}

/**
 * Makes all tables of a backup. The lines are read twice: nothing is written before the whole file is known to be whole,
 * and to go with what is there. It can be repeated.
 */
export async function restore(
  store: Pick<Store, 'find' | 'read' | 'make' | 'expire' | 'expired'>,
  lines: () => AsyncIterable<string>,
): Promise<RestoreCount> {
  for await (const whole of tablesIn(lines())) await isThere(store, whole)
  let [tables, made, skipped] = [0, 0, 0]
  for await (const whole of tablesIn(lines())) {
    const { table, entries, expired } = whole
    if (await isThere(store, whole)) {
      skipped += 1
      continue
    }
    await store.make(table, entries)
    if (expired !== undefined) await store.expire(table.id, 0, expired)
    tables += 1
    made += entries.length
  }
  return { restored: { tables, entries: made }, skipped }
}

/** Whether exactly this table is there. Throws if another one is. */
async function isThere(
  store: Pick<Store, 'find'> & ReadStore,
  { table, entries, expired }: WholeTable,
): Promise<boolean> {
  const found = await damageOr(async () => (await store.find(table.id)) ?? (await store.find(table.watch)))
  if (found === undefined) return false
  const kept = await damageOr(() => readOr(store, table.id))
  const isSame =
    isDeepStrictEqual(found, table) && isDeepStrictEqual(kept, expired === undefined ? entries : { expired })
  if (!isSame) throw new BackupError(`table ${table.id} is there already, and not as it is in the backup`)
  return true
}

interface WholeTable {
  readonly table: TableRecord
  readonly entries: readonly Entry[]
  readonly expired?: ExpiredTable
}

/** One after the other; when the last one has come, the whole backup is as it was written. */
async function* tablesIn(lines: AsyncIterable<string>): AsyncGenerator<WholeTable> {
  let whole: { readonly table: TableRecord; readonly entries: Entry[]; expired?: ExpiredTable } | undefined
  for await (const line of checkedLines(lines)) {
    if ('table' in line) {
      if (whole !== undefined) yield whole
      whole = { table: line.table, entries: [] }
    } else if ('expired' in line) {
      if (whole === undefined) throw new BackupError('the backup is damaged: a table is missing')
      whole.expired = line.expired
    } else if (whole?.entries.length === line.entry.number - 1) {
      whole.entries.push(line.entry)
    } else {
      throw new BackupError('the backup is damaged: an entry is missing')
    }
  }
  if (whole !== undefined) yield whole
}

/** What is between the first line and the last. Throws at the end, if not before, when a single character was changed. */
async function* checkedLines(
  lines: AsyncIterable<string>,
): AsyncGenerator<z.infer<typeof TableLine | typeof EntryLine | typeof ExpiredLine>> {
  const hash = createHash('sha256')
  let [number, tables, entries, isOver] = [0, 0, 0, false]
  for await (const text of lines) {
    number += 1
    if (isOver) throw damaged(number, 'there is something after the end')
    if (number === 1) {
      checkHead(text)
    } else {
      const line = parsed(Line, text, number)
      if ('end' in line) {
        const written = { tables, entries, sha256: hash.copy().digest('hex') }
        if (!isDeepStrictEqual(line.end, written)) throw damaged(number, 'what is above it is not what was written')
        isOver = true
      } else {
        if ('table' in line) tables += 1
        else if ('entry' in line) entries += 1
        yield line
      }
    }
    hash.update(`${text}\n`)
  }
  if (!isOver) throw new BackupError('the backup is cut off: its last line is missing')
}

function checkHead(text: string): void {
  const { version } = parsed(HeadLine, text, 1)
  if (version > VERSION) throw new BackupError(`the backup has version ${version}: use a newer Landfall`)
}

function parsed<T>(schema: z.ZodType<T>, text: string, line: number): T {
  const found = schema.safeParse(jsonOf(text, line))
  if (!found.success) throw damaged(line, 'it cannot be read')
  return found.data
}

function jsonOf(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(line, 'it cannot be read')
  }
}

function damaged(line: number, how: string): BackupError {
  return new BackupError(`the backup is damaged in line ${line}: ${how}`)
}

/** The lines of a text that comes in pieces. (What Node has for this also ends lines at characters that JSON leaves alone.) */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
