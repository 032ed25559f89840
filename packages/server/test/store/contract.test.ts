// What every store promises, on every database.
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MistakeError } from '../../src/store/errors.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import { type Store, StoreError } from '../../src/store/store.ts'
import { temporaryFolder } from '../afterwards.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { anEntry, aTable, entries } from './samples.ts'

const folder = temporaryFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})

let made = 0
const KINDS: readonly { readonly kind: string; readonly place: () => Promise<StorePlace> }[] = [
  { kind: 'SQLite', place: async () => ({ data: join(folder, String(++made)) }) },
  { kind: 'PostgreSQL', place: async () => ({ data: folder, databaseUrl: await postgres.empty() }) },
]

describe.each(KINDS)('a store on $kind', ({ place }) => {
  let where: StorePlace
  let store: Store
  beforeEach(async () => {
    where = await place()
    store = await openStore(where)
  })
  afterEach(() => store.close())

  /** A table with this many entries. */
  async function tableWith(count: number): Promise<string> {
    const table = aTable()
    await store.make(table, entries(1, count))
    return table.id
  }

  describe('tables', () => {
    test('are found by both names, as they were made', async () => {
      const [table, other] = [aTable(), aTable()]
      await store.make(table, entries(1, 2))
      await store.make(other, [])
      expect(await store.find(table.id)).toEqual(table)
      expect(await store.find(table.watch)).toEqual(table)
      expect(await store.find(other.watch)).toEqual(other)
      expect(await store.find('nobody')).toBeUndefined()
      expect(await store.read(table.id, 0)).toEqual(entries(1, 2))
      expect(await store.read(other.id, 0)).toEqual([])
    })

    test('are made as a whole or not at all', async () => {
      const table = aTable()
      await store.make(table, entries(1, 2))
      const sameName = aTable({ id: table.id })
      const sameWatch = aTable({ watch: table.watch })
      await expect(store.make(sameName, entries(1, 3))).rejects.toThrow(MistakeError)
      await expect(store.make(sameWatch, entries(1, 3))).rejects.toThrow(MistakeError)
      expect(await store.find(table.id)).toEqual(table)
      expect(await store.read(table.id, 0)).toEqual(entries(1, 2))
      expect(await store.find(sameName.watch)).toBeUndefined()
      expect(await store.find(sameWatch.id)).toBeUndefined()
      expect(await store.read(sameWatch.id, 0)).toEqual([])
      const gap = aTable()
      await expect(store.make(gap, [anEntry(1), anEntry(3)])).rejects.toThrow(MistakeError)
      expect(await store.find(gap.id)).toBeUndefined()
    })

    test('two at once under one name: one is made', async () => {
      const [one, two] = [aTable({ id: 'same' }), aTable({ id: 'same' })]
      const both = await Promise.allSettled([store.make(one, entries(1, 1)), store.make(two, entries(1, 2))])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [first] = both
      expect(await store.find('same')).toEqual(first.status === 'fulfilled' ? one : two)
      expect(await store.read('same', 0)).toHaveLength(first.status === 'fulfilled' ? 1 : 2)
    })

    test('come page by page, the oldest first', async () => {
      const tables = [5, 3, 3, 9, 1, 3].map((made, at) => aTable({ made, id: `t${at}` }))
      for (const table of tables) await store.make(table, [])
      const pages: string[][] = []
      for (let after: string | undefined; ; ) {
        const page = await store.tables(after, 2)
        if (page.length === 0) break
        pages.push(page.map(({ id }) => id))
        after = page.at(-1)?.id
      }
      expect(pages).toEqual([
        ['t4', 't1'],
        ['t2', 't5'],
        ['t0', 't3'],
      ])
      expect(await store.tables(undefined, 1)).toEqual([tables[4]])
    })
  })

  describe('entries', () => {
    test('are kept in the order of their numbers', async () => {
      const table = await tableWith(1)
      for (let number = 2; number <= 12; number++) expect(await store.append(table, anEntry(number))).toBe(true)
      expect(await store.read(table, 0)).toEqual(entries(1, 12))
      expect(await store.read(table, 9)).toEqual(entries(10, 12))
      expect(await store.read(table, 12)).toEqual([])
    })

    test('are read without those that begin in one way, whatever signs that has', async () => {
      const table = await tableWith(0)
      const acts = ['{"do":"said","text":"1"}', '{"do":"sat"}', '{"do":"said%_"}', '{"DO":"SAID",', '{"do":"said",']
      for (const [at, act] of acts.entries()) await store.append(table, anEntry(at + 1, act))
      const numbers = async (beginning: string): Promise<readonly number[]> =>
        (await store.readWithout(table, beginning)).map(({ number }) => number)
      expect(await numbers('{"do":"said",')).toEqual([2, 3, 4])
      expect(await numbers('{"do":"said%_')).toEqual([1, 2, 4, 5])
      expect((await store.readWithout(table, '{"do":"said",'))[0]).toEqual(anEntry(2, acts[1]))
    })

    test('begin at 1 in a table that was made without any', async () => {
      const table = await tableWith(0)
      expect(await store.append(table, anEntry(1))).toBe(true)
      expect(await store.read(table, 0)).toEqual([anEntry(1)])
    })

    test('a taken number stays what it is', async () => {
      const table = await tableWith(3)
      expect(await store.append(table, anEntry(3, '"other"'))).toBe(false)
      expect(await store.append(table, anEntry(1, '"other"'))).toBe(false)
      expect(await store.read(table, 0)).toEqual(entries(1, 3))
    })

    test('have no gaps, and no table that does not exist', async () => {
      const table = await tableWith(3)
      await expect(store.append(table, anEntry(5))).rejects.toThrow(MistakeError)
      await expect(store.append('nobody', anEntry(1))).rejects.toThrow(MistakeError)
      await expect(store.append(table, anEntry(0))).rejects.toThrow(MistakeError)
      await expect(store.append(table, anEntry(4.5))).rejects.toThrow(MistakeError)
      expect(await store.read(table, 0)).toEqual(entries(1, 3))
      expect(await store.read('nobody', 0)).toEqual([])
    })

    test('several at once under one number: exactly one is kept', async () => {
      const table = await tableWith(1)
      for (let number = 2; number <= 20; number++) {
        const acts = ['"a"', '"b"', '"c"'].map((act) => anEntry(number, act))
        const kept = await Promise.all(acts.map((entry) => store.append(table, entry)))
        expect(kept.filter((isKept) => isKept)).toHaveLength(1)
        expect(await store.read(table, number - 1)).toEqual(acts.filter((_, at) => kept[at]))
      }
    })

    test('one that fails does not spoil those that are kept with it', async () => {
      const [table, other] = [await tableWith(1), await tableWith(1)]
      const all = await Promise.allSettled([
        store.append(table, anEntry(1)),
        store.append(table, anEntry(9)),
        store.append(other, anEntry(2)),
        store.make(aTable({ id: table }), []),
        store.append(table, anEntry(2)),
      ])
      expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'rejected'))).toEqual([
        false,
        'rejected',
        true,
        'rejected',
        true,
      ])
      expect(await store.read(table, 1)).toEqual([anEntry(2)])
      expect(await store.read(other, 1)).toEqual([anEntry(2)])
    })

    test('many at once, at many tables: all are kept, and told', async () => {
      const told = new Set<string>()
      store.listen({
        appended: (table, number) => told.add(`${table}:${number}`),
        whispered: () => told.add('whispered'),
        missed: () => told.add('missed'),
      })
      const tables = Array.from({ length: 200 }, () => aTable())
      await Promise.all(tables.map((table) => store.make(table, [])))
      // Asked in order without waiting, as a list is from one caller.
      const kept = await Promise.all(tables.flatMap(({ id }) => entries(1, 10).map((entry) => store.append(id, entry))))
      expect(kept.every((isKept) => isKept)).toBe(true)
      for (const { id } of tables) expect(await store.read(id, 0)).toEqual(entries(1, 10))
      const all = tables.flatMap(({ id }) => entries(1, 10).map(({ number }) => `${id}:${number}`))
      await expect.poll(() => told.size).toBe(2000)
      expect(told).toEqual(new Set(all))
    })
  })

  describe('texts', () => {
    test.each([
      ['any script', '{"text":"Ольга, Łódź, è, ß, 漢字, עברית, 👩‍👩‍👧‍👦 \u{10ffff} \ufeff \u2028 \u0001 \\u0000"}'],
      ['quotes and marks', `'"\\'' ; drop table entries; -- {},"" \\N null NULL $1 ?1 :name \r\n\t`],
      ['nothing', ''],
      ['100 kB', 'aé漢😀'.repeat(10_000)],
    ])('%s', async (_, text) => {
      const table = aTable({ setup: text, game: text.slice(0, 50) })
      await store.make(table, [anEntry(1, text)])
      await store.append(table.id, anEntry(2, text))
      await store.keepSnapshot(table.id, { number: 2, text })
      expect(await store.find(table.id)).toEqual(table)
      expect(await store.read(table.id, 0)).toEqual([anEntry(1, text), anEntry(2, text)])
      expect(await store.snapshot(table.id)).toEqual({ number: 2, text })
    })

    test.each([
      ['a zero', 'a\0b'],
      ['half a pair', 'a\ud83d'],
    ])('%s cannot be kept, and is refused', async (_, text) => {
      const table = await tableWith(1)
      await expect(store.append(table, anEntry(2, text))).rejects.toThrow(MistakeError)
      await expect(store.make(aTable({ setup: text }), [])).rejects.toThrow(MistakeError)
      await expect(store.make(aTable(), [anEntry(1, text)])).rejects.toThrow(MistakeError)
      await expect(store.keepSnapshot(table, { number: 1, text })).rejects.toThrow(MistakeError)
      await expect(store.whisper(table, text, 'talk')).rejects.toThrow(MistakeError)
    })
  })

  test('snapshots never go back', async () => {
    const table = await tableWith(9)
    expect(await store.snapshot(table)).toBeUndefined()
    await store.keepSnapshot(table, { number: 5, text: 'five' })
    expect(await store.snapshot(table)).toEqual({ number: 5, text: 'five' })
    await store.keepSnapshot(table, { number: 4, text: 'four' })
    expect(await store.snapshot(table)).toEqual({ number: 5, text: 'five' })
    await store.keepSnapshot(table, { number: 9, text: 'nine' })
    expect(await store.snapshot(table)).toEqual({ number: 9, text: 'nine' })
    await Promise.all([3, 8, 7].map((number) => store.keepSnapshot('other', { number, text: String(number) })))
    expect(await store.snapshot('other')).toEqual({ number: 8, text: '8' })
  })

  test('a whisper is at most 4,000 bytes long', async () => {
    await store.whisper('table', 'é'.repeat(2000), 'talk')
    await expect(store.whisper('table', `${'é'.repeat(2000)}!`, 'talk')).rejects.toThrow(MistakeError)
  })

  test('everything is there when it is opened again', async () => {
    const table = aTable()
    await store.make(table, entries(1, 3))
    await store.append(table.id, anEntry(4))
    await store.keepSnapshot(table.id, { number: 4, text: 'four' })
    await store.close()
    store = await openStore(where)
    expect(await store.find(table.watch)).toEqual(table)
    expect(await store.read(table.id, 0)).toEqual(entries(1, 4))
    expect(await store.snapshot(table.id)).toEqual({ number: 4, text: 'four' })
    expect(await store.append(table.id, anEntry(5))).toBe(true)
  })

  test('what was asked before it is closed is done, what is asked afterwards is refused', async () => {
    const table = await tableWith(0)
    const before = entries(1, 50).map((entry) => store.append(table, entry))
    const reading = entries(1, 50).map(() => store.find(table))
    const closing = store.close()
    const after = [
      store.append(table, anEntry(51)),
      store.make(aTable(), []),
      store.find(table),
      store.read(table, 0),
      store.keepSnapshot(table, { number: 1, text: '' }),
      store.snapshot(table),
      store.whisper(table, '', 'talk'),
      store.tables(undefined, 1),
      store.check(),
    ]
    for (const refused of after) await expect(refused).rejects.toThrow(StoreError)
    expect(await Promise.all(before)).toEqual(before.map(() => true))
    expect((await Promise.all(reading)).map((found) => found?.id)).toEqual(reading.map(() => table))
    await closing
    await store.close()
    store = await openStore(where)
    expect(await store.read(table, 0)).toEqual(entries(1, 50))
  })

  test('says that it is well', async () => {
    await expect(store.check()).resolves.toBeUndefined()
  })
})
