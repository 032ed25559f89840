// The statements of the SQLite database, synchronous: only its own thread uses them.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import {
  entryMark,
  isUsual,
  type Mark,
  type MarkedEntry,
  NO_MARK,
  snapshotMark,
  soundEntries,
  soundSnapshot,
  soundTable,
  tableMark,
} from './chain.ts'
import { gapBefore, nameTaken } from './checks.ts'
import { DamagedError, ExpiredError, FullError, MistakeError, messageOf, OpenError, UnsoundError } from './errors.ts'
import { MARKED, migrateSqlite, sqliteVersion } from './migrations.ts'
import { SqliteDisk } from './sqlite-disk.ts'
import type { AgingTable, Entry, ExpiredTable, Snapshot, TableRecord, Usage } from './store.ts'

export type Read =
  | { readonly do: 'find'; readonly name: string }
  | { readonly do: 'read'; readonly table: string; readonly after: number }
  | { readonly do: 'readWithout'; readonly table: string; readonly beginning: string }
  | { readonly do: 'snapshot'; readonly table: string }
  | { readonly do: 'tables'; readonly after: string | undefined; readonly most: number }
  | { readonly do: 'usage' }
  | { readonly do: 'aging'; readonly before: number; readonly after: string | undefined; readonly most: number }
  | { readonly do: 'expired'; readonly table: string }

export type Write =
  | { readonly do: 'make'; readonly table: TableRecord; readonly entries: readonly Entry[] }
  | { readonly do: 'append'; readonly table: string; readonly entry: Entry }
  | { readonly do: 'keepSnapshot'; readonly table: string; readonly snapshot: Snapshot }
  | { readonly do: 'expire'; readonly table: string; readonly newest: number; readonly expired: ExpiredTable }
  | { readonly do: 'check' }

/** What each call is answered with. */
export interface Answers {
  readonly find: TableRecord | undefined
  readonly read: readonly Entry[]
  readonly readWithout: readonly Entry[]
  readonly snapshot: Snapshot | undefined
  readonly tables: readonly TableRecord[]
  readonly check: undefined
  readonly usage: Usage
  readonly aging: readonly AgingTable[]
  readonly expired: ExpiredTable | undefined
  readonly expire: boolean
  readonly make: undefined
  readonly append: boolean
  readonly keepSnapshot: undefined
}

export type Outcome =
  | { readonly value: Answers[keyof Answers] }
  | { readonly fault: string; readonly isMistake: boolean }
  | { readonly isFull: true }
  | { readonly damage: Damage }
  | { readonly expired: string }

/** A DamagedError, as it goes from one thread to another. */
type Damage = Pick<DamagedError, 'table' | 'number' | 'reason' | 'sound'>

/** `read`: beside a server that runs; nothing is changed, not even an older version. */
export type SqliteUse = 'own' | 'read'

/** How long a server that is just ending may take to let go of its folder. */
const PATIENCE_MS = 500
/** A backup reads beside the server, and either may have to wait for the other for a moment. */
const BUSY_MS = 5000

/**
 * Pages of the write-ahead log before it is copied into the database, 40 MB: tables are all over the index, and a page that
 * was changed for many of them is copied once.
 */
const LOG_PAGES = 10_000

const TABLE = 'id, watch, game, version, setup, made'

/** A write that leaves nothing behind but the time. */
const PROBE = 'insert into probes (id, at) values (1, ?) on conflict (id) do update set at = excluded.at'

export class SqliteDatabase {
  readonly #lock: DatabaseSyncInstance | undefined
  readonly #database: DatabaseSyncInstance
  readonly #statements = new Map<string, StatementSyncInstance>()
  /** How what has a mark is read; an older database that is only read has none. */
  readonly #mark: string

  readonly #disk: SqliteDisk

  constructor(folder: string, use: SqliteUse, given?: number) {
    if (use === 'own') mustBeWritable(folder)
    const file = join(folder, 'landfall.db')
    if (use === 'read' && !existsSync(file)) throw new OpenError('there are no tables in this folder')
    this.#lock = use === 'own' ? locked(folder) : undefined
    this.#database = new DatabaseSync(file, { readOnly: use === 'read', timeout: BUSY_MS })
    this.#disk = new SqliteDisk(this.#database, file, given)
    try {
      if (use === 'own') this.#prepare()
      this.#mark = sqliteVersion(this.#database) < MARKED ? 'null as mark' : 'mark'
    } catch (thrown) {
      this.close()
      throw thrown
    }
  }

  #prepare(): void {
    this.#mustBeSound()
    migrateSqlite(this.#database)
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full')
    this.#disk.limitLog(LOG_PAGES)
    this.#mustTakeWrites()
  }

