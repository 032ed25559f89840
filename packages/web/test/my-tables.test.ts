// How the tables online of this browser stand: asked of a real server, kept with the tables, and put in order.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_TABLES_ASKED, TablesQuery, type TablesReply } from '@landfall/protocol'
import { openStore, type ProgressOf, type Server, serve } from '@landfall/server'
import { makeTable, TableClient } from '@landfall/server/client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Paced } from '../src/online/paced.ts'
import { inOrder, inOrderOf } from '../src/online/table-order.ts'
import type { KnownTable, TableTurn } from '../src/table/company.ts'
import type { KeptTable } from '../src/worker/kept-games.ts'
import { afterTold, askTables, type MyTablesEnds } from '../src/worker/my-tables.ts'
import { arrive, Client, startClock, stopClock } from './online-client.ts'
import { crusoe } from './spoken.ts'
import { TableServer } from './table-server.ts'

const { plugin } = crusoe.en
const SECRET = 's'.repeat(43)
const nameOf = (number: number): string => String(number).padStart(22, 't')

function kept(number: number, given: Partial<KeptTable> = {}): KeptTable {
  const digest = { seats: ['carpenter', 'cook'], facts: {} }
  const table = { id: nameOf(number), secret: SECRET, changed: 1, seen: 1, name: 'Ann', game: 'crusoe', digest }
  return { ...table, turn: 'others', outcome: undefined, ...given }
}

/** What this browser keeps, and a server that replies as it is told to. */
class Shelf implements MyTablesEnds {
  tables: readonly KeptTable[]
  readonly asked: string[] = []
  reply: (body: string) => Promise<unknown>
  time = 1000

  constructor(tables: readonly KeptTable[], reply: (body: string) => Promise<unknown>) {
    this.tables = tables
    this.reply = reply
  }

  readonly kept = async (): Promise<readonly KeptTable[]> => this.tables
  readonly now = (): number => this.time
  readonly ask = (body: string): Promise<unknown> => {
    this.asked.push(body)
    return this.reply(body)
  }
  readonly update = async (change: (table: KeptTable) => KeptTable | undefined): Promise<void> => {
    this.tables = this.tables.map((table) => change(table) ?? table)
  }
}

const STATE = {
  game: 'crusoe',
  number: 9,
  at: 500,
  answers: 4,
  me: 1,
  people: [
    { member: 1, name: 'Anna', owner: true, seats: ['carpenter'] },
    { member: 2, name: 'Ben', owner: false, seats: ['cook'] },
  ],
  awaited: ['cook'],
  yourTurn: false,
}
type State = Extract<TablesReply['tables'][number], { yourTurn: boolean }>
const state = (number: number, given: Partial<State> = {}): State => ({ table: nameOf(number), ...STATE, ...given })

const replyOf = (...tables: TablesReply['tables']): TablesReply => ({ now: 1000, tables })

describe('with a real server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-home-'))
  let server: Server
  beforeAll(async () => {
    const store = await openStore({ data: folder, databaseUrl: undefined })
    const progressOf: ProgressOf = (_, position) => plugin.digest(position)
    const online = { store, games: [plugin.game], progressOf }
    server = await serve({ port: 0, host: '127.0.0.1', folder: tmpdir(), online })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const post = async (body: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    return await (await fetch(new URL('/api/tables/mine', server.url), { method: 'POST', headers, body })).json()
  }

  test('what others did since, leaving, and a table that is no more are known without opening the table', async () => {
    const setup = JSON.parse(JSON.stringify(plugin.setupFor(2)))
    const made = await makeTable(server.url, { game: 'crusoe', setup, name: 'Ann' })
    const ann = await TableClient.open(server.url, { table: made.table, secret: made.secret })
    const [first = '', second = ''] = ann.welcome.seats
    await ann.request({ say: 'sit', seat: first })
    const mine = kept(1, { id: made.table, secret: made.secret, turn: 'others' })
    const gone = kept(2, { turn: 'mine' })
    const stranger = kept(3, { id: made.table, turn: 'mine' })
    const shelf = new Shelf([mine, gone], post)
    // Everybody plans: it is Ann's turn, whatever was kept.
    expect(await askTables(shelf)).toEqual([made.table, gone.id])
    expect(shelf.tables).toMatchObject([
      { turn: 'mine', name: 'Ann', digest: { seats: [first, second], facts: { round: 1 } }, seen: 1000 },
      { turn: 'closed', why: 'noSuchTable' },
    ])
    await ann.request({ say: 'stand', seat: first })
    await askTables(shelf)
    expect(shelf.tables[0]).toMatchObject({ turn: 'noSeat', people: [{ name: 'Ann', seats: [] }] })
    const other = new Shelf([stranger], post)
    await askTables(other)
    expect(other.tables[0]).toMatchObject({ turn: 'closed', why: 'wrongSecret' })
    await ann.close()
  })
})

