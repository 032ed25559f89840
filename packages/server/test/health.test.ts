// Health tells the truth: ready while the database takes writes, not ready while it does not, and ready again.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beacon } from '@landfall/demo'
import { PortTakenError, type Server, serve } from '@landfall/server'
import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { UnsoundError } from '../src/store/errors.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { afterwards, temporaryFolder } from './afterwards.ts'
import { startPostgres, type TestPostgres } from './store/postgres.ts'
import { aTable, entries } from './store/samples.ts'

type Online = NonNullable<Parameters<typeof serve>[0]['online']>

async function serverOn(store: Store, more: Partial<Online> = {}): Promise<Server> {
  const online = { store, games: [beacon], ...more }
  const server = await serve({ port: 0, host: '127.0.0.1', folder: tmpdir(), online })
  afterwards(() => server.close())
  return server
}

const status = async (server: { readonly url: string }, path: string): Promise<number> =>
  (await fetch(new URL(path, server.url))).status

/** Ready, then not while it is `broken`, then ready again; all the while alive. */
async function isReadyAgainAfter(
  server: { readonly url: string },
  broken: () => Promise<() => Promise<void> | void>,
): Promise<void> {
  expect(await status(server, '/readyz')).toBe(200)
  const mend = await broken()
  await expect.poll(() => status(server, '/readyz'), { timeout: 15_000, interval: 200 }).toBe(503)
  expect(await status(server, '/healthz')).toBe(200)
  await mend()
  await expect.poll(() => status(server, '/readyz'), { timeout: 15_000, interval: 200 }).toBe(200)
}

describe('on SQLite', () => {
  test('while another program has locked the database', async () => {
    const folder = temporaryFolder()
    const server = await serverOn(await openSqlite(folder))
    await isReadyAgainAfter(server, async () => {
      const other = new DatabaseSync(join(folder, 'landfall.db'))
      other.exec('begin immediate')
      return () => other.close()
    })
  }, 40_000)

  test.runIf(process.platform === 'linux')(
    'while the disk takes no more',
    async () => {
      const folder = temporaryFolder()
      const program = fileURLToPath(new URL('./limited-server.mjs', import.meta.url))
      // A file may have 2 MB (blocks of 512 bytes), and reaching that is an error and not the end of the process.
      const child = spawn(
        'sh',
        ['-c', `trap '' XFSZ; ulimit -S -f 4096; exec "$0" "$@"`, process.execPath, program, folder],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      afterwards(() => void child.kill('SIGKILL'))
      let url = ''
      for await (const line of createInterface({ input: child.stdout })) {
        url = line
        break
      }
      await isReadyAgainAfter({ url }, async () => {
        // The log of the database grows with every write, until it may not.
        await fetch(new URL('/fill', url), { method: 'POST' })
        return async () => {
          const lifted = spawn('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:unlimited'])
          await new Promise((resolve) => lifted.once('exit', resolve))
        }
      })
    },
    40_000,
  )

  test('a thread of the database that has ended is the end: not even alive', async () => {
    const store = await openSqlite(temporaryFolder())
    const server = await serverOn(store)
    expect(await status(server, '/healthz')).toBe(200)
    await store.close()
    expect(await status(server, '/healthz')).toBe(503)
    expect(await status(server, '/readyz')).toBe(503)
  })

  test('a damaged file is found at the start', async () => {
    const folder = temporaryFolder()
    const store = await openSqlite(folder)
    for (let i = 0; i < 50; i++) await store.make(aTable(), entries(1, 50))
    await store.close()
    const file = join(folder, 'landfall.db')
    const middle = Math.floor(statSync(file).size / 8192) * 4096
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(4096, 7), 0, 4096, middle)
    closeSync(handle)
    const opening = openSqlite(folder)
    await expect(opening).rejects.toThrow(UnsoundError)
    await expect(opening).rejects.toThrow(/the database is damaged .*: restore a backup/)
  })

  test('a database that takes no writes is found at the start', async () => {
    const folder = temporaryFolder()
    await (await openSqlite(folder)).close()
    const other = new DatabaseSync(join(folder, 'landfall.db'))
    other.exec('begin immediate')
    const opening = openSqlite(folder)
    await expect(opening).rejects.toThrow(UnsoundError)
    await expect(opening).rejects.toThrow('the database takes no writes: database is locked')
    other.close()
  }, 20_000)
})

