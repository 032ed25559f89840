// A client that means harm: everything it tries is refused in clear words, and nobody else notices.
import { request } from 'node:http'
import { type MadeTable, PROTOCOL } from '@landfall/protocol'
import type { Server } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSqlite } from '../../src/store/sqlite.ts'
import { temporaryFolder } from '../afterwards.ts'
import { done, guest, host, newTable, playOn, refused, setupFor, startServer, together } from './at-table.ts'
import { kill, startProcess } from './endurance.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})

interface Scene {
  readonly made: MadeTable
  readonly ann: TableClient
  readonly bob: TableClient
  /** Has no seat, and no good will. */
  readonly mallory: TableClient
}

async function scene(on: Server = server): Promise<Scene> {
  const made = await newTable(on)
  const ann = await host(on, made)
  const [first = '', second = ''] = ann.welcome.seats
  expect(await ann.request({ say: 'sit', seat: first })).toEqual(done)
  const bob = await guest(on, made, 'Bob', second)
  const mallory = await guest(on, made, 'Mallory')
  await together([ann, bob, mallory])
  return { made, ann, bob, mallory }
}

/** The table is as it was, and it can be played. */
async function unharmed({ ann, bob }: Scene, before: number): Promise<void> {
  expect(ann.position.answers).toBe(before)
  expect(await playOn([ann, bob], 'unharmed', 2)).toBe(2)
}

/** A connection without manners: what it is told, in order. */
async function crude(address: string, ...messages: (string | Buffer)[]): Promise<readonly unknown[]> {
  const socket = new WebSocket(address)
  const heard: unknown[] = []
  return await new Promise((resolve, reject) => {
    socket.on('open', () => {
      for (const message of messages) socket.send(message)
    })
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)))
      if (heard.length >= messages.length) socket.close()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

const socketOf = (of: Server): string => `${of.url.replace('http', 'ws')}api/socket`

