// Whatever changes in what is kept of a table is found when it is read: on either database, at every place.
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DamagedError } from '../../src/store/errors.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import type { Entry, Store } from '../../src/store/store.ts'
import { temporaryFolder } from '../afterwards.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { anEntry, aTable, entries } from './samples.ts'

const folder = temporaryFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})

/** A database, and a way to change what is in it behind the back of the store. */
interface Damageable {
  readonly place: StorePlace
  change(sql: string): Promise<void>
}

let made = 0

async function onSqlite(): Promise<Damageable> {
  const data = join(folder, String(++made))
  return {
    place: { data },
    async change(sql) {
      const database = new DatabaseSync(join(data, 'landfall.db'))
      database.exec(sql)
      database.close()
    },
  }
}

async function onPostgres(): Promise<Damageable> {
  const databaseUrl = await postgres.empty()
  return {
    place: { data: 'unused', databaseUrl },
    async change(sql) {
      const client = new Client(databaseUrl)
      await client.connect()
      await client.query(sql)
      await client.end()
    },
  }
}

describe.each([
  { kind: 'SQLite', open: onSqlite },
  { kind: 'PostgreSQL', open: onPostgres },
])('a table on $kind', ({ open }) => {
  const table = aTable({ id: 't', watch: 'w' })
  let database: Damageable
  let store: Store
  beforeEach(async () => {
    database = await open()
    store = await openStore(database.place)
    await store.make(table, entries(1, 3))
    for (const entry of entries(4, 9)) await store.append('t', entry)
  })
  afterEach(() => store.close())

  async function damage(): Promise<DamagedError> {
    const thrown: unknown = await store.read('t', 0).catch((error: unknown) => error)
    if (!(thrown instanceof DamagedError)) throw new Error('the damage was not found')
    return thrown
  }

  test.each([
    ['the text of an act', `update entries set act = replace(act, '5', '4') where number = 5`, 5],
    ['one letter of it', `update entries set act = replace(act, 'chat', 'Chat') where number = 5`, 5],
    ['its time', 'update entries set at = at + 1 where number = 5', 5],
    ['its mark', `update entries set mark = 'f' || substr(mark, 2) || 'x' where number = 5`, 5],
    ['the first act', `update entries set act = act || ' ' where number = 1`, 1],
    ['the last act', `update entries set act = act || ' ' where number = 9`, 9],
    ['its number', 'update entries set number = 77 where number = 5', 5],
    ['the number of the last act', 'update entries set number = 10 where number = 9', 9],
    ['an act that is missing', 'delete from entries where number = 5', 5],
    [
      'acts in another order',
      `update entries set number = 99 where number = 5; update entries set number = 5 where number = 6;
        update entries set number = 6 where number = 99`,
      5,
    ],
    ['an act of another table', `update entries set table_id = 'other' where number = 5`, 5],
  ])('%s', async (_, sql, number) => {
    await database.change(sql)
    const found = await damage()
    expect(found).toMatchObject({ table: 't', number })
    expect(found.sound).toEqual(entries(1, number - 1))
  })

  test('a single changed character, wherever it is in an act', async () => {
    const [act] = entries(5, 5).map((entry) => entry.act)
    for (let at = 1; at <= (act?.length ?? 0); at++) {
      await database.change(`update entries set act = substr(act, 1, ${at - 1}) || '~' || substr(act, ${at + 1})
        where number = 5`)
      expect(await damage()).toMatchObject({ number: 5 })
      await database.change(`update entries set act = '${act}' where number = 5`)
      expect(await store.read('t', 0)).toEqual(entries(1, 9))
    }
  })

  test('the set-up, the game and the time it was made', async () => {
    for (const change of [
      `setup = setup || ' '`,
      `game = 'naufragos'`,
      'version = 2',
      'made = made + 1',
      `watch = 'v'`,
    ]) {
      await database.change(`update tables set ${change}`)
      await expect(store.find('t')).rejects.toThrow(DamagedError)
      expect(await damage()).toMatchObject({ number: 0, sound: [] })
      await database.change(`update tables set setup = '${table.setup}', game = '${table.game}',
        version = ${table.version}, made = ${table.made}, watch = '${table.watch}'`)
      expect(await store.find('w')).toEqual(table)
    }
  })

  test('is found from any act on, and only what is read is questioned', async () => {
    await database.change(`update entries set act = act || ' ' where number = 5`)
    await expect(store.read('t', 4)).rejects.toThrow('table t is damaged at act 5')
    expect(await store.read('t', 6)).toEqual(entries(7, 9))
    await database.change('delete from entries where number = 6')
    await expect(store.read('t', 6)).rejects.toThrow('table t is damaged at act 6')
  })

  test('acts that are left out are not read: only their marks are, and what is read is as sound as before', async () => {
    await store.append('t', anEntry(10, '{"do":"sat"}'))
    const without = (): Promise<readonly Entry[]> => store.readWithout('t', '{"do":"chat",')
    await database.change(`update entries set act = act || ' ' where number = 5`)
    expect(await without()).toEqual([anEntry(10, '{"do":"sat"}')])
    expect(await damage()).toMatchObject({ number: 5 })
    await database.change(`update entries set act = '{"do":"cha"}' where number = 5`)
    await expect(without()).rejects.toThrow('table t is damaged at act 5')
    await database.change(`update entries set act = '{"do":"chat",' where number = 5;
      update entries set act = '{"do":"lay"}' where number = 10`)
    await expect(without()).rejects.toThrow('table t is damaged at act 10')
    await database.change(
      `update entries set act = '{"do":"sat"}' where number = 10; delete from entries where number = 4`,
    )
    await expect(without()).rejects.toThrow('table t is damaged at act 4')
  })

  test('a snapshot that has changed, or that no longer fits its act, is as good as none', async () => {
    const snapshot = { number: 9, text: '{"a":1}' }
    await store.keepSnapshot('t', snapshot)
    expect(await store.snapshot('t')).toEqual(snapshot)
    await database.change(`update snapshots set text = '{"a":2}'`)
    expect(await store.snapshot('t')).toBeUndefined()
    await database.change(`update snapshots set text = '{"a":1}', number = 8`)
    expect(await store.snapshot('t')).toBeUndefined()
  })

  test('acts that an earlier version kept have no marks, and stay readable; what follows has them', async () => {
    await database.change('update entries set mark = null; update tables set mark = null')
    expect(await store.read('t', 0)).toEqual(entries(1, 9))
    expect(await store.append('t', anEntry(10))).toBe(true)
    expect(await store.append('t', anEntry(11))).toBe(true)
    expect(await store.read('t', 0)).toEqual(entries(1, 11))
    await database.change('update entries set at = at + 1 where number = 11')
    expect(await damage()).toMatchObject({ number: 11 })
    await database.change('update entries set at = at - 1 where number = 11; delete from entries where number = 3')
    expect(await damage()).toMatchObject({ number: 3 })
  })
})
