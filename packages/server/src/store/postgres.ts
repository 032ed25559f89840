// The store on PostgreSQL 15 or newer: many nodes, one database, which is also how they hear of each other.
import { Client, type ClientConfig, DatabaseError, Pool, type QueryResultRow } from 'pg'
import { checkEntries, checkEntry, checkTable, checkText, checkWhisper, nameTaken } from './checks.ts'
import { MistakeError, messageOf, OpenError } from './errors.ts'
import { migratePostgres, postgresVersion } from './migrations.ts'
import { AppendQueue, columnsOf } from './postgres-appends.ts'
import { PostgresListener } from './postgres-listen.ts'
import { PostgresWhispers } from './postgres-whispers.ts'
import { type Entry, type Snapshot, type Store, StoreError, type StoreListener, type TableRecord } from './store.ts'

const OLDEST_POSTGRES = 150_000
/** Appends share one connection at a time, so these are for those who read. */
const CONNECTIONS = 10
/** A database that takes longer to answer counts as down. */
const PATIENCE_MS = 10_000

/** `read`: for a backup; an older version stays what it is. */
export type PostgresUse = 'own' | 'read'

/**
 * The database at this URL; its parameters choose TLS, as `pg` does. Queries leave nothing behind in a session of the
 * database, but hearing of other nodes needs a connection of its own: between may be any proxy but one that gives every
 * transaction another session.
 */
export async function openPostgres(url: string, use: PostgresUse = 'own'): Promise<Store> {
  const settings = settingsOf(url)
  try {
    await prepare(settings, use)
    return new PostgresStore(settings, use === 'own' ? await PostgresListener.open(settings) : undefined)
  } catch (thrown) {
    throw faultOf(thrown)
  }
}

/** Nothing that is thrown or logged may have the URL in it, because of the password. */
function settingsOf(url: string): ClientConfig {
  if (!URL.canParse(url) || !/^postgres(ql)?:/.test(url)) {
    throw new OpenError(
      'the URL of the database must begin with postgres:// (it is not shown, for it may have a password)',
    )
  }
  return {
    connectionString: url,
    application_name: 'landfall',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PATIENCE_MS,
  }
}

/** Brings the shape of the database up to date, unless it is only read. */
async function prepare(settings: ClientConfig, use: PostgresUse): Promise<void> {
  // Moving a large database to a new shape may take its time.
  const client = new Client({ ...settings, query_timeout: 0 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    )
    for (const { version, encoding } of rows) {
      if (version < OLDEST_POSTGRES) throw new OpenError('PostgreSQL must be 15 or newer')
      if (encoding !== 'UTF8') throw new OpenError(`the database must have the encoding UTF8, and it has ${encoding}`)
    }
    if (use === 'own') await migratePostgres(client)
    else if ((await postgresVersion(client)) === 0) throw new OpenError('there are no tables in this database')
  } finally {
    // A broken connection has ended already.
    await client.end().catch(() => {})
  }
}

const UNIQUE_VIOLATION = '23505'

/** Unless the database says what is wrong, what was asked may or may not have happened. */
function faultOf(thrown: unknown): Error {
  if (thrown instanceof OpenError || thrown instanceof MistakeError) return thrown
  // Entries and snapshots are kept with `on conflict`, so it can only be a table.
  if (thrown instanceof DatabaseError && thrown.code === UNIQUE_VIOLATION) return nameTaken()
  return new StoreError(`PostgreSQL: ${messageOf(thrown)}`)
}

const TABLE = 'id, watch, game, version, setup, made'

/** A bigint comes as text. */
type TableRow = Omit<TableRecord, 'made'> & { readonly made: string }
type EntryRow = Omit<Entry, 'at'> & { readonly at: string }

function tableOf({ id, watch, game, version, setup, made }: TableRow): TableRecord {
  return { id, watch, game, version, setup, made: Number(made) }
}

const MAKE = `
  with made as (insert into tables (${TABLE}) values ($1, $2, $3, $4, $5, $6))
  insert into entries (table_id, number, at, act)
  select $1, * from unnest($7::int[], $8::bigint[], $9::text[])`