function post(
  headers: { [name: string]: string },
  body: string,
  to: Server = server,
): Promise<{ status: number | undefined; text: string }> {
  const { port } = new URL(to.url)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/tables', method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += String(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

describe('somebody at the table', () => {
  test('cannot answer for others, with old numbers, or what is not offered', async () => {
    const table = await scene()
    const { ann, bob, mallory } = table
    await playOn([ann, bob], 'before', 3)
    const [question] = ann.questions
    const choice = question?.choices[0]?.id ?? ''
    const asked = { say: 'answer' as const, question: question?.id ?? 0, choice }
    for (const seat of ann.welcome.seats) {
      expect(await mallory.request({ ...asked, seat })).toEqual(refused('wrongSeat'))
    }
    expect(await bob.request({ ...asked, seat: ann.seats[0] ?? '' })).toEqual(refused('wrongSeat'))
    expect(await mallory.request({ ...asked, seat: 'table' })).toEqual(refused('wrongSeat'))
    const seat = bob.seats[0] ?? ''
    for (const stale of [0, asked.question - 1, asked.question + 1000]) {
      expect(await bob.request({ ...asked, seat, question: stale })).toEqual(refused('staleQuestion'))
    }
    if (question?.seat === 'table') {
      expect(await bob.request({ ...asked, seat, choice: 'win' })).toEqual(refused('unlistedChoice'))
    }
    await unharmed(table, 3)
  })

  test('cannot give the same answer twice', async () => {
    const { ann, bob } = await scene()
    await playOn([ann, bob], 'twice', 2)
    const client = ann.questions.some(({ seat }) => seat === 'table') ? ann : bob
    const [question] = client.questions
    const answer = { seat: client.seats[0] ?? '', question: question?.id ?? 0, choice: question?.choices[0]?.id ?? '' }
    const replies = await Promise.all([1, 2, 3].map(() => client.request({ say: 'answer', ...answer })))
    expect(replies.map(({ say }) => say)).toEqual(['done', 'refused', 'refused'])
    await together([ann, bob])
    expect(ann.position.answers).toBe(3)
  })

  test('cannot take back or agree for others', async () => {
    const table = await scene()
    const { ann, bob, mallory } = table
    await playOn([ann, bob], 'back', 4)
    expect(await mallory.request({ say: 'undo', to: 0 })).toEqual(refused('wrongSeat'))
    await ann.request({ say: 'undo', to: 0 })
    await together([ann, bob, mallory])
    const proposal = mallory.proposal?.number ?? 0
    expect(await mallory.request({ say: 'agree', proposal })).toEqual(refused('notAsked'))
    expect(await mallory.request({ say: 'decline', proposal })).toEqual(refused('noSuchProposal'))
    await bob.request({ say: 'decline', proposal })
    await unharmed(table, 4)
  })

  test('sees no secret of others: not in a view, not in an event, not in who is there', async () => {
    const { made, ann, bob, mallory } = await scene()
    const heard: string[] = []
    mallory.heard = (message) => heard.push(JSON.stringify(message))
    await guest(server, made, 'Carl')
    await playOn([ann, bob], 'secrets', 15)
    await together([ann, bob, mallory])
    const all = [...heard, JSON.stringify(mallory.welcome)].join()
    expect(all).not.toContain(made.secret)
    expect(all).not.toContain('secretHash')
    expect(all).not.toContain('"seed"')
    // Decks that nobody sees are counted, not shown.
    expect(mallory.position.view).toMatchObject({ buildDeck: expect.any(Number), mysteryDeck: expect.any(Number) })
  })
})

describe('somebody who reads the log', () => {
  test('finds no name of a table, no secret, no seed and no card in it', async () => {
    let log = ''
    const data = temporaryFolder()
    const process = await startProcess(data, 0, (text) => {
      log += text
    })
    const logging: Server = { url: process.url, close: () => kill(process) }
    const { made, ann, bob, mallory } = await scene(logging)
    await playOn([ann, bob], 'log', 10)
    mallory.sendRaw('{"say":"sit","call":1,"seat":7}')
    await fetch(new URL(`/api/tables/${made.table}/journal?secret=${made.secret}`, logging.url))
    await fetch(new URL(`/api/tables/${made.watch}x/journal`, logging.url))
    await fetch(new URL(`/${made.table}/${made.secret}`, logging.url))
    await post({ 'content-type': 'application/json' }, '{', logging)
    await ann.close()
    await logging.close()
    const store = await openSqlite(data)
    const { seed } = JSON.parse((await store.find(made.table))?.setup ?? '{}')
    await store.close()
    expect(log).toContain('/api/tables/:name/journal')
    for (const secret of [made.table, made.watch, made.secret, seed, 'Mallory', 'build/', 'cook']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('somebody who only watches', () => {
  test('can do nothing at all', async () => {
    const table = await scene()
    const eve = await TableClient.open(server.url, { table: table.made.watch })
    expect(eve.welcome.me).toEqual({ mayJoin: false })
    expect(JSON.stringify(eve.welcome)).not.toContain(table.made.table)
    const seat = eve.welcome.seats[0] ?? ''
    expect(await eve.request({ say: 'join', name: 'Eve' })).toEqual(refused('watching'))
    expect(await eve.request({ say: 'sit', seat })).toEqual(refused('watching'))
    expect(await eve.request({ say: 'chat', text: 'psst' })).toEqual(refused('watching'))
    expect(await eve.request({ say: 'point', at: 'space/B1' })).toEqual(refused('watching'))
    expect(await eve.request({ say: 'answer', seat, question: 1, choice: 'x' })).toEqual(refused('watching'))
    expect(await eve.request({ say: 'look', seat })).toEqual(refused('watching'))
    await unharmed(table, 0)
  })
})

describe('a stranger', () => {
  test('finds no table by guessing, and cannot tell a wrong name from a wrong secret of another table', async () => {
    const { made } = await scene()
    const other = await newTable(server)
    const guess = { table: 'AAAAAAAAAAAAAAAAAAAAAA' }
    await expect(TableClient.open(server.url, guess)).rejects.toThrow('noSuchTable')
    await expect(TableClient.open(server.url, { table: made.table, secret: other.secret })).rejects.toThrow(
      'wrongSecret',
    )
    await expect(TableClient.open(server.url, { table: made.watch, secret: other.secret })).rejects.toThrow(
      'wrongSecret',
    )
    for (const name of ['AAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2fetc%2fpasswd', "';drop table entries;--", '%00']) {
      const response = await fetch(new URL(`/api/tables/${name}/journal`, server.url))
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    }
    // An unfinished game keeps its story to itself.
    const early = await fetch(new URL(`/api/tables/${made.table}/journal`, server.url))
    expect([early.status, await early.json()]).toEqual([409, { why: 'notAsked' }])
  })

  test('makes no table with bad input', async () => {
    const json = { 'content-type': 'application/json' }
    const bad: [string, { [name: string]: string }, string, number][] = [
      ['no JSON', json, '{', 400],
      ['nothing', json, '', 400],
      ['a list', json, '[]', 400],
      ['no game', json, JSON.stringify({ game: 'chess', setup: {}, name: 'M' }), 400],
      ['no characters', json, JSON.stringify({ game: 'crusoe', setup: { characters: [] }, name: 'M' }), 400],
      [
        'a character twice',
        json,
        JSON.stringify({ game: 'crusoe', setup: { characters: ['cook', 'cook'] }, name: 'M' }),
        400,
      ],
      ['an own seed', json, JSON.stringify({ game: 'crusoe', setup: {}, name: 'M', seed: 'mine' }), 400],
      [
        'too much',
        json,
        JSON.stringify({ game: 'crusoe', setup: { characters: 'x'.repeat(100_000) }, name: 'M' }),
        413,
      ],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'game=crusoe', 415],
    ]
    for (const [what, headers, body, status] of bad) {
      const answer = await post(headers, body)
      expect([what, answer.status]).toEqual([what, status])
      expect(JSON.parse(answer.text)).toHaveProperty('why')
      expect(answer.text).not.toContain(' at ')
    }
    const smuggled = { game: 'crusoe', setup: { ...setupFor('crusoe', 1), seed: 'mine' }, name: 'M' }
    const made = JSON.parse((await post(json, JSON.stringify(smuggled))).text)
    const ann = await TableClient.open(server.url, { table: made.table, secret: made.secret })
    const mine = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('mine'))
    expect(ann.welcome.seedHash).not.toBe(Buffer.from(mine).toString('base64url'))
  })

  test('cannot use the browser of somebody who visits another site', async () => {
    const body = JSON.stringify({ game: 'crusoe', setup: setupFor('crusoe', 1), name: 'M' })
    const json = { 'content-type': 'application/json' }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, text } = await post({ ...json, ...headers }, body)
      expect([status, text]).toEqual([403, '{"why":"crossSite"}'])
      const socket = new WebSocket(socketOf(server), { headers })
      const refusal = await new Promise((resolve) => socket.on('error', ({ message }) => resolve(message)))
      expect(refusal).toContain('403')
    }
    const { host: own } = new URL(server.url)
    expect((await post({ ...json, host: own, origin: `http://${own}` }, body)).status).toBe(201)
  })
})

describe('a connection without manners', () => {
  test('is told what is wrong with each message, and let go on', async () => {
    const { made } = await scene()
    const hello = JSON.stringify({ say: 'hello', protocol: PROTOCOL, table: made.table })
    const heard = await crude(
      socketOf(server),
      'ahoy',
      Buffer.from([1, 2, 3]),
      '[]',
      '{"say":"hello"}',
      '{"say":"answer","call":1,"seat":"cook","question":1,"choice":"x"}',
      `{"say":"hello","protocol":1,"table":"${'x'.repeat(5000)}"}`,
      hello,
    )
    expect(heard.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => expect.objectContaining({ why: 'malformed' })))
    expect(heard[6]).toMatchObject({ say: 'welcome' })
  })

  test('is sent away when it speaks another version', async () => {
    const { made } = await scene()
    const hello = JSON.stringify({ say: 'hello', protocol: 99, table: made.table })
    expect(await crude(socketOf(server), hello)).toEqual([{ say: 'bye', why: 'protocol' }])
  })

  test('cannot send what is too large', async () => {
    const table = await scene()
    table.mallory.sendRaw('x'.repeat(1 << 20))
    await table.mallory.until(() => false)
    expect(table.mallory.bye).toBeDefined()
    await unharmed(table, 0)
  })

  test('cannot say hello twice, and bad requests are refused with their number', async () => {
    const { made, mallory } = await scene()
    const heard: unknown[] = []
    mallory.heard = (message) => heard.push(message)
    mallory.sendRaw(JSON.stringify({ say: 'hello', protocol: PROTOCOL, table: made.table, secret: made.secret }))
    mallory.sendRaw('{"say":"sit","call":77,"seat":5}')
    mallory.sendRaw('{"say":"__proto__","call":78}')
    await mallory.until(() => heard.length >= 3)
    expect(heard).toEqual([
      expect.objectContaining({ say: 'refused', why: 'malformed' }),
      expect.objectContaining({ say: 'refused', why: 'malformed', call: 77 }),
      expect.objectContaining({ say: 'refused', why: 'malformed', call: 78 }),
    ])
  })
})

describe('a flood', () => {
  test('is stemmed, and does not drown the others', async () => {
    const usual = await startServer(undefined, { tablesPerMinute: 5, connectionsPerMinute: 50, messagesPerSecond: 20 })
    const table = await scene(usual)
    const replies = await Promise.all(
      Array.from({ length: 400 }, (_, i) => table.mallory.request({ say: 'chat', text: `flood ${i}` })),
    )
    const taken = replies.filter(({ say }) => say === 'done').length
    expect(taken).toBeLessThan(100)
    expect(replies).toContainEqual(expect.objectContaining({ why: 'tooFast' }))
    // A client that goes on is sent away.
    expect(table.mallory.bye).toBeDefined()
    await unharmed(table, 0)
  })

  test('of tables and of connections is stemmed by address', async () => {
    const usual = await startServer(undefined, { tablesPerMinute: 3, connectionsPerMinute: 8, messagesPerSecond: 20 })
    const asked = Array.from({ length: 6 }, () => newTable(usual).then(() => 'made', String))
    const made = await Promise.all(asked)
    expect(made.filter((one) => one === 'made')).toHaveLength(3)
    expect(made).toContainEqual(expect.stringContaining('tooFast'))
    const visits = Array.from({ length: 12 }, () =>
      TableClient.open(usual.url, { table: 'AAAAAAAAAAAAAAAAAAAAAA' }).catch((thrown: Error) => thrown.message),
    )
    const answers = await Promise.all(visits)
    expect(answers.filter((one) => String(one).includes('noSuchTable'))).toHaveLength(8)
    expect(answers).toContainEqual(expect.stringContaining('429'))
  })
})
