// The disk that a host gives: then nothing new is kept, and everything that was kept is there to be read.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeTable, TableClient } from '@landfall/server/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { FullError } from '../../src/store/errors.ts'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { startPostgres, type TestPostgres } from '../store/postgres.ts'
import { anEntry, aTable, entries } from '../store/samples.ts'
import { done, guest, host, newTable, playOn, refused, setupFor, startServer, together } from './at-table.ts'

const MB = 2 ** 20

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})

/** Appends to a table until there is no more disk. How many were kept. */
async function fill(store: Store, table: string, from: number): Promise<number> {
  const text = 'x'.repeat(20_000)
  for (let number = from; ; number++) {
    try {
      expect(await store.append(table, anEntry(number, text))).toBe(true)
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(FullError)
      return number - 1
    }
  }
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

const KINDS: readonly { readonly kind: string; readonly place: () => Promise<StorePlace> }[] = [
  { kind: 'SQLite', place: async () => ({ data: temporaryFolder(), disk: 12 * MB }) },
  // An empty database of PostgreSQL has about 8 MB already.
  { kind: 'PostgreSQL', place: async () => ({ data: '', databaseUrl: await postgres.empty(), disk: 24 * MB }) },
]

describe.each(KINDS)('a store on $kind', ({ place }) => {
  test('keeps nothing beyond what was given, and has what it kept', async () => {
    const where = await place()
    const store = await openStore(where)
    afterwards(() => store.close())
    const table = aTable()
    await store.make(table, entries(1, 1))
    const kept = await fill(store, table.id, 2)
    expect(kept).toBeGreaterThan(20)
    expect(store.isFull).toBe(true)
    await expect(store.make(aTable({ setup: 'x'.repeat(20_000) }), [])).rejects.toThrow(FullError)
    await expect(store.keepSnapshot(table.id, { number: 2, text: 'x'.repeat(MB) })).rejects.toThrow(FullError)
    expect(await store.read(table.id, 0)).toHaveLength(kept)
    expect(await store.find(table.watch)).toEqual(table)
    // The database itself is well.
    await store.check()
    const { bytes, givenBytes = 0 } = await store.usage()
    expect(bytes).toBeLessThanOrEqual(givenBytes)
    if (where.databaseUrl === undefined) expect(sizeOf(where.data)).toBeLessThanOrEqual(givenBytes)
  })
})

test('players are told, go on reading, and nothing of what was refused has happened', async () => {
  const store = await openStore({ data: temporaryFolder(), disk: 12 * MB })
  const server = await startServer(store)
  const made = await newTable(server, 2, 'demo')
  const ann = await host(server, made, 'captain')
  const bob = await guest(server, made, 'Bob', 'cook')
  await together([ann, bob])
  await playOn([ann, bob], 'disk', 4)
  const filler = aTable()
  await store.make(filler, [])
  let kept = await fill(store, filler.id, 1)
  // What is left for a small act goes as well.
  const small = async (): Promise<boolean> => {
    try {
      kept += 1
      return await store.append(filler.id, anEntry(kept))
    } catch {
      return false
    }
  }
  while (await small()) {}
  const before = ann.position
  expect(await ann.request({ say: 'chat', text: 'Ahoy' })).toEqual(refused('diskFull'))
  await expect.poll(() => store.isFull).toBe(false)
  // Tried in earnest, and undone.
  expect(await ann.request({ say: 'chat', text: 'Ahoy' })).toEqual(refused('diskFull'))
  const [question] = [...ann.questions, ...bob.questions]
  const asked = ann.questions.length > 0 ? ann : bob
  const choice = question?.choices[0]?.id ?? ''
  const answer = { say: 'answer', seat: asked.seats[0] ?? '', question: question?.id ?? 0, choice } as const
  expect(await asked.request(answer)).toEqual(refused('diskFull'))
  await expect(makeTable(server.url, { game: 'demo', setup: setupFor('demo', 2), name: 'Cid' })).rejects.toThrow(
    'diskFull',
  )
  const { status } = await fetch(new URL('/api/tables', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'demo', setup: setupFor('demo', 2), name: 'Cid' }),
  })
  expect(status).toBe(507)
  expect(await ann.request({ say: 'beat' })).toEqual(done)
  const again = await TableClient.open(server.url, { table: made.table, secret: made.secret })
  expect(again.position.view).toEqual(before.view)
  expect(again.position.answers).toBe(4)
  expect(again.chat).toEqual([])
  expect((await fetch(new URL('/readyz', server.url))).status).toBe(200)
})