  /** Reads the whole file, but not what its indexes say about each other, which takes much longer. */
  #mustBeSound(): void {
    const found: string = messageOr(() => this.#database.prepare('pragma quick_check(1)').get().quick_check)
    if (found === 'ok') return
    const where = found.split('\n').at(-1)
    throw new UnsoundError(`the database is damaged (${where}): restore a backup into another folder`)
  }

  #mustTakeWrites(): void {
    const found = messageOr(() => this.#run(PROBE, Date.now()))
    if (typeof found === 'string') throw new UnsoundError(`the database takes no writes: ${found}`)
  }

  read(call: Read): Outcome {
    try {
      return { value: this.#read(call) }
    } catch (thrown) {
      if (thrown instanceof ExpiredError && 'table' in call) return { expired: call.table }
      if (!(thrown instanceof DamagedError)) return { fault: messageOf(thrown), isMistake: false }
      const { table, number, reason, sound } = thrown
      return { damage: { table, number, reason, sound } }
    }
  }

  /** All in one transaction, durable when this returns. A mistake spoils only itself; if the disk fails, all have failed. */
  commit(calls: readonly Write[]): readonly Outcome[] {
    try {
      this.#run('begin immediate')
      this.#disk.measure()
      const outcomes = calls.map((call) => this.#tried(call))
      this.#run('commit')
      return outcomes
    } catch (thrown) {
      if (this.#database.isTransaction) this.#run('rollback')
      return calls.map(() => ({ fault: messageOf(thrown), isMistake: false }))
    }
  }

  close(): void {
    this.#database.close()
    this.#lock?.close()
  }

  #read(call: Read): Answers[Read['do']] {
    switch (call.do) {
      case 'find':
        return this.#found('id = ?1 or watch = ?1', call.name)?.table
      case 'read':
        return this.#entries(call.table, call.after)
      case 'readWithout':
        return this.#entries(call.table, 0, call.beginning)
      case 'snapshot':
        return this.#snapshot(call.table)
      case 'tables':
        return call.after === undefined
          ? this.#statement(`select ${TABLE} from tables order by made, id limit ?`).all(call.most)
          : this.#statement(
              `select ${TABLE} from tables where (made, id) > (select made, id from tables where id = ?)
                order by made, id limit ?`,
            ).all(call.after, call.most)
      case 'aging':
        return this.#aging(call.before, call.after, call.most)
      case 'expired':
        return this.#expired(call.table)
      case 'usage':
        return { tables: this.#statement('select count(*) as tables from tables').get().tables, ...this.#disk.usage() }
    }
  }

  #found(which: string, name: string): { readonly table: TableRecord; readonly mark: Mark } | undefined {
    const row: (TableRecord & { mark: Mark }) | undefined = this.#statement(
      `select ${TABLE}, ${this.#mark} from tables where ${which}`,
    ).get(name)
    if (row === undefined) return undefined
    const { mark, ...table } = row
    return { table: soundTable({ table, mark }), mark }
  }

