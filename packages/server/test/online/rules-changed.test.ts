// Tables whose rules have changed while they were being played: nobody's game is refused whole.
import { beacon } from '@landfall/demo'
import { changedBeacon } from '@landfall/demo/testing'
import { type Game, readJournal } from '@landfall/kernel'
import { type Server, serve } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { done, guest, host, newTable, playOn, refused, together } from './at-table.ts'

const WIDE = { tablesPerMinute: 1e6, connectionsPerMinute: 1e6, messagesPerSecond: 1e5, openConnections: 1e6 }

/** A server with these rules of Beacon on a folder. */
async function serverWith(folder: string, game: Game): Promise<Server> {
  const online = { store: await openSqlite(folder), games: [game], limits: WIDE }
  const server = await serve({ port: 0, host: '127.0.0.1', folder, online })
  afterwards(() => server.close())
  return server
}

/** Two at a table of Beacon that was left after a few answers, and the server is stopped. */
async function leftAfter(answers: number) {
  const folder = temporaryFolder()
  const server = await serverWith(folder, beacon)
  const made = await newTable(server, 2, 'demo')
  const ann = await host(server, made, 'captain')
  const bob = await guest(server, made, 'Bob', 'cook')
  await together([ann, bob])
  expect(await playOn([ann, bob], 'left', answers)).toBe(answers)
  const view = ann.position.view
  const secrets = { ann: made.secret, bob: bob.secret ?? '' }
  ann.cut()
  bob.cut()
  await server.close()
  return { folder, made, view, secrets }
}

const again = (server: Server, table: string, secret: string): Promise<TableClient> =>
  TableClient.open(server.url, { table, secret })

const original = (server: Server, table: string, secret?: string): Promise<Response> =>
  fetch(new URL(`/api/tables/${table}/original`, server.url), {
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
  })

describe('a table whose decks have changed', () => {
  test('is as it was: acts keep what chance gave', async () => {
    const { folder, made, view, secrets } = await leftAfter(12)
    const server = await serverWith(folder, changedBeacon({ deck: (cards) => [...cards.toReversed(), 'lamp/99'] }))
    const ann = await again(server, made.table, secrets.ann)
    expect(ann.position.view).toEqual(view)
    expect(ann.welcome.misfit).toBeUndefined()
    expect((await original(server, made.table, secrets.ann)).status).toBe(409)
  })
})

