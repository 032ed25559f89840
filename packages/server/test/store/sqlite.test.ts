// What only the store on SQLite promises: nothing acknowledged is lost by a kill, one server a folder, few commits.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { OpenError } from '../../src/store/errors.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { StoreError } from '../../src/store/store.ts'
import { temporaryFolder } from '../afterwards.ts'
import { anEntry, aTable, entries } from './samples.ts'

const root = temporaryFolder()

const appender = fileURLToPath(new URL('./appender.mjs', import.meta.url))

test('kill -9 at any moment: everything that was acknowledged is there', async () => {
  const folder = join(root, 'killed')
  const tables = ['a', 'b', 'c'].map((id) => aTable({ id }))
  const first = await openSqlite(folder)
  for (const table of tables) await first.make(table, [])
  await first.close()
  const acknowledged = new Map<string, number>()
  for (let round = 0; round < 30; round++) {
    const child = spawn(process.execPath, [appender, folder, ...tables.map(({ id }) => id)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    let lines = 0
    for await (const line of createInterface({ input: child.stdout })) {
      const [table = '', number = ''] = line.split(' ')
      acknowledged.set(table, Number(number))
      // Another moment in every round: at once, or in the middle of many commits.
      if (++lines === 1 + ((round * 37) % 200)) child.kill('SIGKILL')
    }
    await ended
    expect(child.signalCode).toBe('SIGKILL')
  }
  const store = await openSqlite(folder)
  for (const { id } of tables) {
    const kept = await store.read(id, 0)
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, at) => at + 1))
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? Number.POSITIVE_INFINITY)
    expect(kept.every(({ number, act }) => act === `{"number":${number}}`)).toBe(true)
  }
  await store.close()
})

test('a second server on the folder is refused, from another process and from this one, until the first has ended', async () => {
  const folder = join(root, 'twice')
  const table = aTable({ id: 'a' })
  const before = await openSqlite(folder)
  await before.make(table, [])
  await before.close()
  const child = spawn(process.execPath, [appender, folder, 'a'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const refused = openSqlite(folder)
  await expect(refused).rejects.toThrow(OpenError)
  await expect(refused).rejects.toThrow('another Landfall server is using this folder')
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  const store = await openSqlite(folder)
  await expect(openSqlite(folder)).rejects.toThrow(OpenError)
  expect(await store.find('a')).toEqual(table)
  await store.close()
})

test('what arrives together is committed together', async () => {
  const folder = join(root, 'group')
  const store = await openSqlite(folder)
  const tables = Array.from({ length: 100 }, () => aTable())
  await Promise.all(tables.map((table) => store.make(table, [])))
  const before = commitsIn(folder)
  await Promise.all(tables.map(({ id }) => store.append(id, anEntry(1))))
  expect(commitsIn(folder) - before).toBe(1)
  for (const { id } of tables.slice(0, 3)) await store.append(id, anEntry(2))
  expect(commitsIn(folder) - before).toBe(4)
  await store.close()
})

/** Each commit ends with a frame of the write-ahead log that says how large the database is now. */
function commitsIn(folder: string): number {
  const log = readFileSync(join(folder, 'landfall.db-wal'))
  const pageSize = log.readUInt32BE(8)
  const salt = log.subarray(16, 24)
  let commits = 0
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    if (log.readUInt32BE(at + 4) > 0 && log.subarray(at + 8, at + 16).equals(salt)) commits++
  }
  return commits
}

test('reads are answered while commits go on', async () => {
  const store = await openSqlite(join(root, 'reads'))
  const table = aTable()
  await store.make(table, entries(1, 5))
  const order: string[] = []
  await Promise.all([
    store.append(table.id, anEntry(6)).then(() => order.push('kept')),
    ...Array.from({ length: 100 }, () => store.read(table.id, 0).then(() => order.push('read'))),
  ])
  // Those of the first round go before the commit, the others do not keep it waiting.
  expect(order.indexOf('kept')).toBeGreaterThan(0)
  expect(order.indexOf('kept')).toBeLessThan(100)
  await store.close()
})

test('when the thread dies, everything is refused', async () => {
  const posting = vi.spyOn(Worker.prototype, 'postMessage')
  const store = await openSqlite(join(root, 'dies'))
  const table = aTable()
  await store.make(table, [])
  const [worker] = posting.mock.contexts
  posting.mockRestore()
  const waiting = store.append(table.id, anEntry(1))
  if (worker instanceof Worker) await worker.terminate()
  await expect(waiting).rejects.toThrow(StoreError)
  await expect(store.append(table.id, anEntry(1))).rejects.toThrow(StoreError)
  await expect(store.check()).rejects.toThrow(StoreError)
  await store.close()
})

test('a folder that cannot be used is named', async () => {
  const file = fileURLToPath(import.meta.url)
  await expect(openSqlite(file)).rejects.toThrow(OpenError)
  await expect(openSqlite(file)).rejects.toThrow(file)
})

test('the folder is made, for its owner only', async () => {
  const folder = join(root, 'some', 'where')
  const store = await openSqlite(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await store.close()
})

test('one that only reads sees what the server keeps in the meantime, changes nothing, and makes nothing', async () => {
  const folder = join(root, 'beside')
  await expect(openSqlite(folder, 'read')).rejects.toThrow('there are no tables in this folder')
  expect(existsSync(folder)).toBe(false)
  const server = await openSqlite(folder)
  const table = aTable()
  await server.make(table, entries(1, 2))
  const reader = await openSqlite(folder, 'read')
  await server.append(table.id, anEntry(3))
  expect(await reader.read(table.id, 0)).toEqual(entries(1, 3))
  await expect(reader.append(table.id, anEntry(4))).rejects.toThrow(StoreError)
  expect(await server.append(table.id, anEntry(4))).toBe(true)
  await reader.close()
  await server.close()
})
