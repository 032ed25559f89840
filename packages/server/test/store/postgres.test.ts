// What only the store on PostgreSQL promises: nodes hear of each other, and a database may restart.
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { OpenError } from '../../src/store/errors.ts'
import { openStore } from '../../src/store/open.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { type Store, StoreError, type StoreListener } from '../../src/store/store.ts'
import { PASSWORD, startPostgres, type TestPostgres } from './postgres.ts'
import { anEntry, aTable, entries } from './samples.ts'

let postgres: TestPostgres
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
})
beforeEach(async () => {
  url = await postgres.empty()
})

/** Writes down what it is told. */
class Diary implements StoreListener {
  readonly lines: string[] = []

  appended(table: string, number: number): void {
    this.lines.push(`appended ${table} ${number}`)
  }

  whispered(table: string, text: string): void {
    this.lines.push(`whispered ${table} ${text}`)
  }

  missed(): void {
    this.lines.push('missed')
  }
}

describe('two nodes', () => {
  let nodes: readonly [Store, Store]
  let diaries: readonly [Diary, Diary]
  beforeEach(async () => {
    nodes = [await openPostgres(url), await openPostgres(url)]
    diaries = [new Diary(), new Diary()]
    for (const [at, node] of nodes.entries()) for (const diary of diaries.slice(at, at + 1)) node.listen(diary)
    return async () => {
      for (const node of nodes) await node.close()
    }
  })

  test('hear of what either of them keeps, once it is there', async () => {
    const [one, two] = nodes
    const table = aTable()
    await one.make(table, [])
    await one.append(table.id, anEntry(1))
    await expect.poll(() => diaries[1].lines).toEqual([`appended ${table.id} 1`])
    await two.append(table.id, anEntry(2))
    for (const diary of diaries) {
      await expect.poll(() => diary.lines).toEqual([`appended ${table.id} 1`, `appended ${table.id} 2`])
    }
    expect(await one.read(table.id, 0)).toEqual(entries(1, 2))
  })

  test('are told nothing of what was not kept', async () => {
    const [one, two] = nodes
    const table = aTable()
    await one.make(table, entries(1, 3))
    expect(await two.append(table.id, anEntry(3))).toBe(false)
    await expect(two.append(table.id, anEntry(9))).rejects.toThrow()
    await two.append(table.id, anEntry(4))
    await expect.poll(() => diaries[0].lines).toEqual([`appended ${table.id} 4`])
  })

  test('hear the whispers of each other, and not their own', async () => {
    const [one, two] = nodes
    const long = 'é'.repeat(2000)
    await one.whisper('t', 'a:b: "c"\n', 'talk')
    await two.whisper('t', long, 'talk')
    await expect.poll(() => diaries[0].lines).toEqual([`whispered t ${long}`])
    await expect.poll(() => diaries[1].lines).toEqual(['whispered t a:b: "c"\n'])
  })

  test('hear only the last of many whispers about one subject', async () => {
    for (let i = 1; i <= 500; i++) await nodes[0].whisper('t', `${i}`, 'pointer')
    await expect.poll(() => diaries[1].lines.at(-1)).toBe('whispered t 500')
    expect(diaries[1].lines.length).toBeLessThan(5)
  })

  test('keep acts while one of them floods the other with whispers, most of which are dropped', async () => {
    const table = aTable()
    await nodes[0].make(table, [])
    const flood = 20_000
    const whispers = Array.from({ length: flood }, (_, i) => nodes[0].whisper('t', 'x'.repeat(1000), `subject ${i}`))
    const begun = performance.now()
    for (const entry of entries(1, 10)) expect(await nodes[0].append(table.id, entry)).toBe(true)
    expect(performance.now() - begun).toBeLessThan(500)
    await Promise.all(whispers)
    // What comes later gets through as soon as there is room.
    await expect
      .poll(
        async () => {
          await nodes[0].whisper('t', 'later', 'later')
          return diaries[1].lines.includes('whispered t later')
        },
        { timeout: 10_000 },
      )
      .toBe(true)
    expect(diaries[1].lines.length).toBeLessThan(2000)
  })

  test('at the same tables at the same time: every number is kept exactly once, and there is no deadlock', async () => {
    const tables = Array.from({ length: 400 }, () => aTable())
    await Promise.all(tables.map((table) => nodes[0].make(table, [])))
    for (const entry of entries(1, 8)) {
      // In opposite orders, so that they meet in the middle of their transactions.
      const [one, two] = await Promise.all([
        Promise.all(tables.map(({ id }) => nodes[0].append(id, { ...entry, act: '"one"' }))),
        Promise.all(tables.toReversed().map(({ id }) => nodes[1].append(id, { ...entry, act: '"two"' }))),
      ])
      expect(two.toReversed()).toEqual(one.map((isKept) => !isKept))
    }
    for (const { id } of tables) {
      expect((await nodes[1].read(id, 0)).map(({ number }) => number)).toEqual(
        entries(1, 8).map((entry) => entry.number),
      )
    }
  })
})