describe('a table with an answer that is no longer offered', () => {
  const stricter = changedBeacon({ closed: 'wreck' })

  /** Left after somebody went to the wreck, which is closed now. */
  async function stuck() {
    const folder = temporaryFolder()
    const before = await serverWith(folder, beacon)
    const made = await newTable(before, 2, 'demo')
    const first = await host(before, made, 'captain')
    const second = await guest(before, made, 'Bob', 'cook')
    await together([first, second])
    const question = first.questions.find(({ kind }) => kind === 'place')?.id ?? -1
    expect(await first.request({ say: 'answer', seat: 'captain', question, choice: 'wreck' })).toEqual(done)
    await together([first, second])
    await playOn([first, second], 'after', 5)
    const secret = second.secret ?? ''
    first.cut()
    second.cut()
    await before.close()
    const server = await serverWith(folder, stricter)
    const ann = await again(server, made.table, made.secret)
    const bob = await again(server, made.table, secret)
    await together([ann, bob])
    return { folder, server, made, ann, bob, secret }
  }

  test('stands before it, says which one, and takes no answers until all who are seated agree', async () => {
    const { ann, bob } = await stuck()
    expect(ann.misfit).toMatchObject({ answers: 0, seat: 'captain', kind: 'place', agreed: [], waiting: [1, 2] })
    expect(ann.position.answers).toBe(0)
    const { id } = ann.questions[0] ?? { id: -1 }
    expect(await ann.request({ say: 'answer', seat: 'captain', question: id, choice: 'beach' })).toEqual(
      refused('rulesChanged'),
    )
    expect(await ann.request({ say: 'undo', to: 0 })).toEqual(refused('rulesChanged'))
    expect(await ann.request({ say: 'goOn' })).toEqual(done)
    expect(await ann.request({ say: 'goOn' })).toEqual(refused('notAsked'))
    await together([ann, bob])
    expect(bob.misfit).toMatchObject({ agreed: [1], waiting: [2] })
    expect(await bob.request({ say: 'goOn' })).toEqual(done)
    await together([ann, bob])
    expect(ann.misfit).toBeUndefined()
    const played = await playOn([ann, bob], 'on')
    expect(ann.position).toMatchObject({ answers: played, outcome: expect.anything() })
  })

  test('has gone on for good, also when it is loaded again with rules that would allow the answer', async () => {
    const { folder, server, made, ann, bob, secret } = await stuck()
    for (const one of [ann, bob]) expect(await one.request({ say: 'goOn' })).toEqual(done)
    await together([ann, bob])
    // More than a snapshot's worth of acts.
    for (let line = 0; line < 60; line++) await ann.request({ say: 'chat', text: `line ${line}` })
    await playOn([ann, bob], 'on', 6)
    const { view, answers } = ann.position
    await server.close()
    for (const game of [stricter, beacon]) {
      const next = await serverWith(folder, game)
      const back = await again(next, made.table, secret)
      expect(back.position).toMatchObject({ answers })
      expect(back.misfit).toBeUndefined()
      expect(JSON.stringify(back.told).length).toBeGreaterThan(100)
      if (game === stricter) expect((await again(next, made.table, made.secret)).position.view).toEqual(view)
      await next.close()
    }
  })

  test('can be saved as it was by a member, and everybody is told', async () => {
    const { server, made, ann, bob, secret } = await stuck()
    expect((await original(server, made.table)).status).toBe(401)
    expect((await original(server, made.table, 'x'.repeat(43))).status).toBe(403)
    const response = await original(server, made.table, secret)
    expect(response.status).toBe(200)
    const { session, misfit } = beacon.bringBack(readJournal(await response.text()))
    expect(misfit).toBeUndefined()
    expect(session.answers).toHaveLength(6)
    await ann.until(({ chat }) => chat.length > 0)
    expect(ann.chat.at(-1)).toMatchObject({ member: 2, original: true })
    expect(bob.misfit).toBeDefined()
  })

  test('asks those who sit there now, and not those who have stood up', async () => {
    const { ann, bob } = await stuck()
    expect(await ann.request({ say: 'goOn' })).toEqual(done)
    expect(await bob.request({ say: 'stand', seat: 'cook' })).toEqual(done)
    await together([ann, bob])
    expect(ann.misfit).toMatchObject({ agreed: [1], waiting: [] })
    expect(await bob.request({ say: 'goOn' })).toEqual(refused('wrongSeat'))
    // Nobody else is waited for any more.
    expect(await ann.request({ say: 'goOn' })).toEqual(done)
    await together([ann, bob])
    expect(ann.misfit).toBeUndefined()
  })
})

describe('a table whose cards can no longer be dealt', () => {
  test('begins again, when those who are seated agree', async () => {
    const { folder, made, secrets } = await leftAfter(8)
    const server = await serverWith(
      folder,
      changedBeacon({ deck: (cards) => cards.filter((card) => card !== 'fish/1') }),
    )
    const ann = await again(server, made.table, secrets.ann)
    const bob = await again(server, made.table, secrets.bob)
    expect(ann.misfit).toMatchObject({ number: 0, answers: 0 })
    for (const one of [ann, bob]) expect(await one.request({ say: 'goOn' })).toEqual(done)
    await together([ann, bob])
    expect(await playOn([ann, bob], 'again', 6)).toBe(6)
  })
})

describe('a table of other rules than this server has', () => {
  test('says whether they are older or newer, and gives a member the game as a file', async () => {
    const { folder, made, secrets } = await leftAfter(7)
    for (const [version, why] of [
      [9, 'oldRules'],
      [0, 'newerRules'],
    ] as const) {
      const server = await serverWith(folder, changedBeacon({ version }))
      const client = TableClient.open(server.url, { table: made.table, secret: secrets.ann })
      await expect(client).rejects.toThrow(why)
      expect((await original(server, made.table, 'x'.repeat(43))).status).toBe(403)
      const response = await original(server, made.table, secrets.bob)
      expect(response.status).toBe(200)
      const { session, misfit } = beacon.bringBack(readJournal(await response.text()))
      expect(misfit).toBeUndefined()
      expect(session.answers).toHaveLength(7)
      await server.close()
    }
  })
})
