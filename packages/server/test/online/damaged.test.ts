// A table whose acts have changed on the disk: its players are told so, the log names it, and what is sound can be saved.
import { join } from 'node:path'
import { beacon } from '@landfall/demo'
import { readJournal } from '@landfall/kernel'
import type { MadeTable } from '@landfall/protocol'
import { backup, linesOf, restore, type Server, serve } from '@landfall/server'
import { TableClient } from '@landfall/server/client'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test, vi } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { afterwards, temporaryFolder } from '../afterwards.ts'
import { done, guest, host, newTable, playOn, together } from './at-table.ts'

const LIMITS = { tablesPerMinute: 1e6, connectionsPerMinute: 1e6, messagesPerSecond: 1e5 }

async function serverOn(folder: string): Promise<Server> {
  const online = { store: await openSqlite(folder), games: [beacon], limits: LIMITS }
  const server = await serve({ port: 0, host: '127.0.0.1', folder, online, log: 'error' })
  afterwards(() => server.close())
  return server
}

/** A table of two, left after a few answers and lines of chat, on a server that has stopped; then this was done to its database. */
async function damagedBy(sql: string, lines = 0): Promise<{ folder: string; made: MadeTable }> {
  const folder = temporaryFolder()
  const server = await serverOn(folder)
  const made = await newTable(server, 2, 'demo')
  const ann = await host(server, made, 'captain')
  const bob = await guest(server, made, 'Bob', 'cook')
  await together([ann, bob])
  expect(await playOn([ann, bob], 'damaged', 7)).toBe(7)
  for (let line = 0; line < lines; line++) expect(await ann.request({ say: 'chat', text: 'Ahoy' })).toEqual(done)
  ann.cut()
  bob.cut()
  await server.close()
  const database = new DatabaseSync(join(folder, 'landfall.db'))
  database.exec(sql)
  database.close()
  return { folder, made }
}

const knock = (server: Server, { table, secret }: MadeTable): Promise<TableClient> =>
  TableClient.open(server.url, { table, secret })

const ACT = 'number = 10'
const DAMAGE: readonly (readonly [what: string, sql: string])[] = [
  ['a choice', `update entries set act = replace(act, '"choice":"', '"choice":"x') where ${ACT}`],
  ['text that is no JSON', `update entries set act = substr(act, 2) where ${ACT}`],
  [
    'text that is no JSON, of an earlier version',
    `update entries set mark = null; update entries set act = substr(act, 2) where ${ACT}`,
  ],
  ['a time', `update entries set at = at + 4096 where ${ACT}`],
  ['a number', `update entries set number = number + 1024 where ${ACT}`],
  ['a missing act', `delete from entries where ${ACT}`],
]

test.each(DAMAGE)('%s', async (_, sql) => {
  const { folder, made } = await damagedBy(sql)
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const server = await serverOn(folder)
  await expect(knock(server, made)).rejects.toThrow('not let in: damaged')
  await expect(TableClient.open(server.url, { table: made.watch })).rejects.toThrow('not let in: damaged')
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  expect(lines[0]).toMatchObject({ msg: 'a table is damaged', table: made.table, act: 10 })
  expect((await fetch(new URL(`/api/tables/${made.table}/journal`, server.url))).status).toBe(410)
})

test('a set-up', async () => {
  const { folder, made } = await damagedBy(`update tables set setup = replace(setup, '"seed":"', '"seed":"x')`)
  const server = await serverOn(folder)
  await expect(knock(server, made)).rejects.toThrow('not let in: damaged')
})

test('what came before the damage can be saved by a member, and by nobody else', async () => {
  const { folder, made } = await damagedBy(`update entries set act = replace(act, '"', '''') where ${ACT}`)
  const server = await serverOn(folder)
  const saved = (secret: string): Promise<Response> =>
    fetch(new URL(`/api/tables/${made.table}/original`, server.url), { headers: { authorization: `Bearer ${secret}` } })
  expect((await saved('x'.repeat(43))).status).toBe(403)
  const response = await saved(made.secret)
  expect(response.status).toBe(200)
  // Two joined and sat down before.
  expect(readJournal(await response.text()).answers).toHaveLength(5)
})

test('damage before a snapshot is found when somebody is told the story', async () => {
  const { folder, made } = await damagedBy(`update entries set at = at + 1 where ${ACT}`, 60)
  const server = await serverOn(folder)
  await expect(knock(server, made)).rejects.toThrow('not let in: damaged')
})

test('a backup has all other tables, and this one up to the damage; restored, it goes on from there', async () => {
  const { folder, made } = await damagedBy(`update entries set at = at + 1 where ${ACT}`)
  const server = await serverOn(folder)
  const other = await newTable(server, 2, 'demo')
  await server.close()
  const store = await openSqlite(folder, 'read')
  let text = ''
  const { tables, damaged } = await backup(store, async (piece) => {
    text += piece
  })
  await store.close()
  expect(tables).toBe(2)
  expect(damaged).toMatchObject([{ table: made.table, number: 10 }])
  const elsewhere = temporaryFolder()
  const restored = await openSqlite(elsewhere)
  await restore(restored, () =>
    linesOf(
      (async function* () {
        yield text
      })(),
    ),
  )
  await restored.close()
  const again = await serverOn(elsewhere)
  expect((await knock(again, made)).position.answers).toBe(5)
  expect((await knock(again, other)).position.answers).toBe(0)
})