test.runIf(process.platform === 'linux')('a read-only folder is found at the start, and is not called damaged', () => {
  const program = fileURLToPath(new URL('./store/open-as-nobody.mjs', import.meta.url))
  const { stdout } = spawnSync(process.execPath, [program, temporaryFolder()], { encoding: 'utf8' })
  expect(stdout).toMatch(/^UnsoundError: the folder takes no writes: EACCES/)
})

describe('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })

  test('while it is locked, read-only or away', async () => {
    const url = await postgres.empty()
    const server = await serverOn(await openPostgres(url))
    await isReadyAgainAfter(server, async () => {
      const other = new Client(url)
      await other.connect()
      await other.query('begin; lock table probes in access exclusive mode')
      return () => other.end()
    })
    const set = async (sql: string): Promise<void> => {
      const admin = new Client(url)
      await admin.connect()
      await admin.query('set default_transaction_read_only = off')
      await admin.query(sql)
      await admin.query('select pg_reload_conf()')
      await admin.end()
    }
    await isReadyAgainAfter(server, async () => {
      await set('alter system set default_transaction_read_only = on')
      const again = openPostgres(url)
      await expect(again).rejects.toThrow(UnsoundError)
      await expect(again).rejects.toThrow(
        'the database takes no writes: cannot execute INSERT in a read-only transaction',
      )
      return () => set('alter system reset default_transaction_read_only')
    })
    await isReadyAgainAfter(server, async () => {
      await postgres.stop()
      return () => postgres.start()
    })
  }, 90_000)
})

describe('figures', () => {
  test('are not on the port of the players, but on one of their own', async () => {
    const port = await freePort()
    const store = await openSqlite(temporaryFolder(), 'own', 2 ** 30)
    const server = await serverOn(store, { metrics: { host: '127.0.0.1', port } })
    await store.make(aTable(), entries(1, 3))
    await store.append('nobody', { number: 1, at: 0, act: '' }).catch(() => {})
    expect(await status(server, '/metrics')).toBe(404)
    const operator = { url: `http://127.0.0.1:${port}/` }
    expect(await status(operator, '/healthz')).toBe(200)
    expect(await status(operator, '/readyz')).toBe(200)
    const text = await (await fetch(new URL('/metrics', operator.url))).text()
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    expect(figure('landfall_ready')).toBe(1)
    expect(figure('landfall_kept_tables')).toBe(1)
    expect(figure('landfall_database_bytes')).toBeGreaterThan(4096)
    expect(figure('landfall_disk_free_bytes')).toBeGreaterThan(4096)
    expect(figure('landfall_disk_given_bytes')).toBe(2 ** 30)
    expect(figure('landfall_write_seconds_count')).toBeGreaterThan(1)
    // What a caller gets wrong is no failure of the database.
    expect(figure('landfall_write_failures_total')).toBe(0)
    await server.close()
    await expect(fetch(operator.url)).rejects.toThrow()
  })
})

/** A free port of this machine. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

test('a server that finds its port taken leaves the store to the next one', async () => {
  const store = await openSqlite(temporaryFolder())
  const first = await serverOn(await openSqlite(temporaryFolder()))
  const port = Number(new URL(first.url).port)
  const online = { store, games: [beacon] }
  await expect(serve({ port, host: '127.0.0.1', folder: tmpdir(), online })).rejects.toThrow(PortTakenError)
  expect(await status(await serverOn(store), '/readyz')).toBe(200)
})

test('nothing is read at the start: tables that nobody looks at cost no memory', async () => {
  const folder = temporaryFolder()
  const before = await openSqlite(folder)
  for (let i = 0; i < 20; i++) await before.make(aTable(), entries(1, 3))
  await before.close()
  const store = await openSqlite(folder)
  const asked: string[] = []
  for (const name of ['find', 'read', 'snapshot', 'tables', 'aging'] as const)
    vi.spyOn(store, name).mockImplementation(async () => {
      asked.push(name)
      throw new Error('nobody asked for it')
    })
  const server = await serverOn(store, { expireAfterMs: 1 })
  expect(await status(server, '/readyz')).toBe(200)
  expect(asked).toEqual([])
})