describe('what the server says', () => {
  test.each<[string, Partial<State>, Partial<KeptTable>]>([
    ['others', {}, { turn: 'others', awaited: ['cook'], name: 'Anna' }],
    ['mine', { yourTurn: true, awaited: ['carpenter'] }, { turn: 'mine' }],
    ['over', { outcome: 'won', yourTurn: false, awaited: [] }, { turn: 'over', outcome: 'won' }],
    [
      'no seat',
      { me: 3, people: [{ member: 3, name: 'Cy', owner: false, seats: [] }] },
      { turn: 'noSeat', name: 'Cy' },
    ],
    ['undo', { yourTurn: true, agreement: { to: 'undo', waiting: [1] } }, { turn: 'mine', agreement: 'undo' }],
    ['go on', { awaited: [], agreement: { to: 'goOn', waiting: [2] } }, { turn: 'others', awaited: ['cook'] }],
  ])('is kept: %s', (_, told, expected) => {
    expect(afterTold(kept(1), state(1, told), 0)).toMatchObject(expected)
  })

  test('replaces all that was known before, and the time is told by this clock', () => {
    const before = kept(1, { turn: 'closed', why: 'oldRules', agreement: 'undo' })
    const after = afterTold(before, state(1), 250)
    expect(after).toMatchObject({ turn: 'others', changed: 750, digest: before.digest, secret: SECRET })
    expect(after).not.toHaveProperty('why')
    expect(after).not.toHaveProperty('agreement')
    expect(afterTold(after, { table: nameOf(1), why: 'somethingNew' }, 0)).toMatchObject({
      turn: 'closed',
      why: 'somethingNew',
      changed: 750,
    })
  })

  test('of a table that it cannot read now changes nothing', async () => {
    const shelf = new Shelf([kept(1), kept(2)], async () =>
      replyOf({ table: nameOf(1), why: 'unavailable' }, state(2, { yourTurn: true })),
    )
    expect(await askTables(shelf)).toEqual([nameOf(2)])
    expect(shelf.tables).toMatchObject([
      { turn: 'others', seen: 1 },
      { turn: 'mine', seen: 1000 },
    ])
  })

  test('loses against a table that was open meanwhile, and does not bring back one that was forgotten', async () => {
    const shelf = new Shelf([kept(1), kept(2)], async () => {
      shelf.time = 1200
      shelf.tables = [kept(1, { turn: 'mine', seen: 1100 })]
      return replyOf(state(1), state(2))
    })
    await askTables(shelf)
    expect(shelf.tables).toEqual([kept(1, { turn: 'mine', seen: 1100 })])
  })
})

describe('nothing changes and nothing is told', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['there is no network', async () => undefined],
    ['the request fails', () => Promise.reject(new Error('aborted'))],
    ['the reply is something else', async () => ({ tables: [{ table: 'x' }] })],
  ])('when %s', async (_, reply) => {
    const before = [kept(1), kept(2, { turn: 'mine' })]
    const shelf = new Shelf(before, reply)
    expect(await askTables(shelf)).toEqual([])
    expect(shelf.tables).toEqual(before)
  })
})

