// The shape of the database, and how an older one gets there: forward only, by itself, whenever a store is opened.
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { ClientBase } from 'pg'
import { OpenError } from './errors.ts'

/**
 * What each migration does, the first one first, given how a name is declared: names are compared byte by byte, because
 * what a locale makes of them may change with the operating system, and an index would be wrong from then on. A migration
 * that has been released is never changed; a change is a new one at the end.
 */
const MIGRATIONS: readonly ((name: string) => string)[] = [
  (name) => `
    create table tables (
      id ${name} primary key, watch ${name} not null, game text not null, version integer not null,
      setup text not null, made bigint not null
    );
    create table entries (
      table_id ${name} not null, number integer not null, at bigint not null, act text not null,
      primary key (table_id, number)
    );`,
  (name) => `
    create unique index tables_watch on tables (watch);
    create index tables_made on tables (made, id);
    create table snapshots (table_id ${name} primary key, number integer not null, text text not null);`,
  // What was kept before this has no marks. The only row of probes is written to see whether the database takes anything.
  (name) => `
    alter table tables add column mark text;
    alter table entries add column mark text;
    alter table snapshots add column mark text;
    create table probes (id integer primary key, at bigint not null);
    create table expired (
      table_id ${name} primary key, at bigint not null, journal text not null, members text not null
    );`,
]

/** The first version in which acts have marks. */
export const MARKED = 3

const SQLITE_NAME = 'text'
const POSTGRES_NAME = 'text collate "C"'

const NEWEST = MIGRATIONS.length

/** Where each migration that was made is recorded; the same on both. */
const RECORDS = 'create table migrations (number integer primary key, at bigint not null)'

/** The migration that a database has, 0 for an empty one. A newer one than this program knows is refused. */
export function sqliteVersion(database: DatabaseSyncInstance): number {
  const isThere = database.prepare(`select 1 from sqlite_schema where name = 'migrations'`).get() !== undefined
  return known(isThere ? database.prepare('select max(number) as newest from migrations').get().newest : 0)
}

export function migrateSqlite(database: DatabaseSyncInstance, upTo: number = NEWEST): void {
  const has = sqliteVersion(database)
  if (has >= upTo) return
  database.exec('begin immediate')
  try {
    if (has === 0) database.exec(RECORDS)
    const record = database.prepare('insert into migrations (number, at) values (?, ?)')
    for (const [at, migration] of MIGRATIONS.slice(has, upTo).entries()) {
      database.exec(migration(SQLITE_NAME))
      record.run(has + at + 1, Date.now())
    }
    database.exec('commit')
  } catch (thrown) {
    if (database.isTransaction) database.exec('rollback')
    throw thrown
  }
}

/** The same for PostgreSQL. */
export async function postgresVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`)
  if (rows[0]?.there !== true) return 0
  const newest = await client.query<{ newest: number }>('select max(number) as newest from migrations')
  return known(newest.rows[0]?.newest ?? 0)
}

/** The word "landfall" as a number. */
const LOCK = '7809644606330596460'

/** Nodes that start at the same moment do this one after the other. The lock ends with the transaction. */
export async function migratePostgres(client: ClientBase, upTo: number = NEWEST): Promise<void> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const has = await postgresVersion(client)
    if (has === 0) await client.query(RECORDS)
    for (const [at, migration] of MIGRATIONS.slice(has, upTo).entries()) {
      await client.query(migration(POSTGRES_NAME))
      await client.query('insert into migrations (number, at) values ($1, $2)', [has + at + 1, Date.now()])
    }
    await client.query('commit')
  } catch (thrown) {
    // Without its connection the database has rolled back by itself.
    await client.query('rollback').catch(() => {})
    throw thrown
  }
}

function known(version: number): number {
  if (version <= NEWEST) return version
  throw new OpenError(
    `the database has version ${version}, and this program knows it up to ${NEWEST}: use a newer Landfall`,
  )
}
