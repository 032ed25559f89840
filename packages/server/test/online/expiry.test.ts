// Tables at which nothing was done for long: they say so, their games can be had, and nothing acknowledged is lost.
import { beacon } from '@landfall/demo'
import { readJournal } from '@landfall/kernel'
import type { MadeTable } from '@landfall/protocol'
import { backup, linesOf, restore, type Server, serve } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStore, type StorePlace } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { startPostgres, type TestPostgres } from '../store/postgres.ts'
import { anEntry } from '../store/samples.ts'
import { guest, host, newTable, playOn, setupFor, together } from './at-table.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})

const LIMITS = { tablesPerMinute: 1e6, connectionsPerMinute: 1e6, messagesPerSecond: 1e5 }

async function serverOn(store: Store): Promise<Server> {
  const online = { store, games: [beacon], limits: LIMITS }
  const server = await serve({ port: 0, host: '127.0.0.1', folder: temporaryFolder(), online })
  afterwards(() => server.close())
  return server
}

/** What the server does every hour. */
function sweep(store: Store, before: number): Promise<number> {
  const measured = { answered() {}, refused() {}, sent() {} }
  const tables = new Tables({ store, games: [beacon], measured, failed() {}, now: Date.now })
  return tables.expire(before).finally(() => tables.close())
}

/** A table of two, played for this many answers and left. */
async function played(server: Server, answers?: number): Promise<MadeTable> {
  const made = await newTable(server, 2, 'demo')
  const ann = await host(server, made, 'captain')
  const bob = await guest(server, made, 'Bob', 'cook')
  await together([ann, bob])
  await playOn([ann, bob], 'expiry', answers)
  await ann.close()
  await bob.close()
  return made
}

const original = (server: Server, { table }: MadeTable, secret: string): Promise<Response> =>
  fetch(new URL(`/api/tables/${table}/original`, server.url), { headers: { authorization: `Bearer ${secret}` } })
const journal = (server: Server, { table }: MadeTable): Promise<Response> =>
  fetch(new URL(`/api/tables/${table}/journal`, server.url))

const later = (): number => Date.now() + 1

const KINDS: readonly { readonly kind: string; readonly place: () => Promise<StorePlace> }[] = [
  { kind: 'SQLite', place: async () => ({ data: temporaryFolder() }) },
  { kind: 'PostgreSQL', place: async () => ({ data: '', databaseUrl: await postgres.empty() }) },
]

describe.each(KINDS)('on $kind', ({ place }) => {
  test('a table expires when its newest act is old enough, and its members still have the game', async () => {
    const where = await place()
    const server = await serverOn(await openStore(where))
    const made = await played(server, 6)
    await server.close()
    const store = await openStore(where)
    expect(await sweep(store, Date.now() - 60_000)).toBe(0)
    expect(await store.read(made.table, 0)).toHaveLength(10)
    expect(await sweep(store, later())).toBe(1)
    expect(await sweep(store, later())).toBe(0)
    await store.close()

    const again = await serverOn(await openStore(where))
    for (const knock of [{ table: made.table, secret: made.secret }, { table: made.table }, { table: made.watch }])
      await expect(TableClient.open(again.url, knock)).rejects.toThrow('not let in: expired')
    const saved = await original(again, made, made.secret)
    expect(saved.status).toBe(200)
    const whole = readJournal(await saved.text())
    expect(whole.answers).toHaveLength(6)
    expect(beacon.bringBack(whole).session.answers).toHaveLength(6)
    expect((await original(again, made, 'x'.repeat(43))).status).toBe(403)
    // The game is not over, and has secrets.
    expect((await journal(again, made)).status).toBe(410)
  })

  test('of a game that was over everybody has the journal', async () => {
    const store = await openStore(await place())
    const server = await serverOn(store)
    const made = await played(server)
    expect((await journal(server, made)).status).toBe(200)
    expect(await sweep(store, later())).toBe(1)
    // It was at hand on this node, which has not noticed; it does when somebody comes.
    await expect(TableClient.open(server.url, { table: made.table })).rejects.toThrow()
    expect((await journal(server, made)).status).toBe(200)
  })

  test('an act that another node keeps at the same moment is not lost: either it is kept, or the table has expired', async () => {
    const store = await openStore(await place())
    const server = await serverOn(store)
    for (let round = 0; round < 10; round++) {
      const made = await newTable(server, 2, 'demo')
      const expired = { at: 1, journal: '', members: [] }
      const [isKept, isExpired] = await Promise.all([
        // When it comes too late there is no act left that it could follow.
        store.append(made.table, anEntry(2)).catch(() => false),
        store.expire(made.table, 1, expired),
      ])
      expect(isKept).toBe(!isExpired)
      if (isKept) expect(await store.read(made.table, 0)).toHaveLength(2)
      else await expect(store.read(made.table, 1)).rejects.toThrow('has expired')
    }
  })

  test('is in a backup, and back after a restore', async () => {
    const store = await openStore(await place())
    const server = await serverOn(store)
    const made = await played(server, 3)
    const other = await played(server, 3)
    await sweep(store, later())
    let text = ''
    const { tables } = await backup(store, async (piece) => {
      text += piece
    })
    expect(tables).toBe(2)
    const lines = () =>
      linesOf(
        (async function* () {
          yield text
        })(),
      )
    const elsewhere = await openStore(await place())
    expect(await restore(elsewhere, lines)).toMatchObject({ restored: { tables: 2 }, skipped: 0 })
    expect(await restore(elsewhere, lines)).toMatchObject({ restored: { tables: 0 }, skipped: 2 })
    for (const { table } of [made, other]) expect(await elsewhere.expired(table)).toEqual(await store.expired(table))
    await elsewhere.close()
  })
})

test('a table with somebody at it stays', async () => {
  const store = await openStore({ data: temporaryFolder() })
  const measured = { answered() {}, refused() {}, sent() {} }
  const tables = new Tables({ store, games: [beacon], measured, failed() {}, now: Date.now })
  afterwards(async () => {
    await tables.close()
    await store.close()
  })
  const made = await tables.make({ game: 'demo', setup: setupFor('demo', 2), name: 'Ann' })
  if ('why' in made) throw new Error(made.text)
  const client = { isGone: false, send: () => 0, end() {} }
  await tables.enter(client, { say: 'hello', protocol: 2, table: made.table })
  expect(await tables.expire(later())).toBe(0)
  tables.leave(client)
  expect(await tables.expire(later())).toBe(1)
})
