// The store on PostgreSQL 15 or newer: many nodes, one database, which is also how they hear of each other.
import { Client, type ClientConfig, DatabaseError, Pool, type QueryResultRow } from 'pg'
import {
  firstMarks,
  isUsual,
  type Mark,
  type MarkedEntry,
  postgresMark,
  soundEntries,
  soundSnapshot,
  soundTable,
  tableMark,
} from './chain.ts'
import { checkEntries, checkEntry, checkTable, checkText, checkWhisper, nameTaken } from './checks.ts'
import { DamagedError, ExpiredError, FullError, MistakeError, messageOf, OpenError, UnsoundError } from './errors.ts'
import { MARKED, migratePostgres, postgresVersion } from './migrations.ts'
import { AppendQueue, columnsOf } from './postgres-appends.ts'
import { PostgresDisk } from './postgres-disk.ts'
import { PostgresListener } from './postgres-listen.ts'
import { PostgresWhispers } from './postgres-whispers.ts'
import {
  type AgingTable,
  type Entry,
  type ExpiredTable,
  type Snapshot,
  type Store,
  StoreError,
  type StoreListener,
  type TableRecord,
  type Usage,
} from './store.ts'
import { Fullness, timed } from './writes.ts'

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
export async function openPostgres(url: string, use: PostgresUse = 'own', disk?: number): Promise<Store> {
  const settings = settingsOf(url)
  try {
    const version = await prepare(settings, use)
    const listener = use === 'own' ? await PostgresListener.open(settings) : undefined
    return new PostgresStore(settings, { version, disk }, listener)
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

/** Brings the shape of the database up to date, unless it is only read. Gives the version that it has then. */
async function prepare(settings: ClientConfig, use: PostgresUse): Promise<number> {
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
    if (use === 'own') await mustTakeWrites(client)
    const has = await postgresVersion(client)
    if (has === 0) throw new OpenError('there are no tables in this database')
    return has
  } finally {
    // A broken connection has ended already.
    await client.end().catch(() => {})
  }
}

async function mustTakeWrites(client: Client): Promise<void> {
  try {
    await client.query(PROBE, [Date.now()])
  } catch (thrown) {
    if (thrown instanceof DatabaseError) throw new UnsoundError(`the database takes no writes: ${thrown.message}`)
    throw thrown
  }
}

/** A write that leaves nothing behind but the time. */
const PROBE = 'insert into probes (id, at) values (1, $1) on conflict (id) do update set at = excluded.at'

const UNIQUE_VIOLATION = '23505'

/** What says already what is wrong. */
const KNOWN = [OpenError, MistakeError, DamagedError, ExpiredError, FullError, StoreError]

/** Unless the database says what is wrong, what was asked may or may not have happened. */
function faultOf(thrown: unknown): Error {
  if (KNOWN.some((kind) => thrown instanceof kind) && thrown instanceof Error) return thrown
  // Entries and snapshots are kept with `on conflict`, so it can only be a table.
  if (thrown instanceof DatabaseError && thrown.code === UNIQUE_VIOLATION) return nameTaken()
  return new StoreError(`PostgreSQL: ${messageOf(thrown)}`)
}

const TABLE = 'id, watch, game, version, setup, made'

/** A bigint comes as text. */
type TableRow = Omit<TableRecord, 'made'> & { readonly made: string }
type EntryRow = Omit<MarkedEntry, 'at'> & { readonly at: string }
type SnapshotRow = Snapshot & { readonly mark: Mark; readonly before: Mark }

function tableOf({ id, watch, game, version, setup, made }: TableRow): TableRecord {
  return { id, watch, game, version, setup, made: Number(made) }
}

const MAKE = `
  with made as (insert into tables (${TABLE}, mark) values ($1, $2, $3, $4, $5, $6, $7))
  insert into entries (table_id, number, at, act, mark)
  select $1, * from unnest($8::int[], $9::bigint[], $10::text[], $11::text[])`

/** One transaction: whoever takes the number after the newest act first has it. */
const EXPIRE = `
  with ended as (
    insert into entries (table_id, number, at, act) values ($1, $2::int + 1, $3, '')
    on conflict do nothing returning table_id
  ), kept as (
    insert into expired (table_id, at, journal, members) select table_id, $3, $4, $5 from ended returning table_id
  ), acts as (
    delete from entries e using ended where e.table_id = ended.table_id and e.number <= $2
  ), cache as (
    delete from snapshots s using ended where s.table_id = ended.table_id
  )
  select table_id from kept`

const KEEP_SNAPSHOT = `
  insert into snapshots (table_id, number, text, mark)
  values ($1::text, $2::int, $3::text, ${postgresMark([
    `coalesce((select mark from entries where table_id = $1 and number = $2), '')`,
    '$1::text',
    '$2::int',
    '$3::text',
  ])})
  on conflict (table_id) do update set number = excluded.number, text = excluded.text, mark = excluded.mark
  where excluded.number > snapshots.number`

class PostgresStore implements Store {
  readonly #pool: Pool
  readonly #appends: AppendQueue
  readonly #listener: PostgresListener | undefined
  readonly #whispers: PostgresWhispers | undefined
  readonly #running = new Set<Promise<unknown>>()
  /** How what has a mark is read; an older database that is only read has none. */
  readonly #mark: string
  readonly #disk: PostgresDisk
  readonly #fullness = new Fullness()
  readonly #listeners: StoreListener[] = []
  #isClosed = false

  constructor(
    settings: ClientConfig,
    { version, disk }: { readonly version: number; readonly disk: number | undefined },
    listener: PostgresListener | undefined,
  ) {
    this.#listener = listener
    this.#whispers = listener === undefined ? undefined : new PostgresWhispers(settings, listener.node)
    this.#mark = version < MARKED ? 'null::text as mark' : 'mark'
    this.#pool = new Pool({ ...settings, max: CONNECTIONS })
    // A connection that breaks while nobody uses it: the pool makes another one when it needs one.
    this.#pool.on('error', () => {})
    this.#appends = new AppendQueue(this.#pool)
    this.#disk = new PostgresDisk(this.#pool, disk)
  }

  async make(table: TableRecord, entries: readonly Entry[]): Promise<void> {
    checkTable(table)
    checkEntries(entries)
    const { id, watch, game, version, setup, made } = table
    const marks = [tableMark(table), ...columnsOf(entries), firstMarks(table, entries)]
    await this.#write(setup.length, () => this.#query(MAKE, [id, watch, game, version, setup, made, ...marks]))
  }

  async find(name: string): Promise<TableRecord | undefined> {
    return (await this.#found('id = $1 or watch = $1', name))?.table
  }

  async #found(which: string, name: string): Promise<{ readonly table: TableRecord; readonly mark: Mark } | undefined> {
    const rows = await this.#query<TableRow & { readonly mark: Mark }>(
      `select ${TABLE}, ${this.#mark} from tables where ${which}`,
      [name],
    )
    return rows.map((row) => ({ table: soundTable({ table: tableOf(row), mark: row.mark }), mark: row.mark }))[0]
  }

  async append(table: string, entry: Entry): Promise<boolean> {
    checkEntry(entry)
    this.#refuseWhenClosed()
    return await this.#write(entry.act.length, () => this.#tracked(this.#appends.append(table, entry)))
  }

  read(table: string, after: number): Promise<readonly Entry[]> {
    return this.#entries(table, after)
  }

  readWithout(table: string, beginning: string): Promise<readonly Entry[]> {
    return this.#entries(table, 0, beginning)
  }

  /** Of acts that begin like this, only the marks are read, for each mark is over the one before it. */
  async #entries(table: string, after: number, unread?: string): Promise<readonly Entry[]> {
    const act = unread === undefined ? 'act' : 'case when starts_with(act, $3) then null else act end as act'
    const rows = await this.#query<EntryRow>(
      `select number, at, ${act}, ${this.#mark} from entries where table_id = $1 and number >= $2 order by number`,
      [table, after, ...(unread === undefined ? [] : [unread])],
    )
    if (!isUsual(rows[0], after) && (await this.expired(table)) !== undefined) throw new ExpiredError(table)
    const marked = rows.map(({ number, at, act, mark }) => ({ number, at: Number(at), act, mark }))
    if (after === 0) return soundEntries(table, 0, (await this.#found('id = $1', table))?.mark ?? null, marked)
    const [before, ...later] = marked
    if (before?.number !== after) throw new DamagedError(table, after, 'it is missing', [])
    return soundEntries(table, after, before.mark, later)
  }

  async keepSnapshot(table: string, { number, text }: Snapshot): Promise<void> {
    checkText(text)
    await this.#write(text.length, () => this.#query(KEEP_SNAPSHOT, [table, number, text]))
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const rows = await this.#query<SnapshotRow>(
      `select s.number, s.text, s.mark, e.mark as before from snapshots s
        left join entries e on e.table_id = s.table_id and e.number = s.number where s.table_id = $1`,
      [table],
    )
    return rows.map(({ number, text, mark, before }) => soundSnapshot(table, before, mark, { number, text }))[0]
  }

  async whisper(table: string, text: string, subject: string): Promise<void> {
    checkWhisper(text)
    this.#refuseWhenClosed()
    this.#whispers?.whisper(table, text, subject)
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener)
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

  async aging(before: number, after: string | undefined, most: number): Promise<readonly AgingTable[]> {
    const later = after === undefined ? '' : 'and (t.made, t.id) > (select made, id from tables where id = $3)'
    const rows = await this.#query<{ table: string; at: string }>(
      `select t.id as "table", coalesce(
          (select e.at from entries e where e.table_id = t.id order by e.number desc limit 1), t.made) as at
        from tables t where t.made < $1 and not exists (select 1 from expired x where x.table_id = t.id) ${later}
        order by t.made, t.id limit $2`,
      after === undefined ? [before, most] : [before, most, after],
    )
    return rows.map(({ table, at }) => ({ table, at: Number(at) }))
  }

  async expire(table: string, newest: number, { at, journal, members }: ExpiredTable): Promise<boolean> {
    const values = [table, newest, at, journal, JSON.stringify(members)]
    const rows = await timed(this.#listeners, this.#fullness, () => this.#query(EXPIRE, values))
    return rows.length > 0
  }

  async expired(table: string): Promise<ExpiredTable | undefined> {
    if (this.#mark !== 'mark') return undefined
    const rows = await this.#query<{ at: string; journal: string; members: string }>(
      'select at, journal, members from expired where table_id = $1',
      [table],
    )
    return rows.map(({ at, journal, members }) => ({ at: Number(at), journal, members: JSON.parse(members) }))[0]
  }

  async check(): Promise<void> {
    await timed(this.#listeners, this.#fullness, () => this.#query(PROBE, [Date.now()]))
  }

  async usage(): Promise<Usage> {
    this.#refuseWhenClosed()
    return await this.#tracked(this.#disk.usage())
  }

  get isFull(): boolean {
    return this.#fullness.isFull
  }

  /** A database that went away may come back. */
  get isLost(): boolean {
    return this.#isClosed
  }

  #write<T>(units: number, write: () => Promise<T>): Promise<T> {
    const limited = async (): Promise<T> => {
      await this.#disk.take(units)
      return await write()
    }
    return timed(this.#listeners, this.#fullness, this.#disk.isLimited ? limited : write)
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
