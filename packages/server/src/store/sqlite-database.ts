// The statements of the SQLite database, synchronous: only its own thread uses them.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { gapBefore, nameTaken } from './checks.ts'
import { MistakeError, messageOf, OpenError } from './errors.ts'
import { migrateSqlite, sqliteVersion } from './migrations.ts'
import type { Entry, Snapshot, TableRecord } from './store.ts'

export type Read =
  | { readonly do: 'find'; readonly name: string }
  | { readonly do: 'read'; readonly table: string; readonly after: number }
  | { readonly do: 'readWithout'; readonly table: string; readonly beginning: string }
  | { readonly do: 'snapshot'; readonly table: string }
  | { readonly do: 'tables'; readonly after: string | undefined; readonly most: number }
  | { readonly do: 'check' }

export type Write =
  | { readonly do: 'make'; readonly table: TableRecord; readonly entries: readonly Entry[] }
  | { readonly do: 'append'; readonly table: string; readonly entry: Entry }
  | { readonly do: 'keepSnapshot'; readonly table: string; readonly snapshot: Snapshot }

/** What each call is answered with. */
export interface Answers {
  readonly find: TableRecord | undefined
  readonly read: readonly Entry[]
  readonly readWithout: readonly Entry[]
  readonly snapshot: Snapshot | undefined
  readonly tables: readonly TableRecord[]
  readonly check: undefined
  readonly make: undefined
  readonly append: boolean
  readonly keepSnapshot: undefined
}

export type Outcome =
  | { readonly value: Answers[keyof Answers] }
  | { readonly fault: string; readonly isMistake: boolean }

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

export class SqliteDatabase {
  readonly #lock: DatabaseSyncInstance | undefined
  readonly #database: DatabaseSyncInstance
  readonly #statements = new Map<string, StatementSyncInstance>()

  constructor(folder: string, use: SqliteUse) {
    if (use === 'own') mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, 'landfall.db')
    if (use === 'read' && !existsSync(file)) throw new OpenError('there are no tables in this folder')
    this.#lock = use === 'own' ? locked(folder) : undefined
    this.#database = new DatabaseSync(file, { readOnly: use === 'read', timeout: BUSY_MS })
    try {
      if (use === 'own') this.#prepare()
      else sqliteVersion(this.#database)
    } catch (thrown) {
      this.close()
      throw thrown
    }
  }

  #prepare(): void {
    migrateSqlite(this.#database)
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full')
    this.#database.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`)
  }

  read(call: Read): Outcome {
    try {
      return { value: this.#read(call) }
    } catch (thrown) {
      return { fault: messageOf(thrown), isMistake: false }
    }
  }

  /** All in one transaction, durable when this returns. A mistake spoils only itself; if the disk fails, all have failed. */
  commit(calls: readonly Write[]): readonly Outcome[] {
    try {
      this.#run('begin immediate')
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
        return this.#statement(`select ${TABLE} from tables where id = ?1 or watch = ?1`).get(call.name)
      case 'read':
        return this.#statement(
          'select number, at, act from entries where table_id = ? and number > ? order by number',
        ).all(call.table, call.after)
      case 'readWithout':
        return this.#statement(
          `select number, at, act from entries
            where table_id = ?1 and substr(act, 1, length(?2)) <> ?2 order by number`,
        ).all(call.table, call.beginning)
      case 'snapshot':
        return this.#statement('select number, text from snapshots where table_id = ?').get(call.table)
      case 'tables':
        return call.after === undefined
          ? this.#statement(`select ${TABLE} from tables order by made, id limit ?`).all(call.most)
          : this.#statement(
              `select ${TABLE} from tables where (made, id) > (select made, id from tables where id = ?)
                order by made, id limit ?`,
            ).all(call.after, call.most)
      case 'check':
        this.#statement('select max(number) from migrations').get()
        return undefined
    }
  }

  #tried(call: Write): Outcome {
    try {
      return { value: this.#write(call) }
    } catch (thrown) {
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
        this.#run(
          `insert into snapshots (table_id, number, text) values (?, ?, ?)
            on conflict (table_id) do update set number = excluded.number, text = excluded.text
            where excluded.number > snapshots.number`,
          call.table,
          call.snapshot.number,
          call.snapshot.text,
        )
        return undefined
    }
  }

  #make({ id, watch, game, version, setup, made }: TableRecord, entries: readonly Entry[]): void {
    const added = this.#run(
      `insert into tables (${TABLE}) values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
      ...[id, watch, game, version, setup, made],
    )
    if (added === 0) throw nameTaken()
    for (const entry of entries) this.#append(id, entry)
  }

  #append(table: string, entry: Entry): boolean {
    const { number, at, act } = entry
    const added = this.#run(
      `insert into entries (table_id, number, at, act) select ?1, ?2, ?3, ?4
        where exists (select 1 from entries where table_id = ?1 and number = ?2 - 1)
          or (?2 = 1 and exists (select 1 from tables where id = ?1))
        on conflict do nothing`,
      ...[table, number, at, act],
    )
    if (added === 1) return true
    const taken = this.#statement('select 1 from entries where table_id = ? and number = ?').get(table, number)
    if (taken === undefined) throw gapBefore(entry)
    return false
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