test('the database restarts in the middle: nothing acknowledged is lost, everything recovers by itself', async () => {
  const store = await openPostgres(url)
  const diary = new Diary()
  store.listen(diary)
  const tables = Array.from({ length: 5 }, () => aTable())
  for (const table of tables) await store.make(table, [])
  const acknowledged = new Map<string, number>()
  let failures = 0
  let isOver = false

  /** As a server does: after a failure it reads again, because it does not know. */
  async function play(id: string): Promise<void> {
    while (!isOver) {
      try {
        const number = (await store.read(id, 0)).length + 1
        expect(await store.append(id, anEntry(number))).toBe(true)
        acknowledged.set(id, number)
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(StoreError)
        failures++
        await setTimeout(10) // as a player would not try all the time
      }
    }
  }

  const playing = tables.map(({ id }) => play(id))
  await expect.poll(() => acknowledged.size).toBe(5)
  await postgres.stop()
  await expect.poll(() => failures).toBeGreaterThan(5)
  await expect(store.check()).rejects.toThrow(StoreError)
  const before = new Map(acknowledged)
  await postgres.start()
  await expect
    .poll(() => tables.every(({ id }) => (acknowledged.get(id) ?? 0) > (before.get(id) ?? 0) + 3), { timeout: 10_000 })
    .toBe(true)
  isOver = true
  await Promise.all(playing)
  for (const { id } of tables) {
    const kept = await store.read(id, 0)
    expect(kept).toEqual(entries(1, kept.length))
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? Number.POSITIVE_INFINITY)
  }
  await expect.poll(() => diary.lines, { timeout: 10_000 }).toContain('missed')
  const table = aTable()
  await store.make(table, [])
  await store.append(table.id, anEntry(1))
  await expect.poll(() => diary.lines).toContain(`appended ${table.id} 1`)
  await store.close()
})

test('a connection that breaks in the middle of an append: nobody knows, and asking again is safe', async () => {
  const proxy = await cuttingProxy(url)
  const store = await openPostgres(proxy.url)
  const table = aTable()
  await store.make(table, [])
  await store.append(table.id, anEntry(1))
  proxy.cutReplies()
  await expect(store.append(table.id, anEntry(2))).rejects.toThrow(StoreError)
  proxy.restore()
  // It was kept, or it is now: either way it is there once.
  await store.append(table.id, anEntry(2))
  expect(await store.read(table.id, 0)).toEqual(entries(1, 2))
  await store.close()
  await proxy.close()
})

test('a dead connection is noticed although nobody says anything', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const proxy = await cuttingProxy(url)
  const store = await openPostgres(proxy.url)
  const diary = new Diary()
  store.listen(diary)
  proxy.cutReplies()
  vi.advanceTimersByTime(20_000)
  await expect.poll(() => proxy.cuts()).toBeGreaterThan(0)
  expect(diary.lines).toEqual([])
  proxy.restore()
  await expect.poll(() => diary.lines, { timeout: 10_000 }).toEqual(['missed'])
  await store.close()
  await proxy.close()
  vi.useRealTimers()
})

interface CuttingProxy {
  readonly url: string
  /** From now on every connection ends as soon as the database has answered, before the answer arrives. */
  cutReplies(): void
  restore(): void
  /** How many ended that way. */
  cuts(): number
  close(): Promise<void>
}

async function cuttingProxy(to: string): Promise<CuttingProxy> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let isCutting = false
  let cuts = 0
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (answer) => {
      if (!isCutting) {
        near.write(answer)
        return
      }
      cuts += 1
      near.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const through = new URL(to)
  through.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return {
    url: through.href,
    cutReplies() {
      isCutting = true
    },
    restore() {
      isCutting = false
    },
    cuts: () => cuts,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

describe('what cannot be opened', () => {
  test('is explained without the password', async () => {
    const wrong = url.replace(PASSWORD, 'wrong-and-secret')
    const nobody = url.replace(/:\d+\//, ':1/')
    const badUrls = ['nonsense secret', 'http://landfall:secret@127.0.0.1/x', 'postgres://x:secret%ZZ@127.0.0.1:1/x']
    for (const bad of [wrong, nobody, ...badUrls]) {
      const thrown = await openStore({ data: 'unused', databaseUrl: bad }).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(thrown).toBeInstanceOf(Error)
      expect(String(thrown)).not.toMatch(/secret|sesame/)
      expect(JSON.stringify(thrown)).not.toMatch(/secret|sesame/)
      expect(String(thrown).length).toBeGreaterThan('StoreError: PostgreSQL: '.length)
    }
    await expect(openPostgres(nobody)).rejects.toThrow(StoreError)
    await expect(openPostgres('nonsense')).rejects.toThrow(OpenError)
  })

  test('a database with nothing in it is not for a backup', async () => {
    await expect(openPostgres(url, 'read')).rejects.toThrow('there are no tables in this database')
    const client = new Client(url)
    await client.connect()
    const { rows } = await client.query(`select to_regclass('tables') as found`)
    expect(rows).toEqual([{ found: null }])
    await client.end()
  })
})
