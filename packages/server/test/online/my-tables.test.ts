// How somebody's tables stand, asked in one request: the truth for members, and nothing for anybody else.
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { loadGame } from '@landfall/games'
import { type MadeTable, MOST_TABLES_ASKED, TablesReply } from '@landfall/protocol'
import { type Server, serve } from '@landfall/server'
import type { TableClient } from '@landfall/server/client'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Store, StoreError } from '../../src/store/store.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { done, GAMES, guest, host, newTable, playOn, startServer, together } from './at-table.ts'

type Asked = { readonly table: string; readonly secret: string }
type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown }

let server: Server
let store: Store
beforeAll(async () => {
  store = await openSqlite(temporaryFolder())
  server = await startServer(store)
})

async function post(to: Server, body: unknown): Promise<Reply> {
  const response = await fetch(new URL('/api/tables/mine', to.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function ask(to: Server, ...tables: readonly Asked[]): Promise<TablesReply['tables']> {
  const { status, body } = await post(to, { tables })
  expect(status).toBe(200)
  return TablesReply.parse(body).tables
}

interface Scene {
  readonly made: MadeTable
  readonly ann: TableClient
  readonly bob: TableClient
  readonly anns: Asked
  readonly bobs: Asked
}

async function scene(on: Server = server, game = 'crusoe'): Promise<Scene> {
  const made = await newTable(on, 2, game)
  const ann = await host(on, made)
  const [first = '', second = ''] = ann.welcome.seats
  expect(await ann.request({ say: 'sit', seat: first })).toEqual(done)
  const bob = await guest(on, made, 'Bob', second)
  await together([ann, bob])
  const { table } = made
  return { made, ann, bob, anns: { table, secret: made.secret }, bobs: { table, secret: bob.secret ?? '' } }
}

/** The game does not go on without an answer of this client. */
const isAwaited = ({ questions, position }: TableClient): boolean =>
  position.outcome === undefined && questions.some(({ optional }) => optional !== true)

describe('a member is told', () => {
  test.each(['crusoe', 'naufragos'])(
    'whose turn it is after every answer of %s, as the table itself says',
    async (game) => {
      const { ann, bob, anns, bobs } = await scene(server, game)
      const turns = new Set<string>()
      for (let answers = 0; answers < 80 && ann.position.outcome === undefined; answers++) {
        const [hers, his] = await ask(server, anns, bobs)
        expect(hers).toMatchObject({ game, me: 1, number: ann.number, answers, yourTurn: isAwaited(ann) })
        expect(his).toMatchObject({ game, me: 2, awaited: ann.position.awaited, answers, yourTurn: isAwaited(bob) })
        turns.add(`${isAwaited(ann)} ${isAwaited(bob)}`)
        await playOn([ann, bob], `turns/${answers}`, 1)
      }
      // In Robinson Crusoe most questions are the group's.
      expect(turns.size).toBeGreaterThan(game === 'crusoe' ? 0 : 1)
    },
  )

  test('who sits where, and when something was last done', async () => {
    const { ann, anns, bob } = await scene()
    const before = Date.now()
    expect(await bob.request({ say: 'chat', text: 'Ahoy' })).toEqual(done)
    const [state] = await ask(server, anns)
    const at: unknown = state !== undefined && 'at' in state ? state.at : undefined
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
    expect(state).toMatchObject({
      people: [
        { member: 1, name: 'Ann', owner: true, seats: ann.seats },
        { member: 2, name: 'Bob', owner: false, seats: bob.seats },
      ],
    })
  })

  test('that there is no seat left, and is not waited for', async () => {
    const { anns, bobs, bob } = await scene()
    await ask(server, anns, bobs)
    expect(await bob.request({ say: 'stand', seat: bob.seats[0] ?? '' })).toEqual(done)
    const [, his] = await ask(server, anns, bobs)
    expect(his).toMatchObject({ me: 2, yourTurn: false })
    expect(his).toHaveProperty('people.1.seats', [])
  })

  test('that others ask for an undo', async () => {
    const { ann, bob, anns, bobs } = await scene()
    await playOn([ann, bob], 'undo', 3)
    expect(await ann.request({ say: 'undo', to: 0 })).toEqual(done)
    const [hers, his] = await ask(server, anns, bobs)
    const agreement = { to: 'undo', waiting: [2] }
    expect(hers).toMatchObject({ agreement })
    expect(his).toMatchObject({ agreement, yourTurn: true })
  })

  test('how the game ended', async () => {
    const { ann, bob, anns, bobs } = await scene()
    await playOn([ann, bob], 'to the end')
    const result = JSON.parse(JSON.stringify(ann.position.outcome)).result
    for (const state of await ask(server, anns, bobs)) expect(state).toMatchObject({ outcome: result, yourTurn: false })
  })

  test('how far the game is, where the server was given somebody who knows', async () => {
    const plugin = await loadGame('crusoe')
    const kept = await openSqlite(temporaryFolder())
    const online = {
      store: kept,
      games: GAMES,
      progressOf: (_: string, position: Parameters<typeof plugin.digest>[0]) => plugin.digest(position),
    }
    const knowing = await serve({ port: 0, host: '127.0.0.1', folder: tmpdir(), online })
    afterwards(() => knowing.close())
    const { anns, ann } = await scene(knowing)
    expect((await ask(knowing, anns))[0]).toMatchObject({ progress: { seats: ann.welcome.seats, facts: { round: 1 } } })
  })

  test('the truth of many tables in the order of the question, also of those that nobody is at', async () => {
    const scenes = [await scene(), await scene(), await scene()]
    for (const [i, { ann, bob }] of scenes.entries()) {
      await playOn([ann, bob], 'many', i)
      await ann.close()
      await bob.close()
    }
    const states = await ask(server, ...scenes.map(({ anns }) => anns))
    expect(states).toMatchObject(scenes.map(({ anns }, answers) => ({ table: anns.table, answers })))
  })
})

describe('nobody else is told anything', () => {
  test('of a table without its secret, or of none', async () => {
    const [one, other] = [await scene(), await scene()]
    const nowhere = { table: 'A'.repeat(22), secret: one.made.secret }
    const wrong = { table: one.made.table, secret: other.made.secret }
    const swapped = { table: other.made.table, secret: one.made.secret }
    expect(await ask(server, nowhere, wrong, one.anns, swapped)).toEqual([
      { table: nowhere.table, why: 'noSuchTable' },
      { table: wrong.table, why: 'wrongSecret' },
      expect.objectContaining({ me: 1 }),
      { table: swapped.table, why: 'wrongSecret' },
    ])
  })

  test('of a table that they were removed from', async () => {
    const { ann, anns, bobs } = await scene()
    expect((await ask(server, bobs))[0]).toMatchObject({ me: 2 })
    expect(await ann.request({ say: 'remove', member: 2 })).toEqual(done)
    const [hers, his] = await ask(server, anns, bobs)
    expect(his).toEqual({ table: bobs.table, why: 'wrongSecret' })
    expect(hers).toHaveProperty('people.length', 1)
  })

  test('no secret and no hash of one is in a reply, and no cache keeps it', async () => {
    const { anns, bobs } = await scene()
    const { headers, body } = await post(server, { tables: [anns, bobs] })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(body)).not.toMatch(/secret|hash|[A-Za-z0-9_-]{43}/i)
  })

  test('by a request that is malformed or asks too much', async () => {
    const { anns } = await scene()
    const many = Array.from({ length: MOST_TABLES_ASKED }, () => anns)
    expect(await ask(server, ...many)).toHaveLength(MOST_TABLES_ASKED)
    expect(await ask(server)).toEqual([])
    const wrong = [
      { tables: [...many, anns] },
      { tables: [{ table: anns.table }] },
      { tables: [{ ...anns, secret: '' }] },
      { tables: [{ ...anns, more: true }] },
      { tables: {} },
      [anns],
      null,
    ]
    for (const body of wrong) {
      expect(await post(server, body)).toMatchObject({ status: 400, body: { why: 'malformed' } })
    }
    expect(await post(server, { tables: 'x'.repeat(20_000) })).toMatchObject({ status: 413, body: { why: 'tooLarge' } })
  })

  test('of the pages of other sites', async () => {
    const { anns } = await scene()
    const status = (headers: { readonly [name: string]: string }): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = request(
          new URL('/api/tables/mine', server.url),
          { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
          (response) => resolve(response.resume().statusCode),
        )
        asked.on('error', reject)
        asked.end(JSON.stringify({ tables: [anns] }))
      })
    expect(await status({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ origin: new URL(server.url).origin, 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  test('who asks too often', async () => {
    const limited = await startServer(undefined, { tablesPerMinute: 9, connectionsPerMinute: 3, messagesPerSecond: 9 })
    for (let i = 0; i < 3; i++) expect(await ask(limited)).toEqual([])
    expect(await post(limited, { tables: [] })).toMatchObject({ status: 429, body: { why: 'tooFast' } })
  })
})

describe('the store', () => {
  test('is asked for a table whole only once, until something is done there', async () => {
    const kept = await openSqlite(temporaryFolder())
    const find = vi.spyOn(kept, 'find')
    const counted = await startServer(kept)
    const { ann, bob, anns, bobs } = await scene(counted)
    await ann.close()
    await ask(counted, anns, bobs)
    const before = find.mock.calls.length
    const states = await ask(counted, anns, bobs, anns)
    expect(find).toHaveBeenCalledTimes(before)
    expect(await bob.request({ say: 'rename', name: 'Robert' })).toEqual(done)
    expect((await ask(counted, anns))[0]).toHaveProperty('people.1.name', 'Robert')
    expect(states[0]).toHaveProperty('people.1.name', 'Bob')
  })

  test('has one damaged table: the others are told all the same', async () => {
    const [damaged, whole] = [await scene(), await scene()]
    for (const client of [damaged.ann, damaged.bob]) await client.close()
    const number = (await store.read(damaged.made.table, 0)).length + 1
    expect(await store.append(damaged.made.table, { number, at: 1, act: '{"do":"nonsense"}' })).toBe(true)
    const [first, second] = await ask(server, damaged.anns, whole.anns)
    expect(first).toEqual({ table: damaged.made.table, why: expect.any(String) })
    expect(second).toMatchObject({ me: 1 })
  })

  test('is away: nothing is said of any table, rather than something wrong', async () => {
    const kept = await openSqlite(temporaryFolder())
    const broken = await startServer(kept)
    const { anns, ann } = await scene(broken)
    expect(await ask(broken, anns)).toHaveLength(1)
    const away = vi.spyOn(kept, 'read').mockRejectedValue(new StoreError('away'))
    expect(await post(broken, { tables: [anns] })).toMatchObject({ status: 503, body: { why: 'unavailable' } })
    away.mockRestore()
    // Nobody who sits there has noticed.
    expect(await ann.request({ say: 'chat', text: 'Ahoy' })).toEqual(done)
    expect(ann.bye).toBeUndefined()
  })
})
