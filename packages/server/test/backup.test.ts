// Backups: out of either database into either, whole or not at all.
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { BackupError, backup, linesOf, restore } from '../src/backup.ts'
import { openReader, openStore, type StorePlace } from '../src/store/open.ts'
import type { Entry, Store, TableRecord } from '../src/store/store.ts'
import { temporaryFolder } from './afterwards.ts'
import { startPostgres, type TestPostgres } from './store/postgres.ts'
import { anEntry, aTable, entries } from './store/samples.ts'

const folder = temporaryFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})

let made = 0
const sqlite = async (): Promise<StorePlace> => ({ data: join(folder, String(++made)) })
const postgresql = async (): Promise<StorePlace> => ({ data: 'unused', databaseUrl: await postgres.empty() })

const ODD = '{"text":"\u2028 \u2029 \r 👩‍👧 \\u0000 è\u0001"}'
const EMPTY = aTable({ made: 2 })
const TABLES: readonly (readonly [TableRecord, readonly Entry[]])[] = [
  [aTable({ made: 3 }), entries(1, 40)],
  [aTable({ made: 1, setup: ODD }), [anEntry(1, ODD), anEntry(2, '')]],
  [EMPTY, []],
]

async function filled(place: StorePlace): Promise<Store> {
  const store = await openStore(place)
  for (const [table, list] of TABLES) await store.make(table, list)
  return store
}

async function textOf(store: Pick<Store, 'tables' | 'read' | 'expired'>): Promise<string> {
  let text = ''
  await backup(store, async (more) => {
    text += more
  })
  return text
}

/** As a file would come, in pieces that end anywhere. */
function linesIn(text: string, size = 1000): () => AsyncIterable<string> {
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  return () => linesOf(pieces())
}

async function contentOf(store: Store): Promise<readonly (readonly [TableRecord, readonly Entry[]])[]> {
  const tables = await store.tables(undefined, 1000)
  return Promise.all(tables.map(async (table) => [table, await store.read(table.id, 0)] as const))
}

const SORTED = TABLES.toSorted(([one], [two]) => one.made - two.made)

describe.each([
  ['SQLite', 'PostgreSQL', sqlite, postgresql],
  ['PostgreSQL', 'SQLite', postgresql, sqlite],
])('from %s to %s', (_from, _to, from, to) => {
  test('everything arrives, and nothing is done twice', async () => {
    const server = await filled(await from())
    const text = await textOf(server)
    const store = await openStore(await to())
    const count = { tables: 3, entries: 42 }
    expect(await restore(store, linesIn(text, 7))).toEqual({ restored: count, skipped: 0 })
    expect(await contentOf(store)).toEqual(SORTED)
    expect(await restore(store, linesIn(text))).toEqual({ restored: { tables: 0, entries: 0 }, skipped: 3 })
    expect(await contentOf(store)).toEqual(SORTED)
    expect(await textOf(store)).toBe(text)
    await server.close()
    await store.close()
  })

  test('a backup that was interrupted half way is completed', async () => {
    const server = await filled(await from())
    const store = await openStore(await to())
    const [first] = SORTED
    if (first !== undefined) await store.make(...first)
    const { skipped } = await restore(store, linesIn(await textOf(server)))
    expect(skipped).toBe(1)
    expect(await contentOf(store)).toEqual(SORTED)
    await server.close()
    await store.close()
  })

  test('while the server goes on, what is written of a table is what it had at some moment', async () => {
    const place = await from()
    const server = await filled(place)
    const reader = await openReader(place)
    let isOver = false
    const playing = (async () => {
      for (let number = 1; !isOver; number++) await server.append(EMPTY.id, anEntry(number))
    })()
    const texts = new Set<string>()
    while (texts.size < 5) texts.add(await textOf(reader))
    isOver = true
    await playing
    await reader.close()
    await server.close()
    for (const text of texts) {
      const store = await openStore(await sqlite())
      await restore(store, linesIn(text))
      const kept = await store.read(EMPTY.id, 0)
      expect(kept).toEqual(entries(1, kept.length))
      await store.close()
    }
  })
})

describe('what does not fit is refused before anything is written', () => {
  test('a file that was changed or cut off anywhere', async () => {
    const server = await filled(await sqlite())
    const text = await textOf(server)
    await server.close()
    const lines = text.trimEnd().split('\n')
    const without = (at: number): string => `${lines.toSpliced(at, 1).join('\n')}\n`
    const bad = [
      '',
      'nonsense\n',
      text.replace('"version":2', '"version":3'),
      text.replace('crusoe', 'crusoE'),
      text.replace('"number":7', '"number":8'),
      `${text}{}\n`,
      ...lines.map((_, at) => without(at)),
      ...[2, 20, 200, text.length - 200].map((cut) => text.slice(0, text.length - cut)),
    ]
    const store = await openStore(await sqlite())
    for (const damaged of bad) {
      await expect(restore(store, linesIn(damaged))).rejects.toThrow(BackupError)
    }
    expect(await contentOf(store)).toEqual([])
    await store.close()
  })

  test('a table that is there and different', async () => {
    const server = await filled(await sqlite())
    const text = await textOf(server)
    await server.close()
    for (const [table, list] of TABLES) {
      const others: readonly (readonly [TableRecord, readonly Entry[]])[] = [
        [table, [...list, anEntry(list.length + 1)]],
        [table, [anEntry(1, '"different"')]],
        [{ ...table, setup: '{}' }, list],
        [{ ...table, id: 'other' }, list],
      ]
      for (const other of others) {
        const store = await openStore(await sqlite())
        await store.make(...other)
        await expect(restore(store, linesIn(text))).rejects.toThrow(`table ${table.id} is there already`)
        expect(await contentOf(store)).toEqual([other])
        await store.close()
      }
    }
  })
})