class PostgresStore implements Store {
  readonly #pool: Pool
  readonly #appends: AppendQueue
  readonly #listener: PostgresListener | undefined
  readonly #whispers: PostgresWhispers | undefined
  readonly #running = new Set<Promise<unknown>>()
  #isClosed = false

  constructor(settings: ClientConfig, listener: PostgresListener | undefined) {
    this.#listener = listener
    this.#whispers = listener === undefined ? undefined : new PostgresWhispers(settings, listener.node)
    this.#pool = new Pool({ ...settings, max: CONNECTIONS })
    // A connection that breaks while nobody uses it: the pool makes another one when it needs one.
    this.#pool.on('error', () => {})
    this.#appends = new AppendQueue(this.#pool)
  }

  async make(table: TableRecord, entries: readonly Entry[]): Promise<void> {
    checkTable(table)
    checkEntries(entries)
    const { id, watch, game, version, setup, made } = table
    await this.#query(MAKE, [id, watch, game, version, setup, made, ...columnsOf(entries)])
  }

  async find(name: string): Promise<TableRecord | undefined> {
    const rows = await this.#query<TableRow>(`select ${TABLE} from tables where id = $1 or watch = $1`, [name])
    return rows.map(tableOf)[0]
  }

  async append(table: string, entry: Entry): Promise<boolean> {
    checkEntry(entry)
    this.#refuseWhenClosed()
    return await this.#tracked(this.#appends.append(table, entry))
  }

  async read(table: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.#query<EntryRow>(
      'select number, at, act from entries where table_id = $1 and number > $2 order by number',
      [table, after],
    )
    return rows.map(({ number, at, act }) => ({ number, at: Number(at), act }))
  }

  async readWithout(table: string, beginning: string): Promise<readonly Entry[]> {
    const rows = await this.#query<EntryRow>(
      'select number, at, act from entries where table_id = $1 and not starts_with(act, $2) order by number',
      [table, beginning],
    )
    return rows.map(({ number, at, act }) => ({ number, at: Number(at), act }))
  }

  async keepSnapshot(table: string, { number, text }: Snapshot): Promise<void> {
    checkText(text)
    await this.#query(
      `insert into snapshots (table_id, number, text) values ($1, $2, $3)
        on conflict (table_id) do update set number = excluded.number, text = excluded.text
        where excluded.number > snapshots.number`,
      [table, number, text],
    )
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const rows = await this.#query<Snapshot & QueryResultRow>(
      'select number, text from snapshots where table_id = $1',
      [table],
    )
    return rows[0]
  }

  async whisper(table: string, text: string, subject: string): Promise<void> {
    checkWhisper(text)
    this.#refuseWhenClosed()
    this.#whispers?.whisper(table, text, subject)
  }

  listen(listener: StoreListener): void {
    this.#listener?.listen(listener)
  }

  async tables(after: string | undefined, most: number): Promise<readonly TableRecord[]> {
    const newer = after === undefined ? '' : 'where (made, id) > (select made, id from tables where id = $2)'
    const rows = await this.#query<TableRow>(
      `select ${TABLE} from tables ${newer} order by made, id limit $1`,
      after === undefined ? [most] : [most, after],
    )
    return rows.map(tableOf)
  }

  async check(): Promise<void> {
    await this.#query('select max(number) from migrations', [])
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await Promise.allSettled(this.#running)
    await this.#whispers?.close()
    await this.#listener?.close()
    await this.#pool.end()
  }

  async #query<Row extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    this.#refuseWhenClosed()
    const { rows } = await this.#tracked(this.#pool.query<Row>(sql, [...values]))
    return rows
  }

  /** The pool forgets those who wait for a connection when it is closed. */
  async #tracked<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work)
    try {
      return await work
    } catch (thrown) {
      throw faultOf(thrown)
    } finally {
      this.#running.delete(work)
    }
  }

  #refuseWhenClosed(): void {
    if (this.#isClosed) throw new StoreError('the store is closed')
  }
}
