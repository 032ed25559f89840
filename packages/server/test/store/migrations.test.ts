// Older databases are brought up to date with everything in them, newer ones are left alone.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { OpenError } from '../../src/store/errors.ts'
import { migratePostgres, migrateSqlite } from '../../src/store/migrations.ts'
import { openReader, openStore, type StorePlace } from '../../src/store/open.ts'
import { temporaryFolder } from '../afterwards.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { anEntry, aTable, entries } from './samples.ts'

const folder = temporaryFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})

type Row = Readonly<Record<string, unknown>>

/** A database as one looks at it from outside. */
interface Bare {
  readonly place: StorePlace
  migrate(upTo: number): Promise<void>
  query(sql: string): Promise<readonly Row[]>
  close(): Promise<void>
}

let made = 0

async function bareSqlite(): Promise<Bare> {
  const data = join(folder, String(++made))
  mkdirSync(data)
  const database = new DatabaseSync(join(data, 'landfall.db'))
  return {
    place: { data },
    migrate: async (upTo) => migrateSqlite(database, upTo),
    query: async (sql) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...row })),
    close: async () => database.close(),
  }
}

async function barePostgres(): Promise<Bare> {
  const databaseUrl = await postgres.empty()
  const client = new Client(databaseUrl)
  await client.connect()
  return {
    place: { data: 'unused', databaseUrl },
    migrate: (upTo) => migratePostgres(client, upTo),
    query: async (sql) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  }
}

const VERSIONS = 'select number from migrations order by number'

describe.each([
  { kind: 'SQLite', bare: bareSqlite },
  { kind: 'PostgreSQL', bare: barePostgres },
])('a database on $kind', ({ bare }) => {
  /** As the first version of the program left it. */
  async function older(): Promise<Bare> {
    const database = await bare()
    await database.migrate(1)
    await database.query(`insert into tables (id, watch, game, version, setup, made)
      values ('t1', 'w1', 'crusoe', 3, '{"seed":"x"}', 1700000000000)`)
    for (const { number, at, act } of entries(1, 30)) {
      await database.query(`insert into entries (table_id, number, at, act) values ('t1', ${number}, ${at}, '${act}')`)
    }
    return database
  }

  const table = aTable({ id: 't1', watch: 'w1' })

  test('of an older version keeps everything, and gets what is new', async () => {
    const database = await older()
    await expect(database.query('select * from snapshots')).rejects.toThrow()
    await database.close()
    const store = await openStore(database.place)
    expect(await store.find('t1')).toEqual(table)
    expect(await store.find('w1')).toEqual(table)
    expect(await store.read('t1', 0)).toEqual(entries(1, 30))
    expect(await store.append('t1', anEntry(31))).toBe(true)
    await store.keepSnapshot('t1', { number: 31, text: 'new' })
    expect(await store.snapshot('t1')).toEqual({ number: 31, text: 'new' })
    await store.close()
    const again = await openStore(database.place)
    expect(await again.read('t1', 0)).toEqual(entries(1, 31))
    await again.close()
  })

  test('of an older version can be read for a backup, and stays what it is', async () => {
    const database = await older()
    const reader = await openReader(database.place)
    expect(await reader.tables(undefined, 10)).toEqual([table])
    expect(await reader.read('t1', 0)).toEqual(entries(1, 30))
    await reader.close()
    expect(await database.query(VERSIONS)).toEqual([{ number: 1 }])
    await database.close()
  })

  test('of a newer version is refused, and not touched', async () => {
    const database = await older()
    await database.query('insert into migrations (number, at) values (99, 0)')
    for (const open of [openStore, openReader]) {
      const refused = open(database.place)
      await expect(refused).rejects.toThrow(OpenError)
      await expect(refused).rejects.toThrow('the database has version 99')
    }
    expect(await database.query(VERSIONS)).toEqual([{ number: 1 }, { number: 99 }])
    await expect(database.query('select * from snapshots')).rejects.toThrow()
    await database.close()
  })
})

test('nodes that start at the same moment make the database once', async () => {
  const databaseUrl = await postgres.empty()
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore({ data: 'unused', databaseUrl })))
  for (const store of stores) await store.close()
  const client = new Client(databaseUrl)
  await client.connect()
  expect((await client.query(VERSIONS)).rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  await client.end()
})
