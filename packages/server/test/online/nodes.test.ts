// Two nodes on one PostgreSQL, with clients spread over both.
import type { Server } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../src/store/postgres.ts'
import { afterwards } from '../afterwards.ts'
import { startPostgres, type TestPostgres } from '../store/postgres.ts'
import { done, guest, host, newTable, playOn, refused, startServer, together } from './at-table.ts'
import { kill, nothingIsLost, pause, playThrough, startProcess } from './endurance.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

async function twoNodes(): Promise<readonly [Server, Server]> {
  const url = await postgres.empty()
  const one = await startServer(await openPostgres(url))
  return [one, await startServer(await openPostgres(url))]
}

test('friends on different nodes sit at the same table', async () => {
  const [here, there] = await twoNodes()
  const made = await newTable(here)
  const ann = await host(here, made)
  const [first = '', second = ''] = ann.welcome.seats
  expect(await ann.request({ say: 'sit', seat: first })).toEqual(done)
  const bob = await guest(there, made, 'Bob', second)
  await together([ann, bob])
  // They see each other, talk, and point at things.
  await ann.until(({ company }) => company.people.length === 2 && company.people.every((person) => person.here))
  await bob.until(({ company }) => company.people.every((person) => person.here))
  await bob.request({ say: 'chat', text: 'Ahoy' })
  await ann.until(({ chat }) => chat.length === 1)
  const pointed = new Promise((resolve) => {
    ann.heard = (message) => message.say === 'point' && resolve(message)
  })
  await bob.request({ say: 'point', at: 'space/B2' })
  expect(await pointed).toEqual({ say: 'point', member: 2, at: 'space/B2' })
  // And play to the end.
  await playOn([ann, bob], 'two nodes')
  expect(ann.position.view).toEqual(bob.position.view)
  expect(ann.told).toEqual(bob.told)
  const eve = await TableClient.open(there.url, { table: made.watch })
  expect(eve.position.view).toEqual(ann.position.view)
})

test('a member who is removed on one node is sent away from the other, and does not come back', async () => {
  const [here, there] = await twoNodes()
  const made = await newTable(here)
  const ann = await host(here, made)
  const bob = await guest(there, made, 'Bob', ann.welcome.seats[0] ?? '')
  const { secret = '' } = bob
  await ann.until(({ company }) => company.people.length === 2)
  expect(await ann.request({ say: 'remove', member: 2 })).toEqual(done)
  await bob.until(() => false)
  expect(bob.bye).toBe('removed')
  for (const node of [here, there]) {
    await expect(TableClient.open(node.url, { table: made.table, secret })).rejects.toThrow('wrongSecret')
  }
  expect(ann.company.people.map(({ name }) => name)).toEqual(['Ann'])
})

test('either node says how a table stands, wherever it is played', async () => {
  const [here, there] = await twoNodes()
  const made = await newTable(here, 1)
  const ann = await host(here, made)
  await ann.request({ say: 'sit', seat: ann.welcome.seats[0] ?? '' })
  const body = JSON.stringify({ tables: [{ table: made.table, secret: made.secret }] })
  const headers = { 'content-type': 'application/json' }
  for (let answers = 0; answers < 12; answers++) {
    for (const node of [there, here]) {
      const response = await fetch(new URL('/api/tables/mine', node.url), { method: 'POST', headers, body })
      expect(await response.json()).toMatchObject({ tables: [{ number: ann.number, answers, me: 1 }] })
    }
    await playOn([ann], `stands/${answers}`, 1)
  }
})

test('two nodes that are asked at once let exactly one answer through', async () => {
  const [here, there] = await twoNodes()
  const made = await newTable(here)
  const ann = await host(here, made)
  const [first = '', second = ''] = ann.welcome.seats
  await ann.request({ say: 'sit', seat: first })
  const bob = await guest(there, made, 'Bob', second)
  let collisions = 0
  for (let round = 0; round < 60 && collisions < 10; round++) {
    await together([ann, bob])
    const question = ann.questions.find(({ seat }) => seat === 'table')
    if (question === undefined || ann.position.outcome !== undefined) {
      await playOn([ann, bob], `race/${round}`, 1)
      continue
    }
    const [one, other = one] = question.choices
    const replies = await Promise.all([
      ann.request({ say: 'answer', seat: first, question: question.id, choice: one?.id ?? '' }),
      bob.request({ say: 'answer', seat: second, question: question.id, choice: other?.id ?? '' }),
    ])
    expect(replies.filter(({ say }) => say === 'done')).toHaveLength(1)
    expect(replies).toContainEqual(refused('staleQuestion'))
    // Talk that collides with answers is kept all the same.
    const said = await Promise.all([ann, bob].map((client) => client.request({ say: 'chat', text: `round ${round}` })))
    expect(said).toEqual([done, done])
    collisions += 1
  }
  await together([ann, bob])
  expect(collisions).toBe(10)
  expect(ann.position.view).toEqual(bob.position.view)
  expect(ann.chat).toHaveLength(20)
  expect(bob.chat.map(({ number }) => number)).toEqual(ann.chat.map(({ number }) => number))
})

test('who is there is not told before it is durable, though another node speaks meanwhile', async () => {
  const url = await postgres.empty()
  const here = await startServer(await openPostgres(url))
  const there = await startServer(await openPostgres(url))
  const made = await newTable(here)
  const ann = await host(here, made)
  const bob = await TableClient.open(here.url, { table: made.table })
  const names: string[] = []
  bob.heard = (message) => {
    if (message.say === 'company') names.push(...message.company.people.map(({ name }) => name))
  }
  const disk = new Client(url)
  await disk.connect()
  await disk.query('begin; lock table entries in share row exclusive mode')
  const renaming = ann.request({ say: 'rename', name: 'Anna' })
  await pause(200)
  const eve = await TableClient.open(there.url, { table: made.watch })
  await pause(500)
  expect(names).not.toContain('Anna')
  await disk.query('commit')
  await disk.end()
  expect(await renaming).toEqual(done)
  await bob.until(({ company }) => company.watching === 2)
  expect(names).toContain('Anna')
  await eve.close()
})

test('a node is killed and the database restarted: no answer is lost, none is there twice, history never forks', async () => {
  const place = await postgres.empty()
  const here = await startProcess(place, 0)
  let there = await startProcess(place, 0)
  afterwards(() => kill(here))
  afterwards(() => kill(there))
  // The clients of the second node go to the first while it is dead.
  let isThere = true
  const second = (): string => (isThere ? there.url : here.url)
  const playing = Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      playThrough([() => here.url, second], 2 + (number % 3), `nodes/${number}`),
    ),
  )
  await pause(1500)
  isThere = false
  await kill(there)
  await pause(1000)
  await postgres.stop()
  await pause(300)
  await postgres.start()
  there = await startProcess(place, 0)
  isThere = true
  const games = await playing
  const store = await openPostgres(place)
  expect(await nothingIsLost(store, games)).toBeGreaterThan(12 * 30)
  await store.close()
}, 240_000)