test('one request asks for all; where they are too many, for those that go on', async () => {
  const over = Array.from({ length: 60 }, (_, i) => kept(i, { turn: 'over' }))
  const open = Array.from({ length: 70 }, (_, i) => kept(100 + i))
  const shelf = new Shelf([...over, ...open], async () => replyOf())
  await askTables(shelf)
  expect(shelf.asked).toHaveLength(1)
  const { tables } = TablesQuery.parse(JSON.parse(shelf.asked[0] ?? ''))
  expect(tables).toHaveLength(MOST_TABLES_ASKED)
  expect(tables.slice(0, 70).map(({ table }) => table)).toEqual(open.map(({ id }) => id))
})

describe('a table that was open here', () => {
  afterEach(startClock)

  test('is kept as one without a seat once one has left it', async () => {
    stopClock()
    const client = new Client(new TableServer([]))
    await arrive()
    expect(client.kept.at(-1)).toMatchObject({ turn: 'noSeat' })
  })

  test('is kept with those whom it waits for', async () => {
    stopClock()
    const client = new Client(new TableServer(['cook']))
    await arrive()
    expect(client.kept.at(-1)).toMatchObject({
      awaited: ['table'],
      people: [
        { name: 'Ann', seats: ['cook'] },
        { name: 'Ben', seats: ['carpenter'] },
      ],
    })
  })
})

describe('the order', () => {
  const listed = (id: string, turn: TableTurn, changed: number): KnownTable => {
    const text = { title: '', players: [], progressText: [], progress: undefined }
    return { id, turn, changed, seen: changed, name: 'Ann', game: 'crusoe', outcome: undefined, ...text }
  }
  const tables = [
    listed('gone', 'closed', 9),
    listed('old', 'mine', 1),
    listed('left', 'noSeat', 8),
    listed('waiting', 'others', 7),
    listed('over', 'over', 6),
    listed('new', 'mine', 2),
  ]
  const ids = (of: readonly KnownTable[]): readonly string[] => of.map(({ id }) => id)

  test('begins with one’s own turn and ends with what is gone', () => {
    expect(ids(inOrder(tables))).toEqual(['new', 'old', 'waiting', 'over', 'left', 'gone'])
  })

  test('stays as it is while somebody moves about in it; a new one comes last', () => {
    expect(ids(inOrderOf(['gone', 'waiting', 'left', 'old', 'over'], tables))).toEqual([
      'gone',
      'waiting',
      'left',
      'old',
      'over',
      'new',
    ])
  })
})

describe('asking again', () => {
  afterEach(() => vi.useRealTimers())

  test('happens at once, then at most every few seconds, and never twice at a time', async () => {
    vi.useFakeTimers()
    let begun = 0
    let finish = (): void => {}
    const paced = new Paced(() => {
      begun += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    }, 5000)
    paced.want()
    expect(begun).toBe(1)
    for (let i = 0; i < 20; i += 1) paced.want()
    await vi.advanceTimersByTimeAsync(6000)
    expect(begun, 'the first is still under way').toBe(1)
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun, 'it was wanted meanwhile').toBe(2)
    finish()
    await vi.advanceTimersByTimeAsync(4000)
    paced.want()
    expect(begun).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(begun).toBe(3)
    finish()
    paced.want()
    paced.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(begun).toBe(3)
  })

  test('goes on after a failure', async () => {
    vi.useFakeTimers()
    const work = vi.fn(() => Promise.reject(new Error('away')))
    const paced = new Paced(work, 10)
    paced.want()
    await vi.advanceTimersByTimeAsync(10)
    paced.want()
    expect(work).toHaveBeenCalledTimes(2)
  })
})
