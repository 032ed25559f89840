// A game that is over: its seed is public, and so nothing can be taken back any more.
import { join } from 'node:path'
import { beacon } from '@landfall/demo'
import { changedBeacon } from '@landfall/demo/testing'
import type { Game } from '@landfall/kernel'
import { type Server, serve } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { randomPlayer } from '@landfall/tabletop'
import { DatabaseSync } from '@photostructure/sqlite'
import { beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { answerSomething, done, guest, host, isAsked, newTable, playOn, refused, startServer } from './at-table.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})

async function forTwo(): Promise<readonly [ann: TableClient, bob: TableClient, table: string]> {
  const made = await newTable(server)
  const ann = await host(server, made)
  const [first = '', second = ''] = ann.welcome.seats
  expect(await ann.request({ say: 'sit', seat: first })).toEqual(done)
  return [ann, await guest(server, made, 'Bob', second), made.table]
}

test('nothing is taken back or proposed once the seed is public', async () => {
  const [ann, bob, table] = await forTwo()
  await playOn([ann, bob], 'over')
  const journal = (): Promise<string> =>
    fetch(new URL(`/api/tables/${table}/journal`, server.url)).then((response) => response.text())
  const before = await journal()
  const { answers } = ann.position
  for (const client of [ann, bob]) {
    for (const to of [0, answers - 1, answers]) {
      expect(await client.request({ say: 'undo', to })).toEqual(refused('finished'))
    }
    expect(await client.request({ say: 'agree', proposal: 1 })).toEqual(refused('finished'))
  }
  expect(await journal()).toBe(before)
})

test('an undo that was proposed before the last answer cannot be agreed to after it', async () => {
  const [ann, bob] = await forTwo()
  const clients = [ann, bob]
  const player = randomPlayer('last')
  let proposal = 0
  while (ann.position.outcome === undefined) {
    // Nothing goes back at once any more, so that it is only proposed.
    if (ann.position.barrier > 0) {
      const reply = await ann.request({ say: 'undo', to: 0 })
      if (reply.say === 'done') proposal = reply.proposed ?? proposal
    }
    const next = clients.find(isAsked)
    if (next === undefined) throw new Error('nobody is asked')
    expect(await answerSomething(next, player)).toEqual(done)
    const { number } = next
    await Promise.all(clients.map((client) => client.until((one) => one.number >= number)))
  }
  expect(await bob.request({ say: 'agree', proposal })).toEqual(refused('finished'))
  expect(ann.position.outcome).toBeDefined()
})

test('rules that change after the end do not open the game again', async () => {
  const folder = temporaryFolder()
  const serverWith = async (game: Game): Promise<Server> => {
    const online = {
      store: await openSqlite(folder),
      games: [game],
      limits: { tablesPerMinute: 1e6, connectionsPerMinute: 1e6, messagesPerSecond: 1e5 },
    }
    const started = await serve({ port: 0, host: '127.0.0.1', folder, online })
    afterwards(() => started.close())
    return started
  }
  const before = await serverWith(beacon)
  const made = await newTable(before, 2, 'demo')
  const ann = await host(before, made, 'captain', 'cook')
  const question = ann.questions.find(({ kind }) => kind === 'place')?.id ?? -1
  expect(await ann.request({ say: 'answer', seat: 'captain', question, choice: 'wreck' })).toEqual(done)
  await playOn([ann], 'to the end')
  expect(ann.position.outcome).toBeDefined()
  await before.close()
  // A long game has a snapshot, from which nobody notices that its answers no longer fit.
  const database = new DatabaseSync(join(folder, 'landfall.db'))
  database.exec('delete from snapshots')
  database.close()
  const after = await serverWith(changedBeacon({ closed: 'wreck' }))
  const again = await TableClient.open(after.url, { table: made.table, secret: made.secret })
  expect(again.misfit).toBeDefined()
  expect(await again.request({ say: 'goOn' })).toEqual(refused('finished'))
})