  /** Of acts that begin like this, only the marks are read, for each mark is over the one before it. */
  #entries(table: string, after: number, unread?: string): readonly Entry[] {
    const act = unread === undefined ? 'act' : 'case when substr(act, 1, length(?3)) = ?3 then null else act end as act'
    const rows: readonly MarkedEntry[] = this.#statement(
      `select number, at, ${act}, ${this.#mark} from entries where table_id = ?1 and number >= ?2 order by number`,
    ).all(table, after, ...(unread === undefined ? [] : [unread]))
    if (!isUsual(rows[0], after) && this.#expired(table) !== undefined) throw new ExpiredError(table)
    if (after === 0) return soundEntries(table, 0, this.#found('id = ?', table)?.mark ?? null, rows)
    const [before, ...later] = rows
    if (before?.number !== after) throw new DamagedError(table, after, 'it is missing', [])
    return soundEntries(table, after, before.mark, later)
  }

  #aging(before: number, after: string | undefined, most: number): readonly AgingTable[] {
    const later = after === undefined ? '' : 'and (t.made, t.id) > (select made, id from tables where id = ?3)'
    return this.#statement(
      `select t.id as "table", coalesce(
          (select e.at from entries e where e.table_id = t.id order by e.number desc limit 1), t.made) as at
        from tables t where t.made < ?1 and not exists (select 1 from expired x where x.table_id = t.id) ${later}
        order by t.made, t.id limit ?2`,
    ).all(before, most, ...(after === undefined ? [] : [after]))
  }

  /** An older database that is only read has none. */
  #expired(table: string): ExpiredTable | undefined {
    if (this.#mark !== 'mark') return undefined
    const row: { at: number; journal: string; members: string } | undefined = this.#statement(
      'select at, journal, members from expired where table_id = ?',
    ).get(table)
    return row === undefined ? undefined : { ...row, members: JSON.parse(row.members) }
  }

  #expire(table: string, newest: number, { at, journal, members }: ExpiredTable): boolean {
    const ended = this.#run(
      `insert into entries (table_id, number, at, act) values (?, ?, ?, '') on conflict do nothing`,
      ...[table, newest + 1, at],
    )
    if (ended === 0) return false
    this.#run(
      'insert into expired (table_id, at, journal, members) values (?, ?, ?, ?)',
      ...[table, at, journal, JSON.stringify(members)],
    )
    this.#run('delete from entries where table_id = ? and number <= ?', table, newest)
    this.#run('delete from snapshots where table_id = ?', table)
    return true
  }

  #snapshot(table: string): Snapshot | undefined {
    const row: (Snapshot & { mark: Mark }) | undefined = this.#statement(
      `select number, text, ${this.#mark} from snapshots where table_id = ?`,
    ).get(table)
    if (row === undefined) return undefined
    const { number, text, mark } = row
    return soundSnapshot(table, this.#markAt(table, number), mark, { number, text })
  }

  /** Of an act; none if there is no act, or if it has no mark. */
  #markAt(table: string, number: number): Mark {
    return (
      this.#statement('select mark from entries where table_id = ? and number = ?').get(table, number)?.mark ?? null
    )
  }

  #tried(call: Write): Outcome {
    try {
      return { value: this.#write(call) }
    } catch (thrown) {
      if (thrown instanceof FullError) return { isFull: true }
      if (!(thrown instanceof MistakeError)) throw thrown
      return { fault: thrown.message, isMistake: true }
    }
  }

  #write(call: Write): boolean | undefined {
    switch (call.do) {
      case 'make':
        this.#make(call.table, call.entries)
        return undefined
      case 'append':
        return this.#append(call.table, call.entry)
      case 'keepSnapshot':
        this.#keepSnapshot(call.table, call.snapshot)
        return undefined
      case 'expire':
        return this.#expire(call.table, call.newest, call.expired)
      case 'check':
        this.#run(PROBE, Date.now())
        return undefined
    }
  }

  #keepSnapshot(table: string, snapshot: Snapshot): void {
    const { number, text } = snapshot
    this.#disk.take(text.length)
    this.#run(
      `insert into snapshots (table_id, number, text, mark) values (?, ?, ?, ?)
        on conflict (table_id) do update set number = excluded.number, text = excluded.text, mark = excluded.mark
        where excluded.number > snapshots.number`,
      ...[table, number, text, snapshotMark(this.#markAt(table, number) ?? NO_MARK, table, snapshot)],
    )
  }

  #make(table: TableRecord, entries: readonly Entry[]): void {
    const { id, watch, game, version, setup, made } = table
    this.#disk.take(setup.length)
    const added = this.#run(
      `insert into tables (${TABLE}, mark) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      ...[id, watch, game, version, setup, made, tableMark(table)],
    )
    if (added === 0) throw nameTaken()
    for (const entry of entries) this.#append(id, entry)
  }

  #append(table: string, entry: Entry): boolean {
    const { number, at, act } = entry
    this.#disk.take(act.length)
    const before: { mark: Mark } | undefined =
      number === 1
        ? this.#statement('select mark from tables where id = ?').get(table)
        : this.#statement('select mark from entries where table_id = ? and number = ?').get(table, number - 1)
    if (before === undefined) throw gapBefore(entry)
    const added = this.#run(
      'insert into entries (table_id, number, at, act, mark) values (?, ?, ?, ?, ?) on conflict do nothing',
      ...[table, number, at, act, entryMark(before.mark ?? NO_MARK, table, entry)],
    )
    return added === 1
  }

  #run(sql: string, ...values: readonly (string | number)[]): number {
    return this.#statement(sql).run(...values).changes
  }

  /** Prepared when it is first needed: an older database that is only read may lack what the others are about. */
  #statement(sql: string): StatementSyncInstance {
    const kept = this.#statements.get(sql)
    if (kept !== undefined) return kept
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** What was asked for, or why it could not be. */
function messageOr<T>(work: () => T): T | string {
  try {
    return work()
  } catch (thrown) {
    return messageOf(thrown)
  }
}

/** SQLite itself would open what it can, and call it damaged. */
function mustBeWritable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    accessSync(folder, constants.W_OK)
  } catch (thrown) {
    throw new UnsoundError(`the folder takes no writes: ${messageOf(thrown)}`)
  }
}

/**
 * A second server on the folder is refused by a lock on a file of its own, so that a backup can read the database all the
 * same. The operating system holds it for the process, and so it ends with the process, however that ends.
 */
function locked(folder: string): DatabaseSyncInstance {
  const lock = new DatabaseSync(join(folder, 'landfall.lock'), { timeout: PATIENCE_MS })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (thrown) {
    lock.close()
    if (messageOf(thrown).includes('locked')) throw new OpenError('another Landfall server is using this folder')
    throw thrown
  }
}
